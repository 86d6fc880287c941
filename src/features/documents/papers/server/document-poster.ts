// A poster for a wall: the code that leads to a document, as large as the sheet lets it be.
import { encode } from 'uqr'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { inkOf, paper } from '../../../../kit/pdf/server/flow.ts'
import { wordsOfPapers } from '../words-of-papers.ts'
import { layBrand, openPaper, type PrintedIn } from './document-paper.ts'

/** In points, standing. */
const sizes = { letter: [612, 792], a4: [595.28, 841.89] } as const

export type Poster = {
  brand: DrawnBrand
  title: string
  about: string
  address: string
  size: keyof typeof sizes
}

const side = 400
const heading = 26

export function documentPoster(poster: Poster, printed: PrintedIn): Promise<Buffer> {
  const { brand, title, about, address } = poster
  const [width, height] = sizes[poster.size]
  const text = wordsOfPapers(printed.language)
  const flow = openPaper(title, brand, printed, [width, height])
  const inside = width - 2 * paper.edge
  const x = (width - side) / 2
  layBrand(flow, brand)
  flow.block({ words: text('scan'), look: 'title', tag: 'H1', width: inside })
  flow.gap(4)
  flow.block({ words: text('scan_how'), color: inkOf.quiet, width: inside })
  flow.gap(heading)
  const { data, size } = encode(address, { ecc: 'Q', border: 0 })
  const cell = side / size
  const { y } = flow
  flow.figure(`${text('scan')}: ${title}`, { x, y, width: side, height: side }, () => {
    for (const [row, modules] of data.entries())
      for (const [column, dark] of modules.entries())
        if (dark) flow.doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
    flow.doc.fill('#000')
  })
  flow.gap(side + heading)
  flow.block({ words: title, look: 'title', tag: 'H2', width: inside })
  flow.gap(4)
  flow.block({ words: about, color: inkOf.quiet, width: inside })
  flow.link(address, address, { x: paper.edge, width: inside })
  return flow.finish(brand.name, () => '')
}
