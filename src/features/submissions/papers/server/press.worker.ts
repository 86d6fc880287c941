// A thread that lays papers: placing words and packing fonts would hold up everybody's requests.
import { parentPort } from 'node:worker_threads'
import type { Paper, Printing } from '../paper.ts'
import { layPaper } from './lay-paper.ts'
import type { Pictures } from './lay-photos.ts'

export type Ordered = { n: number; paper: Paper; printing: Printing; pictures: Pictures }
export type Pressed = { pdf: Uint8Array; pages: number }
export type PressedPaper = { n: number } & (Pressed | { error: Error })

parentPort?.on('message', async ({ n, paper, printing, pictures }: Ordered) => {
  try {
    const laid = await layPaper(paper, printing, pictures)
    const pdf = new Uint8Array(laid.pdf)
    parentPort?.postMessage({ n, pdf, pages: laid.pages } satisfies PressedPaper, [pdf.buffer])
  } catch (error) {
    const told = error instanceof Error ? error : new Error(String(error))
    parentPort?.postMessage({ n, error: told } satisfies PressedPaper)
  }
})
