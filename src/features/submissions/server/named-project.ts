// The project that answers name. One that is not the company's is refused as any unknown choice is.
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Filling } from '../../forms/definition/index.ts'
import { refuse } from './deciding.ts'

/** Every answer to a question for a project, in items of groups too, by its place. */
function namedIn(filling: Filling, within = ''): { key: string; id: string }[] {
  const answers = filling.answers()
  return filling.definition.fields.flatMap(({ key, type }) => {
    if (answers[key] === undefined) return []
    if (type === 'project') return [{ key: `${within}${key}`, id: String(answers[key]) }]
    return filling
      .items(key)
      .flatMap((item) => namedIn(item.filling, `${within}${key}.${item.number - 1}.`))
  })
}

/** The first that is named. A completed one counts: it may have been open when filling began. */
export async function namedProject(db: Db, filling: Filling): Promise<string | null> {
  const named = namedIn(filling)
  if (named.length === 0) return null
  const there = await db.many<{ id: string }>(sql`
    select id from projects
    where company_id = current_company() and id::text = any(${named.map(({ id }) => id)}::text[])`)
  const known = new Set(there.map(({ id }) => id))
  refuse(
    named
      .filter(({ id }) => !known.has(id))
      .map(({ key }) => ({
        key,
        code: 'unknown-option',
        sentence: 'Please choose one of the list.',
      })),
  )
  return named[0]?.id ?? null
}
