import { codeOf, firstCode, newCode, revokeCodes } from '../../../access/server/codes.store.ts'
import { bind, bindSteps, type Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { hashPassword, inOwnTurn } from '../../sign-in/index.ts'
import { pinHashOf, scansOf, setPin } from '../opening/opening.store.ts'
import * as calls from './board.contract.ts'
import { boardOf, contentOf } from './board.store.ts'
import { lacking } from './lacking.ts'
import { unlabelledChemicals } from './postings.store.ts'

const pathOf = (token: string | null) => (token === null ? null : `/qr-code/safety-board/${token}`)

/** Held, so that two who ask at once are given one code. */
async function target({ db }: Context, id: string) {
  const there = await db.maybe(sql`
    select id from safety_boards where company_id = current_company() and id = ${id} for update`)
  if (there === undefined) throw new Problem('row/missing')
  return { subject: 'safety_boards', subject_id: id }
}

const note = ({ db }: Context, action: string, id: string) =>
  db.run(sql`select log_event(${action}, 'safety_boards', ${id}, '{}')`)

const read = bind(calls.readBoard, async (context, { params: { id } }) => {
  const { db } = context
  const code = await firstCode(db, await target(context, id))
  const row = await boardOf(db, id)
  // A product that has no label yet is still to be read on the board.
  if (row.sections.includes('chemicals'))
    for (const chemical of await unlabelledChemicals(db))
      await firstCode(db, { subject: 'chemicals', subject_id: chemical })
  const { board, expired_first_aiders } = await contentOf(db, row)
  return {
    data: {
      board,
      lacks: lacking(board, { expired_first_aiders }),
      path: pathOf(code),
      has_pin: (await pinHashOf(db, id)) !== undefined,
      scans: await scansOf(db, id),
    },
  }
})

const renew = bind(calls.renewBoardCode, async (context, { params: { id } }) => {
  const board = await target(context, id)
  await revokeCodes(context.db, board)
  await note(context, 'renew-code', id)
  return { data: { path: pathOf(await newCode(context.db, board)) } }
})

const revoke = bind(calls.revokeBoardCode, async (context, { params: { id } }) => {
  const board = await target(context, id)
  // A board without a code has had one from now on: none is made by itself.
  if ((await codeOf(context.db, board)) === undefined) await newCode(context.db, board)
  await revokeCodes(context.db, board)
  await note(context, 'revoke-code', id)
  return { data: { path: null } }
})

const pin = bindSteps(calls.setBoardPin, (step) =>
  inOwnTurn(async () => {
    const asked = await step(async (context, { params: { id }, body }) => {
      await target(context, id)
      return body.pin
    })
    const hash = await hashPassword(asked)
    await step(async (context, { params: { id } }) => {
      await target(context, id)
      await setPin(context.db, id, hash)
      await note(context, 'set-pin', id)
    })
    return undefined
  }),
)

export const boardCalls = [read, renew, revoke, pin]
