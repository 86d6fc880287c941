// A paper of a company: in its colour, with its logo and name at the head.
import type { Locale } from '../../../kit/locales.ts'
import { Flow, inside, paper } from '../../../kit/pdf/server/flow.ts'
import { inkOnWhite } from '../brand.ts'
import type { DrawnBrand } from './small-logo.ts'

export type PrintedIn = { language: Locale; printedAt: string }

const logoBox = { width: 170, height: 34 }

export const openPaper = (
  title: string,
  brand: DrawnBrand,
  { language, printedAt }: PrintedIn,
  size?: readonly [number, number],
) =>
  new Flow({
    ...(size && { size }),
    title,
    language,
    subject: brand.name,
    made: new Date(printedAt),
    accent: brand.colour === null ? undefined : inkOnWhite(brand.colour),
  })

/** Whose it is: the logo, and the name beside it. */
export function layBrand(flow: Flow, { name, logo }: DrawnBrand): void {
  let beside = 0
  if (logo !== null) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    const y = flow.y + (logoBox.height - height) / 2 - 4
    flow.tags.artifact(() =>
      flow.doc.image(Buffer.from(logo.data), paper.edge, y, { width, height }),
    )
    beside = width + 10
  }
  flow.place(flow.linesOf(name, inside - beside, 'heading').slice(0, 2), flow.y + 4, {
    x: paper.edge + beside,
    look: 'heading',
  })
  flow.gap(34)
  flow.rule(flow.accent, 1.4)
  flow.gap(14)
}

/** What a part of a paper is about, never alone at the foot of a page. */
export function layHeading(flow: Flow, words: string): void {
  flow.gap(8)
  flow.keep(40)
  flow.block({ words, look: 'heading', tag: 'H2', color: flow.accent })
  flow.gap(5)
}
