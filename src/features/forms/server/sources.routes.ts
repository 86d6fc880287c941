import { bind } from '../../../access/server/gate.ts'
import { withWhy } from '../../../register/fields/closed.ts'
import { readSource } from '../sources.contract.ts'
import { closedIn, openIn } from './sources.store.ts'

export const sourceCalls = [
  bind(readSource, async ({ db }, { params: { name }, query }) => {
    const open = await openIn(db, name)
    const closed = query.closed === undefined ? [] : await closedIn(db, name)
    return { data: [...open, ...closed].map(withWhy) }
  }),
]
