// Has papers laid in threads of their own, as many as there are cores. A thread is started when all others are busy,
// lays one paper after the other, and keeps nobody from ending.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Paper, Printing } from '../paper.ts'
import type { Pictures } from './lay-photos.ts'
import type { Ordered, Pressed, PressedPaper } from './press.worker.ts'

type Waiting = { deliver(pressed: Pressed): void; fail(error: Error): void }
type Thread = { worker: Worker; waiting: Map<number, Waiting> }

const threads: Thread[] = []
let count = 0

function start(): Thread {
  const waiting = new Map<number, Waiting>()
  const worker = new Worker(new URL('./press.worker.ts', import.meta.url))
  const thread = { worker, waiting }
  const end = (error: Error) => {
    if (threads.includes(thread)) threads.splice(threads.indexOf(thread), 1)
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }
  worker.on('message', (delivered: PressedPaper) => {
    const one = waiting.get(delivered.n)
    waiting.delete(delivered.n)
    if (waiting.size === 0) worker.unref()
    if ('error' in delivered) one?.fail(delivered.error)
    else one?.deliver({ pdf: delivered.pdf, pages: delivered.pages })
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`A thread that lays papers ended with ${code}.`)))
  threads.push(thread)
  return thread
}

/** One that does nothing, a new one, or that with the least before it. */
function next(): Thread {
  const [idlest] = threads.toSorted((one, other) => one.waiting.size - other.waiting.size)
  if (idlest === undefined) return start()
  return idlest.waiting.size === 0 || threads.length >= availableParallelism() ? idlest : start()
}

export function press(paper: Paper, printing: Printing, pictures: Pictures): Promise<Pressed> {
  return new Promise((deliver, fail) => {
    const { worker, waiting } = next()
    count += 1
    waiting.set(count, { deliver, fail })
    worker.ref()
    worker.postMessage({ n: count, paper, printing, pictures } satisfies Ordered)
  })
}
