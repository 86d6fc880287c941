// Has papers laid in a thread of its own, one after the other; it is started when it is first wanted
// and keeps nobody from ending.
import { Worker } from 'node:worker_threads'
import type { Paper, Printing } from '../paper.ts'
import type { Pictures } from './lay-photos.ts'
import type { Ordered, Pressed, PressedPaper } from './press.worker.ts'

type Waiting = { deliver(pressed: Pressed): void; fail(error: Error): void }

let thread: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

function failAll(error: Error): void {
  thread = undefined
  for (const { fail } of waiting.values()) fail(error)
  waiting.clear()
}

function start(): Worker {
  const worker = new Worker(new URL('./press.worker.ts', import.meta.url))
  worker.on('message', (delivered: PressedPaper) => {
    const one = waiting.get(delivered.n)
    waiting.delete(delivered.n)
    if (waiting.size === 0) worker.unref()
    if ('error' in delivered) one?.fail(delivered.error)
    else one?.deliver({ pdf: delivered.pdf, pages: delivered.pages })
  })
  worker.on('error', (error: Error) => failAll(error))
  worker.on('exit', (code) => {
    if (worker === thread) failAll(new Error(`The thread that lays papers ended with ${code}.`))
  })
  return worker
}

export function press(paper: Paper, printing: Printing, pictures: Pictures): Promise<Pressed> {
  return new Promise((deliver, fail) => {
    thread ??= start()
    count += 1
    waiting.set(count, { deliver, fail })
    thread.ref()
    thread.postMessage({ n: count, paper, printing, pictures } satisfies Ordered)
  })
}
