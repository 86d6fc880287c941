// The public page of a board.
import { randomBytes } from 'node:crypto'
import { openCode } from '../../../access/server/codes.store.ts'
import { bind, bindSteps, type Context, type RawCall } from '../../../access/server/gate.ts'
import { hour, missed, refuseTooMany } from '../../../access/server/limits.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sendToVisitor, type VisitorFiles } from '../../../kit/files/server/visitor.ts'
import { Problem } from '../../../kit/problems.ts'
import { inOwnTurn, passwordFits } from '../../sign-in/index.ts'
import { openPublicBoard, readBoardFile, readPublicBoard } from '../board/board.contract.ts'
import { type BoardRow, boardOf, contentOf } from '../board/board.store.ts'
import * as store from './opening.store.ts'

/** Does the work in the company of the board, as far as its code leads to one that is shown. */
async function opened<T>(
  { db, exchange }: Context,
  code: string,
  work: (board: BoardRow) => Promise<T>,
): Promise<T | Problem> {
  const id = await openCode(db, code, 'safety_boards', exchange.id)
  const found =
    id === undefined
      ? undefined
      : await db.as('app', async () => {
          const board = await boardOf(db, id)
          return board.is_over ? undefined : { done: await work(board) }
        })
  return found === undefined
    ? missed(db, `qr ${exchange.ip}`, new Problem('row/missing'))
    : found.done
}

const mayRead = async (db: Db, { id, visibility }: BoardRow, pass: string | undefined) =>
  visibility === 'public' || (await store.isPassed(db, id, pass))

const read = bind(readPublicBoard, async (context, { params, query }) => {
  const { db } = context
  const data = await opened(context, params.code, async (row) => {
    const { board } = await contentOf(db, row)
    const { name, brand } = board
    if (!(await mayRead(db, row, query.pass))) return { locked: true as const, name, brand }
    await store.countScan(db, row.id)
    return { locked: false as const, board }
  })
  return data instanceof Problem ? data : { data }
})

/** Tries of a PIN in an hour: from one address, and from all of them. */
const mostTries = { here: 10, all: 100 }

const letIn = bindSteps(openPublicBoard, (step) =>
  inOwnTurn(async () => {
    const asked = await step(async (context, { params, body }) => {
      const { db, exchange } = context
      const found = await opened(context, params.code, async ({ id }) => ({
        id,
        hash: await store.pinHashOf(db, id),
      }))
      if (found instanceof Problem) return found
      await refuseTooMany(db, [
        { key: `board ${found.id} ${exchange.ip}`, most: mostTries.here, seconds: hour },
        { key: `board ${found.id}`, most: mostTries.all, seconds: hour },
      ])
      return { hash: found.hash, pin: body.pin }
    })
    if (asked instanceof Problem) return asked
    const fits = asked.hash !== undefined && (await passwordFits(asked.hash, asked.pin))
    return step(async (context, { params }) => {
      if (!fits) throw new Problem('input/invalid', { errors: { pin: ['Wrong PIN.'] } })
      const pass = randomBytes(18).toString('base64url')
      const given = await opened(context, params.code, async ({ id }) => {
        await store.insertPass(context.db, id, pass)
        return { data: { pass } }
      })
      return given
    })
  }),
)

export const openingCalls = [read, letIn]

/** A raw route, because it streams a file from the file store. */
export const boardFile = (files: VisitorFiles): RawCall => ({
  ...readBoardFile,
  route: readBoardFile,
  async answer(exchange, { code = '', file = '' }, gate) {
    const pass = exchange.url.searchParams.get('pass') ?? undefined
    const found = await gate(exchange, readBoardFile, (context) =>
      opened(context, code, async (row) =>
        (await mayRead(context.db, row, pass))
          ? await store.postedFile(context.db, row.id, file)
          : undefined,
      ),
    )
    if (found instanceof Problem) throw found
    if (found === undefined) throw new Problem('row/missing')
    await sendToVisitor(exchange, found, files)
  },
})
