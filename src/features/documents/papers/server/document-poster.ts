// Codes on paper: a poster for a wall, on which the code is as large as the sheet lets it be, and a sheet of labels.
import { encode } from 'uqr'
import {
  layBrand,
  openPaper,
  type PrintedIn,
} from '../../../../access/brand/server/branded-paper.ts'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { type Flow, inkOf, leadOf, paper } from '../../../../kit/pdf/server/flow.ts'
import { wordsOfPapers } from '../words-of-papers.ts'

/** In points, standing. */
const sizes = { letter: [612, 792], a4: [595.28, 841.89], a3: [841.89, 1190.55] } as const
export type Poster = {
  brand: DrawnBrand
  title: string
  about: string
  address: string
  size: keyof typeof sizes
}

const margin = 106
const heading = 26

type Square = { x: number; y: number; side: number }

function drawCode(flow: Flow, address: string, alt: string, { x, y, side }: Square): void {
  const { data, size } = encode(address, { ecc: 'Q', border: 0 })
  const cell = side / size
  flow.figure(alt, { x, y, width: side, height: side }, () => {
    for (const [row, modules] of data.entries())
      for (const [column, dark] of modules.entries())
        if (dark) flow.doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
    flow.doc.fill('#000')
  })
}

export function documentPoster(poster: Poster, printed: PrintedIn): Promise<Buffer> {
  const { brand, title, about, address } = poster
  const [width, height] = sizes[poster.size]
  const text = wordsOfPapers(printed.language)
  const flow = openPaper(title, brand, printed, [width, height])
  const inside = width - 2 * paper.edge
  const side = width - 2 * margin
  layBrand(flow, brand)
  flow.block({ words: text('scan'), look: 'title', tag: 'H1', width: inside })
  flow.gap(4)
  flow.block({ words: text('scan_how'), color: inkOf.quiet, width: inside })
  flow.gap(heading)
  drawCode(flow, address, `${text('scan')}: ${title}`, { x: margin, y: flow.y, side })
  flow.gap(side + heading)
  flow.block({ words: title, look: 'title', tag: 'H2', width: inside })
  flow.gap(4)
  flow.block({ words: about, color: inkOf.quiet, width: inside })
  flow.link(address, address, { x: paper.edge, width: inside })
  return flow.finish(brand.name, () => '')
}

/** Two columns of four: cut apart, they stand on doors and machines. */
const grid = { columns: 2, rows: 4, gap: 12 } as const

/** The same code as often as the sheet has room for it. */
export function codeLabels(poster: Poster, printed: PrintedIn): Promise<Buffer> {
  const { brand, title, about, address } = poster
  const [width, height] = sizes[poster.size]
  const text = wordsOfPapers(printed.language)
  const flow = openPaper(title, brand, printed, [width, height])
  const cell = {
    width: (width - 2 * paper.edge) / grid.columns,
    height: (height - 2 * paper.edge - heading) / grid.rows,
  }
  const side = Math.min(cell.height - 2 * grid.gap, cell.width / 2)
  for (let n = 0; n < grid.columns * grid.rows; n += 1) {
    const x = paper.edge + (n % grid.columns) * cell.width
    const y = paper.edge + Math.floor(n / grid.columns) * cell.height
    drawCode(flow, address, `${text('scan')}: ${title}`, { x, y, side })
    const beside = { x: x + side + grid.gap, width: cell.width - side - 2 * grid.gap }
    const lines = flow.linesOf(title, beside.width, 'heading').slice(0, 4)
    const below = flow.place(lines, y, { x: beside.x, look: 'heading' })
    const more = flow.linesOf(`${about}\n${text('scan')}`, beside.width, 'small').slice(0, 5)
    flow.place(more, below + leadOf('small') / 2, { x: beside.x, look: 'small' })
  }
  return flow.finish(brand.name, () => '')
}
