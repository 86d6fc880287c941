// The words of submissions that were received before words were stored beside them.
import { z } from 'zod'
import { inConfidence } from '../../../../access/server/confidence.ts'
import { json, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { defineJob } from '../../../../kit/jobs/job.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import { openFilling, type Remarks } from '../../../forms/definition/index.ts'
import { saidWords } from '../../content/server/said-words.ts'
import { definitionOf } from '../../content/server/versions.ts'

const storeWords = defineJob('submission-words', z.object({}))
const atOnce = 200

const dueRow = row({
  id: 'string',
  form_version: 'string',
  answers: json<Record<string, unknown>>(),
  remarks: json<Remarks>(),
})

const due = sql`from submissions s
  where s.company_id = current_company() and not exists (select from submission_words w
    where w.company_id = s.company_id and w.submission = s.id)`

/** Has the words of the company's submissions stored where any are lacking. */
export async function findByWords(db: Db): Promise<void> {
  const one = await db.maybe(sql`select s.id ${due} limit 1`)
  if (one !== undefined) await enqueue(db, storeWords, {}, { key: 'submission-words' })
}

async function storeSome(db: Db): Promise<number> {
  const rows = await db.many(
    dueRow,
    sql`
    with lacking as (select s.id, s.revision ${due} order by s.id desc limit ${atOnce})
    select l.id, r.form_version, r.answers, r.remarks from lacking l
    join submission_revision r on r.company_id = current_company() and r.submission = l.id
      and r.n = l.revision`,
  )
  const words = []
  for (const { id, form_version, answers, remarks } of rows) {
    const filling = openFilling(await definitionOf(db, form_version), answers, { remarks })
    words.push({ id, words: saidWords(filling, remarks) })
  }
  await db.run(sql`
    insert into submission_words (company_id, submission, at, words)
    select s.company_id, s.id, s.submitted_at, to_tsvector('simple', folded(s.title || ' ' || w.words))
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w(id uuid, words text)
    join submissions s on s.company_id = current_company() and s.id = w.id
    on conflict do nothing`)
  return rows.length
}

export const wordsJob: Performed = perform(storeWords, async ({ transaction }) => {
  for (let found = atOnce; found === atOnce; )
    found = await transaction((db) => inConfidence(db, () => storeSome(db)))
})
