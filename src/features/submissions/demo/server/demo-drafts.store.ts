// What people of the demo have begun and not yet sent.

import { addDays } from '../../../../kit/day.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { idOf } from '../../../../register/server/fill.ts'
import { weatherUntil, workersOn, workingDayUpTo } from '../../../people/index.ts'
import { answersTo } from './answers-to.ts'
import { type DemoCompany, named } from './demo-company.store.ts'
import type { DemoSubmission } from './history.ts'
import { instantOf, later } from './moments.ts'

type Begun = Pick<DemoSubmission, 'form' | 'by'> & { site: string; at: string; share: number }

/** Who began which form in the afternoon, and how much of it is there. */
const begun: readonly Begun[] = [
  { form: 'site-inspection-weekly', site: '25-014', by: 'Luc Tremblay', at: '13:20', share: 0.45 },
  { form: 'incident-report', site: '25-021', by: 'Maya Okafor', at: '10:05', share: 0.6 },
  { form: 'near-miss', site: '25-014', by: 'Grace Osei', at: '11:40', share: 0.7 },
  { form: 'flha', site: '25-014', by: 'Jean Gagnon', at: '06:50', share: 0.5 },
]

/** Begun on the last working day whose afternoon is over, and as one of the same form that was sent. */
export function draftsOf(history: readonly DemoSubmission[], now: string) {
  const today = now.slice(0, 10)
  const day = workingDayUpTo(now.slice(11) > '15:00' ? today : addDays(today, -1))
  const weather = weatherUntil(day)(day)
  return begun.flatMap(({ form, site, by, at, share }) => {
    const like = history.findLast((one) => one.form === form && one.site.number === site)
    if (like === undefined) return []
    const started = `${day}T${at}`
    const workers = workersOn(like.site, day)
    const sent = later(started, 25)
    return [{ share, like: { ...like, by, day, started, sent, weather, workers, failed: [] } }]
  })
}

type Ground = { db: Db; seed: string; company: DemoCompany; versions: ReadonlyMap<string, string> }

export async function beginDrafts(
  ground: Ground,
  history: readonly DemoSubmission[],
  now: string,
): Promise<void> {
  const { db, seed, company, versions } = ground
  for (const [n, { share, like }] of draftsOf(history, now).entries()) {
    const form = idOf(seed, 'forms', like.form)
    const version = versions.get(form)
    if (version === undefined) throw new Error(`The demo has not taken ${like.form}.`)
    const { answers } = await answersTo(ground, like, version, history.length + n)
    const all = Object.entries(answers)
    const some = Object.fromEntries(all.slice(0, Math.ceil(all.length * share)))
    await db.run(sql`
      insert into submission_draft (company_id, id, account, form, form_version, answers, started_at,
        saved_at)
      values (current_company(), ${idOf(seed, 'demo draft', String(n))},
        ${named(company.people, like.by).id}, ${form}, ${version}, ${JSON.stringify(some)}::jsonb,
        ${instantOf(like.started)}, ${instantOf(like.sent)})`)
  }
}
