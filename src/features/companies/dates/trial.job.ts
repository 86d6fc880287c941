// A trial that nears its end is said 14, 7, 3 and 1 days before; past its last day the company reads and exports.
import { eachMorning } from '../../../access/server/each-morning.ts'
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Locale } from '../../../kit/locales.ts'
import { trialEnded } from './letters.ts'
import { readClosed } from './removal.job.ts'
import { tellManagers } from './server/tell-managers.ts'

const daysBefore = [14, 7, 3, 1]

export async function readTrial(db: Db, publicUrl: string, now = new Date()): Promise<void> {
  const found = await db.maybe(
    { name: 'string', until: 'string', left: 'number', told: 'number?', lang: one<Locale>() },
    sql`
    select name, trial_ends_on as until, trial_told as told, locale as lang,
      trial_ends_on - (${now}::timestamptz at time zone timezone)::date as left
    from company where id = current_company() and trial_ends_on is not null and suspended_at is null for update`,
  )
  if (found === undefined) return
  const { name: company, until, left, told, lang } = found
  if (left < 0) {
    const reason = trialEnded(lang, until)
    await db.run(sql`
      update company set suspended_at = ${now}, suspended_because = ${reason} where id = current_company()`)
    return tellManagers(db, { what: 'over', company, until, reason: null }, publicUrl)
  }
  const due = daysBefore.findLast((days) => left <= days)
  if (due === undefined || (told !== null && told <= due)) return
  await db.run(sql`update company set trial_told = ${due} where id = current_company()`)
  await tellManagers(db, { what: 'ending', company, until, reason: null }, publicUrl)
}

export const trialMornings = eachMorning('company-trial', async (db, publicUrl) => {
  await readTrial(db, publicUrl)
  await readClosed(db, publicUrl)
})
