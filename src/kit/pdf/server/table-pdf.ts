// A table as pages: laid by hand, so that each page leaves as soon as it is full.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { type Measure, remembering, wrap } from './wrap.ts'

export type TablePdf = {
  title: string
  /** Under the title: what was chosen, and when. */
  lead: readonly string[]
  heads: readonly string[]
  language: string
  /** What stands at the foot of page `n`. */
  foot(n: number): string
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)
// Letter, lying: the paper of the building sites this is for.
const page = { width: 792, height: 612, edge: 36 }
const inside = page.width - 2 * page.edge
const bottom = page.height - page.edge - 18
const size = 8
const line = 10.5
const pad = { x: 4, y: 3 }
const ink = { words: '#1d2433', quiet: '#5b6475', rule: '#c9ced8', ground: '#eef0f4' }

/** Widths in proportion to what the columns hold, none so narrow that it says nothing. */
function widthsOf(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  measure: Measure,
): number[] {
  const least = Math.min(46, inside / Math.max(1, heads.length))
  const wanted = heads.map((head, n) => {
    const cells = rows.map((row) => Math.min(260, measure((row[n] ?? '').slice(0, 120))))
    const usual = cells.sort((a, b) => a - b)[Math.floor(cells.length * 0.9)] ?? 0
    return Math.max(least, usual, Math.min(120, measure(head))) + 2 * pad.x
  })
  const all = wanted.reduce((sum, width) => sum + width, 0)
  return wanted.map((width) => (width * inside) / all)
}

class Pages {
  readonly doc: PDFKit.PDFDocument
  readonly #table: TablePdf
  readonly #measure: Measure
  #widths: number[] = []
  #y = 0
  #count = 0

  constructor(table: TablePdf) {
    this.#table = table
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      lang: table.language,
      info: { Title: table.title, Producer: 'Plumbline', Creator: 'Plumbline' },
    })
    this.doc.registerFont('plain', join(fonts, 'DejaVuSansCondensed.ttf'))
    this.doc.registerFont('bold', join(fonts, 'DejaVuSansCondensed-Bold.ttf'))
    this.doc.font('plain').fontSize(size)
    this.#measure = remembering((words) => this.doc.widthOfString(words))
  }

  start(first: readonly (readonly string[])[]): void {
    this.#widths = widthsOf(this.#table.heads, first, this.#measure)
    this.#newPage()
  }

  #say(words: string, x: number, y: number): void {
    if (words !== '') this.doc.text(words, x, y, { lineBreak: false })
  }

  #newPage(): void {
    const { doc } = this
    const { title, lead, heads, foot } = this.#table
    doc.addPage()
    this.#count += 1
    this.#y = page.edge
    if (this.#count === 1) {
      doc.font('bold').fontSize(15).fillColor(ink.words)
      this.#say(title, page.edge, this.#y)
      this.#y += 24
      doc.font('plain').fontSize(size).fillColor(ink.quiet)
      for (const text of lead.flatMap((each) => wrap(each, inside, this.#measure))) {
        this.#say(text, page.edge, this.#y)
        this.#y += line
      }
      this.#y += 8
    }
    doc.font('plain').fontSize(size).fillColor(ink.quiet)
    const words = foot(this.#count)
    this.#say(title, page.edge, page.height - page.edge - size)
    this.#say(words, page.width - page.edge - this.#measure(words), page.height - page.edge - size)
    doc.font('bold')
    const bold = (text: string) => doc.widthOfString(text)
    const lines = heads.map((head, n) => wrap(head, this.#inner(n), bold))
    const high = Math.max(1, ...lines.map((each) => each.length)) * line + 2 * pad.y
    doc.rect(page.edge, this.#y, inside, high).fill(ink.ground).fillColor(ink.words)
    this.#cells(lines)
    this.#y += high
    doc.font('plain')
  }

  #inner = (n: number): number => (this.#widths[n] ?? 0) - 2 * pad.x

  #cells(lines: readonly (readonly string[])[]): void {
    let x = page.edge
    lines.forEach((cell, n) => {
      cell.forEach((words, m) => {
        this.#say(words, x + pad.x, this.#y + pad.y + m * line)
      })
      x += this.#widths[n] ?? 0
    })
  }

  row(cells: readonly string[]): void {
    let lines = cells.map((cell, n) => wrap(cell, this.#inner(n), this.#measure))
    let count = Math.max(1, ...lines.map((each) => each.length))
    const fitting = () => Math.floor((bottom - this.#y - 2 * pad.y) / line)
    // A row is broken only where no page could hold it whole.
    if (fitting() < Math.min(count, 30)) this.#newPage()
    for (;;) {
      const taken = Math.min(count, fitting())
      this.#cells(lines.map((each) => each.slice(0, taken)))
      this.#y += taken * line + 2 * pad.y
      this.doc
        .moveTo(page.edge, this.#y)
        .lineTo(page.edge + inside, this.#y)
        .lineWidth(0.5)
        .stroke(ink.rule)
      count -= taken
      if (count <= 0) return
      lines = lines.map((each) => each.slice(taken))
      this.#newPage()
    }
  }
}

/** What is written but not yet taken may be this long. */
const waiting = 1024 * 1024

async function fill(pages: Pages, bunches: AsyncIterable<readonly (readonly string[])[]>) {
  let started = false
  for await (const rows of bunches) {
    if (!started) pages.start(rows)
    started = true
    for (const [n, cells] of rows.entries()) {
      pages.row(cells)
      // Others are served between the rows, and what is written is taken away.
      if (n % 50 === 0) await setImmediate()
    }
    while (pages.doc.readableLength > waiting && !pages.doc.destroyed) await setImmediate()
  }
  if (!started) pages.start([])
  pages.doc.end()
}

export async function* writeTablePdf(
  table: TablePdf,
  bunches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncIterable<Buffer> {
  const pages = new Pages(table)
  const filled = fill(pages, bunches).catch((error: Error) => {
    pages.doc.destroy(error)
  })
  yield* pages.doc as unknown as AsyncIterable<Buffer>
  await filled
}
