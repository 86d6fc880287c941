// A thread that reads one table and ends. Its memory is bounded, and its end does not end the server.
import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from '../csv.ts'
import { decodeTable } from '../decode.ts'
import { BadTable } from './bad-table.ts'
import { columnsAtMost, Grid } from './grid.ts'
import { openXlsx } from './read-xlsx.ts'

export type Order = {
  bytes: Uint8Array
  kind: 'csv' | 'xlsx'
  sheets: readonly (string | undefined)[]
}
/** The lines of the sheet that was asked for at `n`, in bunches. */
export type TableMessage =
  | { n: number; lines: string[][] }
  | { missing: number }
  | { refused: string }
  | { done: true }

const atOnce = 500

function csvLines(bytes: Uint8Array): string[][] {
  const grid = new Grid()
  let line = 0
  for (const cells of readCsv(decodeTable(bytes), columnsAtMost)) {
    for (const [column, text] of cells.entries()) grid.put(line, column, text)
    line += 1
  }
  return grid.filled()
}

const send = (delivered: TableMessage) => parentPort?.postMessage(delivered)

function read({ bytes, kind, sheets }: Order): void {
  const open = kind === 'csv' ? () => csvLines(bytes) : openXlsx(Buffer.from(bytes.buffer))
  for (const [n, sheet] of sheets.entries()) {
    const lines = open(sheet)
    if (lines === undefined) send({ missing: n })
    // In bunches: the receiver has other things to do in between.
    else
      for (let from = 0; from < lines.length; from += atOnce)
        send({ n, lines: lines.slice(from, from + atOnce) })
  }
}

try {
  read(workerData as Order)
  send({ done: true })
} catch (error) {
  if (!(error instanceof BadTable)) throw error
  send({ refused: error.message })
}
