// What submissions come to without what is confidential, for those that were received before the two
// were kept apart; and what was raised of confidential answers that did not count as such then.
import { z } from 'zod'
import { inConfidence } from '../../../../access/server/confidence.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { defineJob } from '../../../../kit/jobs/job.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import { hideRaised } from '../../../deficiencies/index.ts'
import { type FormDefinition, openFilling } from '../../../forms/definition/index.ts'
import { outcomeOf, type ScoreSettings } from '../../content/server/outcome.ts'
import { definitionOf } from '../../content/server/versions.ts'

const openScores = defineJob('open-scores', z.object({}))
const atOnce = 100

/** Has the company's open scores worked out where any is due. */
export async function scoreOpenly(db: Db): Promise<void> {
  const due = await db.maybe(sql`
    select submission from open_score_due where company_id = current_company() limit 1`)
  if (due !== undefined) await enqueue(db, openScores, {}, { key: 'open-scores' })
}

type Due = ScoreSettings & {
  id: string
  form_version: string
  answers: Record<string, unknown>
  passed_all: boolean | null
}

/** A bar that was set or moved since is not held against what was sent before. */
const settingsThen = ({ passed_all, ...row }: Due): ScoreSettings =>
  passed_all === null ? { ...row, pass_mark: null, critical_fail: null } : row

const confidentialKeys = (fields: FormDefinition['fields']): string[] =>
  fields.flatMap(({ key, confidential, fields: within = [] }) => [
    ...(confidential === true ? [key] : []),
    ...confidentialKeys(within),
  ])

async function scoreSome(db: Db): Promise<number> {
  const rows = await db.many<Due>(sql`
    select s.id, r.form_version, r.answers, s.all_percent is not null as scoring, f.pass_mark,
      f.critical_fail, s.all_passed as passed_all
    from open_score_due d
    join submissions s on s.company_id = d.company_id and s.id = d.submission
    join submission_revision r on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
    join forms f on f.company_id = s.company_id and f.id = s.form
    where d.company_id = current_company() order by d.submission limit ${atOnce}`)
  for (const row of rows) {
    const definition = await definitionOf(db, row.form_version)
    const { open } = outcomeOf(openFilling(definition, row.answers), settingsThen(row))
    await db.run(sql`
      update submissions set percent = ${open.percent}, passed = ${open.passed},
        fails = ${open.fails}, critical = ${open.critical}
      where company_id = current_company() and id = ${row.id}`)
    await hideRaised(db, row.id, confidentialKeys(definition.fields))
  }
  const done = rows.map(({ id }) => id)
  await db.run(sql`
    delete from open_score_due where company_id = current_company()
      and submission = any(${done}::uuid[])`)
  return rows.length
}

export const openScoresJob: Performed = perform(openScores, async ({ transaction }) => {
  for (let found = atOnce; found === atOnce; )
    found = await transaction((db) => inConfidence(db, () => scoreSome(db)))
})
