import { eachMorning } from '../../../access/server/each-morning.ts'
import { companyToday } from '../../../register/server/today.ts'
import { remindOfCommitteeDuties } from './remind.store.ts'

export const committeeMornings = eachMorning(
  'remind-of-committees',
  async (db) => remindOfCommitteeDuties(db, await companyToday(db)),
  { beforeMail: true },
)
