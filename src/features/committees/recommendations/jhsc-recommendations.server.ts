import { sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { companyZone } from '../../../register/server/today.ts'
import { dueAt } from '../../../regulation/index.ts'
import { today } from '../../appointments/index.ts'
import { tellEmployer } from '../telling/tell.store.ts'
import { jhscRecommendations } from './jhsc-recommendations.register.ts'

export const jhscRecommendationsServer: RegisterExtension<typeof jhscRecommendations> = {
  register: jhscRecommendations,
  computed: {
    state: sql`case when t.answered_on is not null then 'answered'
      when t.response_due < ${today} then 'overdue' else 'open' end`,
  },
  async settle({ db }, { after }) {
    const zone = await companyZone(db)
    return { response_due: dueAt('ON-JHSC-REPLY', { at: after.received_on, zone }).day }
  },
  async check(_, { before, after }) {
    const isRewritten = before?.details !== after.details || before.name !== after.name
    return before?.answered_on != null && isRewritten
      ? { '': ['It was answered. Make a new recommendation.'] }
      : undefined
  },
  async written({ db }, { before, after }) {
    if (before?.employer !== after.employer) await tellEmployer(db, after)
  },
}
