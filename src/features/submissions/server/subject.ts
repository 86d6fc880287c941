// What a submission is about, where its form asks for it: then the answer says it, and nobody else.
import { z } from 'zod'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Filling } from '../../forms/definition/index.ts'
import { assetsNamed } from './assets-named.ts'
import type { About } from './document-hash.ts'
import { namedProject } from './named-project.ts'

type Subject = Pick<About, 'asset' | 'location'>

/** The first asset, location and project that were answered; else what was said beside the answers. */
export async function subjectOf<A extends Subject>(db: Db, filling: Filling, given: A) {
  const said: A & Pick<About, 'project'> = { ...given, project: await namedProject(db, filling) }
  const answers = filling.answers()
  const asset = assetsNamed(filling)[0] ?? null
  const location =
    filling.definition.fields
      .filter(({ type }) => type === 'location')
      .map(({ key }) => z.uuid().safeParse(answers[key]).data)
      .find((id) => id !== undefined) ?? null
  if (asset === null && location === null) return said
  const there = await db.maybe<Subject>(sql`
    select (select id from inventory where company_id = current_company() and id = ${asset}) as asset,
      (select id from locations where company_id = current_company() and id = ${location}) as location`)
  return {
    ...said,
    asset: there?.asset ?? said.asset,
    location: there?.location ?? said.location,
  }
}
