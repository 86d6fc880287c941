import { bind, type Context } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import { countHazards, type MatrixCell, readMatrix, saveMatrix } from './matrix.contract.ts'
import { addMatrix, findMatrix, hazardsByCell, lockMatrix } from './matrix.store.ts'

async function found({ db }: Context, number?: number) {
  const data = await findMatrix(db, number)
  if (data === undefined) throw new Problem('row/missing')
  return { data }
}

const read = bind(readMatrix, (context, { query }) => found(context, query.number))

const save = bind(saveMatrix, async (context, { body }) => {
  const { db } = context
  const number = await lockMatrix(db)
  if (number !== body.number) throw new Problem('row/stale')
  const cells: MatrixCell[] = body.cells.map((cell) => ({ ...cell, ...body.bands[cell.band] }))
  await addMatrix(db, { number: number + 1, note: body.note || null, cells })
  return found(context)
})

const count = bind(countHazards, async ({ db }) => ({ data: await hazardsByCell(db) }))

export const matrixCalls = [read, save, count]
