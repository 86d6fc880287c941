import { eachMorning } from '../../../access/server/each-morning.ts'
import { companyToday } from '../../../register/server/today.ts'
import { tellPastDue } from './past-due.store.ts'
import { remindOfPapers } from './remind.store.ts'

export const contractorMornings = eachMorning(
  'remind-of-contractors',
  async (db, publicUrl) => {
    await remindOfPapers(db, await companyToday(db), publicUrl)
    await tellPastDue(db)
  },
  { beforeMail: true },
)
