// A paper that flows: blocks one under the other, a new page where one is full, and at the end what
// stands at the foot of each. Words are placed by hand; the page knows of no layout but this.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Face } from './face.ts'
import { linkTo, type Piece, type Tag, Tags, universalPdf } from './tagged.ts'
import { wrap } from './wrap.ts'

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)

/** Letter, standing: the paper of the offices this is for. */
export const paper = { width: 612, height: 792, edge: 42 }
export const inside = paper.width - 2 * paper.edge
const bottom = paper.height - paper.edge - 20

export const inkOf = {
  words: '#14202b',
  quiet: '#51606e',
  rule: '#d9dfe4',
  ground: '#eceff1',
  orange: '#ff6a13',
  danger: '#b3261e',
  dangerGround: '#fdeaea',
  warning: '#a94100',
  warningGround: '#fff0e6',
  good: '#14693a',
  link: '#245a8d',
} as const

const looks = {
  plain: ['plain', 'DejaVuSansCondensed.ttf', 9],
  small: ['plain', 'DejaVuSansCondensed.ttf', 7.5],
  bold: ['bold', 'DejaVuSansCondensed-Bold.ttf', 9],
  smallBold: ['bold', 'DejaVuSansCondensed-Bold.ttf', 7.5],
  heading: ['bold', 'DejaVuSansCondensed-Bold.ttf', 11],
  title: ['bold', 'DejaVuSansCondensed-Bold.ttf', 18],
} as const
export type TextLook = keyof typeof looks

export type Block = {
  words: string
  x?: number
  width?: number
  look?: TextLook
  color?: string
  /** Ends at the right edge of its width. */
  right?: boolean
  /** What it is to the person to whom the paper is read: a paragraph, unless it says more. */
  tag?: Tag
}

const headsRow = { scope: 'Row' } as const
const factsOf = (tag: Tag) => (tag === 'TH' ? headsRow : {})

export type Box = { x: number; y: number; width: number; height: number }

/** From one line to the next. */
export const leadOf = (look: TextLook): number => looks[look][2] * 1.36

export class Flow {
  readonly doc: PDFKit.PDFDocument
  readonly tags: Tags
  /** Of headings and the lines that divide: the company's colour, as it can be read on white. */
  readonly accent: string
  readonly #faces: Readonly<Record<TextLook, Face>>
  y = paper.edge
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<void>

  constructor(about: {
    title: string
    language: string
    subject: string
    made: Date
    accent?: string | undefined
    /** Letter unless said. */
    size?: readonly [width: number, height: number]
  }) {
    this.accent = about.accent ?? inkOf.words
    this.doc = universalPdf(about, {
      size: [...(about.size ?? [paper.width, paper.height])],
      // Kept to the end: a foot says how many pages there are.
      bufferPages: true,
    })
    this.tags = new Tags(this.doc)
    this.#ended = new Promise((ended, broke) => {
      this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.doc.on('end', ended)
      this.doc.on('error', broke)
    })
    const face = ([name, file, size]: (typeof looks)[TextLook]) =>
      new Face(this.doc, name, join(fonts, file), size)
    this.#faces = {
      plain: face(looks.plain),
      small: face(looks.small),
      bold: face(looks.bold),
      smallBold: face(looks.smallBold),
      heading: face(looks.heading),
      title: face(looks.title),
    }
  }

  newPage(): void {
    this.doc.addPage()
    this.y = paper.edge
  }

  /** A block of this `height` stays on one page. */
  keep(height: number): void {
    if (this.y + height > bottom && this.y > paper.edge) this.newPage()
  }

  linesOf(words: string, width: number, look: TextLook = 'plain'): string[] {
    return wrap(words, width, this.#faces[look].measure)
  }

  widthOf(words: string, look: TextLook = 'plain'): number {
    return this.#faces[look].measure(words)
  }

  /** Lines from `y` on, whatever else stands there; answers with where they end. */
  place(lines: readonly string[], y: number, given: Omit<Block, 'words'> = {}): number {
    const { tag = 'P' } = given
    if (lines.length > 0) this.tags.piece(tag, factsOf(tag), () => this.#draw(lines, y, given))
    return y + lines.length * leadOf(given.look ?? 'plain')
  }

  #draw(lines: readonly string[], y: number, given: Omit<Block, 'words'>): void {
    const { x = paper.edge, width = inside, look = 'plain', color = inkOf.words, right } = given
    const face = this.#faces[look]
    const lead = leadOf(look)
    this.doc.fillColor(color)
    face.draw(
      lines.map((words, n) => ({
        // The reader who hears it must not hear two words as one.
        words: n + 1 < lines.length ? `${words} ` : words,
        x: right ? x + width - face.measure(words) : x,
        y: y + n * lead,
      })),
    )
  }

  #drawOf(piece: Piece, lines: readonly string[], given: Omit<Block, 'words'>): number {
    if (lines.length > 0) this.tags.draw(piece, () => this.#draw(lines, this.y, given))
    return this.y + lines.length * leadOf(given.look ?? 'plain')
  }

  /** Words as wide as they may be, over as many pages as they need. */
  block({ words, ...given }: Block): void {
    this.columns([{ words, ...given }])
  }

  /** Words side by side, which go on together on the next page; `more` is laid below, in the last. */
  columns(blocks: readonly Block[], more?: () => void): void {
    let open = blocks.map(({ words, tag = 'P', ...given }) => ({
      given,
      piece: this.tags.open(tag, factsOf(tag)),
      lines: this.linesOf(words, given.width ?? inside, given.look),
    }))
    const pieces = open.map(({ piece }) => piece.element)
    for (;;) {
      const lead = Math.max(...open.map(({ given }) => leadOf(given.look ?? 'plain')))
      const longest = Math.max(0, ...open.map(({ lines }) => lines.length))
      let fitting = Math.floor((bottom - this.y) / lead)
      // A line by itself at the foot of a page reads badly.
      if (fitting < Math.min(2, longest)) {
        this.newPage()
        fitting = Math.floor((bottom - this.y) / lead)
      }
      const ends = open.map(({ piece, lines, given }) =>
        this.#drawOf(piece, lines.slice(0, fitting), given),
      )
      this.y = Math.max(this.y, ...ends)
      if (longest <= fitting) break
      open = open.map((block) => ({ ...block, lines: block.lines.slice(fitting) }))
      this.newPage()
    }
    const last = pieces.at(-1)
    if (more !== undefined && last !== undefined) this.tags.inside(last, more)
    for (const element of pieces) element.end()
  }

  /** A row of a table: the first of its cells is the heading of the others; `more` is laid below, in the last. */
  row([head, ...cells]: readonly Block[], more?: () => void): void {
    const blocks = [
      ...(head === undefined ? [] : [{ ...head, tag: 'TH' as const }]),
      ...cells.map((cell) => ({ ...cell, tag: 'TD' as const })),
    ]
    this.tags.within('TR', () => this.columns(blocks, more))
  }

  /** A ground or a line under words. */
  fill(box: Box, color: string, round = 0): void {
    const { x, y, width, height } = box
    this.tags.artifact(() => this.doc.roundedRect(x, y, width, height, round).fill(color))
  }

  /** Words within a picture: what they say stands in the words in its place. */
  mark(words: string, y: number, given: Omit<Block, 'words'>): void {
    this.tags.artifact(() => this.#draw([words], y, given))
  }

  /** A picture, and the words in its place. */
  figure(alt: string, { x, y, width, height }: Box, draw: () => void): void {
    this.tags.piece('Figure', { alt, bbox: [x, y, x + width, y + height] }, draw)
  }

  rule(color: string = inkOf.rule, thick = 0.6): void {
    this.tags.artifact(() => this.#line(color, thick))
  }

  #line(color: string, thick: number): void {
    this.doc
      .moveTo(paper.edge, this.y)
      .lineTo(paper.edge + inside, this.y)
      .lineWidth(thick)
      .stroke(color)
  }

  /** A line that leads to an address. */
  link(words: string, address: string, given: { x: number; width: number }): void {
    const look = { ...given, look: 'small', color: inkOf.link } as const
    const lines = this.linesOf(words, given.width, 'small')
    this.keep(lines.length * leadOf('small'))
    const link = this.tags.open('Link')
    const ends = this.#drawOf(link, lines, look)
    const { element } = link
    linkTo(this.doc, { ...given, y: this.y, height: ends - this.y }, address, element)
    link.element.end()
    this.y = ends
  }

  gap(height: number): void {
    this.y += height
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count
  }

  /** How much room this page still has. */
  get room(): number {
    return bottom - this.y
  }

  /** Writes the foot of each page, and ends. */
  async finish(left: string, right: (n: number, all: number) => string): Promise<Buffer> {
    const count = this.pages
    const y = paper.height - paper.edge - 4
    for (let n = 0; n < count; n += 1) {
      this.doc.switchToPage(n)
      this.y = y - 6
      const look = { look: 'small', color: inkOf.quiet } as const
      this.tags.artifact(() => {
        this.#line(inkOf.rule, 0.6)
        this.#draw([left], y, look)
        this.#draw([right(n + 1, count)], y, { ...look, right: true })
      }, 'Pagination')
    }
    this.doc.end()
    await this.#ended
    return Buffer.concat(this.#chunks)
  }
}
