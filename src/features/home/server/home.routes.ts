import { bind } from '../../../access/server/gate.ts'
import * as calls from '../home.contract.ts'
import * as store from './home.store.ts'

export const homeCalls = [
  bind(calls.readHomeLayout, async ({ db, session }) => ({
    data: {
      widgets: await store.chosenLayout(db, session.accountId),
      first_steps: session.roleId === 1 ? await store.stepsOfNewCompany(db) : null,
    },
  })),
  bind(calls.chooseHomeLayout, async ({ db, session }, { body }) => {
    await store.chooseLayout(db, session.accountId, body.widgets)
  }),
  bind(calls.resetHomeLayout, async ({ db, session }) => {
    await store.forgetLayout(db, session.accountId)
  }),
]
