// Answers that are copied from one submission to the next: five in a row of the same person and form
// that say the same, each in less than a fifth of the time that the form takes. They are marked for
// the person who reviews them; nothing is refused.

import { canonical } from '../../../../kit/canonical.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import type { FormDefinition, Remarks } from '../../../forms/definition/index.ts'
import { sha256 } from '../../content/server/document-hash.ts'

/** Also the limit of the statement below: a limit that is a value would have it planned each time. */
const inARow = 5
const shareOfMedian = 0.2

/** What differs each time although nothing else does. */
const newEachTime = new Set(['date', 'time', 'datetime', 'signature', 'photo', 'file', 'gps'])

type Answers = Readonly<Record<string, unknown>>

const lasting = (fields: FormDefinition['fields'], answers: Answers): Answers =>
  Object.fromEntries(
    fields
      .filter(({ key, type }) => answers[key] !== undefined && !newEachTime.has(type))
      .map(({ key, fields: within }) => {
        const answer = answers[key]
        return within !== undefined && Array.isArray(answer)
          ? [key, answer.map((item) => lasting(within, Object(item)))]
          : [key, answer]
      }),
  )

/** The same for two that say the same; nothing where nothing was said that could be compared. */
export function alikeOf(
  { fields }: FormDefinition,
  answers: Answers,
  remarks: Remarks,
): string | null {
  const said = lasting(fields, answers)
  const notes = Object.entries(remarks).flatMap(([name, { note }]) => (note ? [[name, note]] : []))
  if (Object.keys(said).length === 0) return null
  return sha256(canonical(notes.length === 0 ? said : { said, notes }))
}

type Sent = { id: string; form: string; account: string | null; at: string }

/** Marks a submission and those before it, where they were copied. */
export async function markCopied(db: Db, { id, form, account, at }: Sent): Promise<void> {
  if (account === null) return
  const latest = await db.many(
    { id: 'string', duration: 'number?', alike: 'string?' },
    sql`
    select s.id, s.duration, r.alike from (
      select id, duration from submissions
      where company_id = current_company() and form = ${form} and submitted_by = ${account}
        and archived_at is null
      order by submitted_at desc, id desc limit 5) s
    join submission_revision r on r.company_id = current_company() and r.submission = s.id
      and r.n = 1`,
  )
  const durations = latest.flatMap(({ duration }) => duration ?? [])
  const [first] = latest
  const same =
    durations.length === inARow &&
    first?.alike !== null &&
    latest.every(({ alike }) => alike === first?.alike)
  if (!same || !latest.some((one) => one.id === id)) return
  // Of the latest hundred alone: the person waits meanwhile.
  const usual = await db.maybe(
    { median: 'number?' },
    sql`
    select percentile_cont(0.5) within group (order by o.duration) as median from (
      select duration from submissions
      where company_id = current_company() and form = ${form} and archived_at is null
        and stage <> 'void' and not copied
      order by submitted_at desc limit 100) o`,
  )
  if (Math.max(...durations) >= shareOfMedian * (usual?.median ?? 0)) return
  const run = latest.map((one) => one.id)
  await db.run(sql`
    update submissions set copied = true
    where company_id = current_company() and id = any(${run}::uuid[]) and not copied`)
  await db.run(sql`
    insert into submission_event (company_id, submission, kind, revision, at)
    values (current_company(), ${id}, 'copied', 1, ${at})`)
}
