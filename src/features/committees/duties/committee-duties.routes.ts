import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { companyToday } from '../../../register/server/today.ts'
import { readCommitteeDuties } from './committee-duties.contract.ts'
import { committeeDutiesOf } from './committee-duties.store.ts'

export const committeeDutyCalls = [
  bind(readCommitteeDuties, async ({ db }, { params: { id } }) => {
    const data = await committeeDutiesOf(db, id, await companyToday(db))
    if (data === undefined) throw new Problem('row/missing')
    return { data }
  }),
]
