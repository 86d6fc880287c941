// A thread that lays papers: placing words and packing fonts would hold up everybody's requests.
import { parentPort } from 'node:worker_threads'
import type { Paper, Printing } from '../paper.ts'
import { layPaper } from './lay-paper.ts'
import type { Photos } from './lay-photos.ts'

export type Ordered = { n: number; paper: Paper; printing: Printing; photos: Photos }
export type PressedPaper = { n: number } & ({ pdf: Uint8Array } | { error: Error })

parentPort?.on('message', async ({ n, paper, printing, photos }: Ordered) => {
  try {
    const pdf = new Uint8Array(await layPaper(paper, printing, photos))
    parentPort?.postMessage({ n, pdf } satisfies PressedPaper, [pdf.buffer])
  } catch (error) {
    const told = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ n, error: told } satisfies PressedPaper)
  }
})
