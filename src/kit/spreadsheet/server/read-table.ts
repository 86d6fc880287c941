// Has a table read in a thread of its own, one after the other: a file that somebody sent may be made
// to cost as much as it can, and that is what one thread with so much memory can cost.
import { Worker } from 'node:worker_threads'
import { errorCodeOf } from '../../error-code.ts'
import { BadTable, tooLarge } from './bad-table.ts'
import type { Order, TableMessage } from './read-table.worker.ts'

/** In megabytes. */
const heapAtMost = 256
const secondsAtMost = 20

export type TableLines = string[][]
type Wanted = Pick<Order, 'kind'> & {
  /** Sheets by their names; the first where none are named. */
  sheets?: readonly string[]
}

function start(bytes: Buffer, { kind, sheets }: Wanted, heap: number): Worker {
  const own = new Uint8Array(bytes)
  return new Worker(new URL('./read-table.worker.ts', import.meta.url), {
    workerData: { bytes: own, kind, sheets: sheets ?? [undefined] } satisfies Order,
    transferList: [own.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  })
}

const ofMemory = (error: unknown) =>
  errorCodeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error

function read(bytes: Buffer, wanted: Wanted, heap: number): Promise<(TableLines | undefined)[]> {
  const tables: (TableLines | undefined)[] = (wanted.sheets ?? ['']).map(() => [])
  const worker = start(bytes, wanted, heap)
  let timer: NodeJS.Timeout | undefined
  const work = new Promise<(TableLines | undefined)[]>((deliver, fail) => {
    timer = setTimeout(() => fail(tooLarge()), secondsAtMost * 1000)
    worker.on('message', (delivered: TableMessage) => {
      if ('lines' in delivered) tables[delivered.n]?.push(...delivered.lines)
      else if ('missing' in delivered) tables[delivered.missing] = undefined
      else if ('refused' in delivered) fail(new BadTable(delivered.refused))
      else deliver(tables)
    })
    worker.on('error', (error) => fail(ofMemory(error)))
    worker.on('exit', (code) =>
      fail(new Error(`The thread that reads a table ended with ${code}.`)),
    )
  })
  return work.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

let before: Promise<unknown> = Promise.resolve()

/** The lines of each sheet that was asked for; nothing for one that is not there. */
export function readTables(
  bytes: Buffer,
  wanted: Wanted,
  heap = heapAtMost,
): Promise<(TableLines | undefined)[]> {
  const work = before.then(() => read(bytes, wanted, heap))
  before = Promise.allSettled([work])
  return work
}
