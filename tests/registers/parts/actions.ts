// What a row says may be done with it is what the calls then do.
import assert from 'node:assert/strict'
import type { Route } from '../../../src/kit/http/route.ts'
import { grantTo } from '../../../src/register/capabilities/call-parts.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type Action, type AnyRow, has, type Register } from '../../../src/register/define.ts'
import type { Caller } from '../caller.ts'
import { extrasOf, type House } from '../house.ts'
import { someChange } from './life.ts'
import { stageFor } from './stage.ts'

type State = 'active' | 'completed' | 'archived'

async function rowIn(
  house: House,
  register: Register,
  state: State,
  make: House['makeSeen'],
): Promise<AnyRow> {
  const calls = callsOf(register)
  const row = await make(register)
  if (state === 'active') return row
  const call: Route = state === 'archived' ? calls.archive : calls.complete
  return house.manager.row(call, { params: { id: row.id } })
}

const statesOf = (register: Register): State[] => [
  'active',
  ...(has(register, 'complete') ? (['completed'] as const) : []),
  ...(has(register, 'archive') ? (['archived'] as const) : []),
]

/** Tries an action and tells whether anything came of it. */
async function succeeds(
  who: Caller,
  house: House,
  register: Register,
  action: Action,
  row: AnyRow,
): Promise<boolean> {
  const calls = callsOf(register)
  const params = { id: row.id }
  const call: Record<Action, Route> = {
    edit: calls.edit,
    archive: calls.archive,
    restore: calls.restore,
    delete: calls.remove,
    complete: calls.complete,
    reopen: calls.reopen,
  }
  const body = { version: row.version, ...(await someChange(house, register, row)) }
  const answer = await who.ask(call[action], { params, ...(action === 'edit' && { body }) })
  if (action === 'delete') return answer.status === 204
  // Archiving what is archived is answered with the row, and is nothing done.
  return answer.status === 200 && (answer.body.data as AnyRow).version > row.version
}

const eachAlone = ['view', 'edit', 'archive', 'restore', 'delete'] as const

/** With every grant, and with one alone of each of these. */
export function testsOfActions(
  register: Register,
  alone: readonly (Action | 'view')[] = eachAlone,
): void {
  if (!has(register, 'create')) return
  const test = stageFor(register)
  const served: Action[] = [
    ...(has(register, 'edit') ? (['edit'] as const) : []),
    ...(has(register, 'archive') ? (['archive', 'restore', 'delete'] as const) : []),
    ...(has(register, 'complete') ? (['complete', 'reopen'] as const) : []),
  ]

  for (const held of [undefined, ...alone])
    test(`what a row says may be done with it is so, ${held === undefined ? 'with every grant' : `with “${held}” alone`}`, async ({
      house,
      calls,
    }) => {
      // What acts on a row is of use only to who may see it.
      const { sees = [] } = extrasOf(register)
      const grants = held && [grantTo(register, 'view'), grantTo(register, held), ...sees]
      const who = await house.person(grants)
      const make = held === 'view' ? house.makeSeen : house.make
      for (const state of statesOf(register)) {
        let row = await rowIn(house, register, state, make)
        for (const action of served) {
          const shown = await who.row(calls.read, { params: { id: row.id } })
          const allowed = shown.can.includes(action)
          const done = await succeeds(who, house, register, action, row)
          assert.equal(done, allowed, `${action} on a row that is ${state}: can ${shown.can}`)
          if (done) row = await rowIn(house, register, state, make)
        }
      }
    })
}
