// A paper that flows: blocks one under the other, a new page where one is full, and at the end what
// stands at the foot of each. Words are placed by hand; the page knows of no layout but this.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { Face } from './face.ts'
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
}

/** From one line to the next. */
export const leadOf = (look: TextLook): number => looks[look][2] * 1.36

export class Flow {
  readonly doc: PDFKit.PDFDocument
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
  }) {
    this.accent = about.accent ?? inkOf.words
    this.doc = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      // Kept to the end: a foot says how many pages there are.
      bufferPages: true,
      fontLayoutCache: false,
      lang: about.language,
      displayTitle: true,
      info: {
        Title: about.title,
        Subject: about.subject,
        Producer: 'Plumbline',
        Creator: 'Plumbline',
        CreationDate: about.made,
      },
    })
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
    const { x = paper.edge, width = inside, look = 'plain', color = inkOf.words, right } = given
    const face = this.#faces[look]
    const lead = leadOf(look)
    this.doc.fillColor(color)
    const shown = lines.map((words, n) => ({
      words,
      x: right ? x + width - face.measure(words) : x,
      y: y + n * lead,
    }))
    if (shown.length > 0) face.draw(shown)
    return y + lines.length * lead
  }

  /** Words as wide as they may be, over as many pages as they need. */
  block({ words, ...given }: Block): void {
    this.columns([{ words, ...given }])
  }

  /** Words side by side, which go on together on the next page. */
  columns(blocks: readonly Block[]): void {
    let open = blocks.map((block) => ({
      ...block,
      lines: this.linesOf(block.words, block.width ?? inside, block.look),
    }))
    for (;;) {
      const lead = Math.max(...open.map(({ look }) => leadOf(look ?? 'plain')))
      const longest = Math.max(0, ...open.map(({ lines }) => lines.length))
      let fitting = Math.floor((bottom - this.y) / lead)
      // A line by itself at the foot of a page reads badly.
      if (fitting < Math.min(2, longest)) {
        this.newPage()
        fitting = Math.floor((bottom - this.y) / lead)
      }
      const ends = open.map(({ lines, words: _, ...given }) =>
        this.place(lines.slice(0, fitting), this.y, given),
      )
      this.y = Math.max(this.y, ...ends)
      if (longest <= fitting) return
      open = open.map((block) => ({ ...block, lines: block.lines.slice(fitting) }))
      this.newPage()
    }
  }

  rule(color: string = inkOf.rule, thick = 0.6): void {
    this.doc
      .moveTo(paper.edge, this.y)
      .lineTo(paper.edge + inside, this.y)
      .lineWidth(thick)
      .stroke(color)
  }

  gap(height: number): void {
    this.y += height
  }

  /** Writes the foot of each page, and ends. */
  get pages(): number {
    return this.doc.bufferedPageRange().count
  }

  async finish(left: string, right: (n: number, all: number) => string): Promise<Buffer> {
    const count = this.pages
    const y = paper.height - paper.edge - 4
    for (let n = 0; n < count; n += 1) {
      this.doc.switchToPage(n)
      this.y = y - 6
      this.rule()
      this.place([left], y, { look: 'small', color: inkOf.quiet })
      this.place([right(n + 1, count)], y, { look: 'small', color: inkOf.quiet, right: true })
    }
    this.doc.end()
    await this.#ended
    return Buffer.concat(this.#chunks)
  }
}
