import { eachMorning } from '../../../access/server/each-morning.ts'
import { companyToday } from '../../../register/server/today.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { tellOfDue } from '../due/due.store.ts'
import { remindOfSignoffs } from './remind.store.ts'

export const signoffMornings = eachMorning(
  'remind-of-signoffs',
  async (db) => {
    await recomputeAudiences(db)
    const today = await companyToday(db)
    await remindOfSignoffs(db, today)
    await tellOfDue(db, today)
  },
  { beforeMail: true },
)
