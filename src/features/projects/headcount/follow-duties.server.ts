// What follows from the number of people on a project, on the day that it changes: a to-do for each duty that
// begins, for the supervisor and for the person who leads safety there; it is done when the duty ends.
import { mailAddresses } from '../../../access/server/mail-addresses.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { addToDo, closeToDos } from '../../tasks/index.ts'
import { dutiesNow } from './duties-now.ts'
import { closedText, dutyText, followedDuties } from './duty-text.ts'
import * as store from './headcount.store.ts'

export async function followDuties(db: Db, project: string, publicUrl: string): Promise<void> {
  const facts = await store.dutyFactsOf(db, project)
  const counts = await store.headcountsOf(db, project)
  const last = counts.at(-1)
  if (facts === undefined || last === undefined) return
  const periods = dutiesNow(facts, counts)
  const count = (duty: string) => periods.find((one) => one.duty === duty)?.count ?? 0
  const before = new Set((await store.openDuties(db, project)).map(({ duty }) => duty))
  const { today, name, supervisor, safety } = facts
  const readers = [...new Set([supervisor ?? [], safety ?? []].flat())]
  const reached = await mailAddresses(db, readers)
  const langOf = (account: string) => reached.find((one) => one.account === account)?.lang ?? 'en'
  const linkTo = (duty: string, account: string) =>
    `${publicUrl}/dashboard/projects/record/${project}?duty=${duty}&for=${account}`

  for (const duty of followedDuties) {
    const now = periods.find((one) => one.duty === duty)
    if (now !== undefined && !before.has(duty)) {
      const { citation, from } = now
      await store.openDuty(db, project, { duty, citation, from, workers: last.workers })
      const said = { project: name, workers: last.workers, citation }
      const bodies = { members: count('members'), certified: count('certified') }
      for (const assignee of readers)
        await addToDo(db, {
          ...dutyText(langOf(assignee), duty, { ...said, ...bodies }),
          assignee,
          due_on: today,
          link: linkTo(duty, assignee),
        })
    }
    if (now === undefined && before.has(duty)) {
      await store.closeDuty(db, project, duty, today)
      for (const { account, lang } of await closeReaders(db, project, duty, publicUrl))
        await closeToDos(db, linkTo(duty, account), closedText(lang, today, last.workers))
    }
  }
}

/** The people whose to-do of a duty waits: it may have been others who supervised then. */
async function closeReaders(db: Db, project: string, duty: string, publicUrl: string) {
  const accounts = await store.waitingFor(
    db,
    `${publicUrl}/dashboard/projects/record/${project}?duty=${duty}&for=`,
  )
  const reached = await mailAddresses(db, accounts)
  return accounts.map((account) => ({
    account,
    lang: reached.find((one) => one.account === account)?.lang ?? ('en' as const),
  }))
}
