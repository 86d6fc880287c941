import { eachMorning } from '../../../access/server/each-morning.ts'
import { companyToday } from '../../../register/server/today.ts'
import { remindOfTraining, tellOfWeek } from './remind.store.ts'

export const trainingMornings = eachMorning(
  'remind-of-training',
  async (db) => {
    const today = await companyToday(db)
    await remindOfTraining(db, today)
    await tellOfWeek(db, today)
  },
  { beforeMail: true },
)
