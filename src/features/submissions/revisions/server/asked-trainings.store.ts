// Whether the person who fills a form holds the courses that it and the assets in it ask for.
import { asCompany } from '../../../../access/server/scoped.ts'
import { one } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { LackingTraining } from '../../../competence/definition/index.ts'
import { lackingOf } from '../../../competence/index.ts'

export type Work = { form: string; assets: readonly string[] }

const asking = (db: Db, { form, assets }: Work) =>
  db.many(
    { without: one<'warn' | 'refuse'>(), trainings: 'strings' },
    sql`
    select without_training as without, trainings::text[] from forms
    where company_id = current_company() and id = ${form} and trainings <> '{}'
    union all
    select y.without_training, y.trainings::text[] from asset_types y
    where y.company_id = current_company() and y.trainings <> '{}' and exists (select from inventory i
      where i.company_id = y.company_id and i.asset_type = y.id and i.id = any(${[...assets]}::uuid[]))`,
  )

/** What the person does not hold, and whether the work is refused without it. */
export async function lackingFor(
  db: Db,
  person: string,
  work: Work,
): Promise<{ refused: boolean; lacking: LackingTraining[] }> {
  return asCompany(db, async () => {
    const asked = await asking(db, work)
    const lacking = await lackingOf(
      db,
      person,
      asked.flatMap(({ trainings }) => trainings),
    )
    const strict = new Set(
      asked.flatMap(({ without, trainings }) => (without === 'refuse' ? trainings : [])),
    )
    return { refused: lacking.some(({ course }) => strict.has(course)), lacking }
  })
}
