// A table as pages: laid by hand, so that each page leaves as soon as it is full.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { Face } from './face.ts'
import { type Measure, wrap } from './wrap.ts'

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
  readonly #plain: Face
  readonly #bold: Face
  readonly #title: Face
  #widths: number[] = []
  #y = 0
  #count = 0

  constructor(table: TablePdf) {
    this.#table = table
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: false,
      fontLayoutCache: false,
      lang: table.language,
      info: { Title: table.title, Producer: 'Plumbline', Creator: 'Plumbline' },
    })
    const face = (name: string, file: string, points: number) =>
      new Face(this.doc, name, join(fonts, file), points)
    this.#plain = face('plain', 'DejaVuSansCondensed.ttf', size)
    this.#bold = face('bold', 'DejaVuSansCondensed-Bold.ttf', size)
    this.#title = face('title', 'DejaVuSansCondensed-Bold.ttf', 15)
  }

  start(first: readonly (readonly string[])[]): void {
    this.#widths = widthsOf(this.#table.heads, first, this.#plain.measure)
    this.#newPage()
  }

  #newPage(): void {
    const { doc } = this
    doc.addPage().lineWidth(0.5).strokeColor(ink.rule)
    this.#count += 1
    this.#y = page.edge
    if (this.#count === 1) this.#top()
    this.#foot()
    this.#heads()
  }

  #top(): void {
    const { title, lead } = this.#table
    const x = page.edge
    this.doc.fillColor(ink.words)
    this.#title.draw([{ words: title, x, y: this.#y }])
    this.#y += 24
    const lines = lead.flatMap((each) => wrap(each, inside, this.#plain.measure))
    this.doc.fillColor(ink.quiet)
    this.#plain.draw(lines.map((words, n) => ({ words, x, y: this.#y + n * line })))
    this.#y += lines.length * line + 8
  }

  #foot(): void {
    const words = this.#table.foot(this.#count)
    const x = page.width - page.edge - this.#plain.measure(words)
    const y = page.height - page.edge - size
    this.doc.fillColor(ink.quiet)
    this.#plain.draw([
      { words: this.#table.title, x: page.edge, y },
      { words, x, y },
    ])
  }

  #heads(): void {
    const lines = this.#table.heads.map((head, n) => wrap(head, this.#inner(n), this.#bold.measure))
    const high = Math.max(1, ...lines.map((each) => each.length)) * line + 2 * pad.y
    this.doc.rect(page.edge, this.#y, inside, high).fill(ink.ground).fillColor(ink.words)
    this.#cells(lines, this.#bold)
    this.#y += high
  }

  #inner = (n: number): number => (this.#widths[n] ?? 0) - 2 * pad.x

  #cells(lines: readonly (readonly string[])[], face: Face): void {
    let x = page.edge + pad.x
    const placed = lines.flatMap((cell, n) => {
      const here = x
      x += this.#widths[n] ?? 0
      return cell.map((words, m) => ({ words, x: here, y: this.#y + pad.y + m * line }))
    })
    face.draw(placed)
  }

  row(cells: readonly string[]): void {
    let lines = cells.map((cell, n) => wrap(cell, this.#inner(n), this.#plain.measure))
    let count = Math.max(1, ...lines.map((each) => each.length))
    const fitting = () => Math.floor((bottom - this.#y - 2 * pad.y) / line)
    // A row is broken only where no page could hold it whole.
    if (fitting() < Math.min(count, 30)) this.#newPage()
    for (;;) {
      const taken = Math.min(count, fitting())
      this.#cells(
        lines.map((each) => each.slice(0, taken)),
        this.#plain,
      )
      this.#y += taken * line + 2 * pad.y
      const rule = this.#y.toFixed(2)
      this.doc.addContent(`${page.edge} ${rule} m ${page.edge + inside} ${rule} l S`)
      count -= taken
      if (count <= 0) return
      lines = lines.map((each) => each.slice(taken))
      this.#newPage()
    }
  }
}

/** Takes the rows as they are asked for, and gives a page away as soon as it is full. */
export async function* writeTablePdf(
  table: TablePdf,
  bunches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  const pages = new Pages(table)
  let started = false
  for await (const rows of bunches) {
    if (!started) pages.start(rows)
    started = true
    for (const [n, cells] of rows.entries()) {
      pages.row(cells)
      // Others are served between the rows.
      if (n % 50 === 0) await setImmediate()
    }
    const written: Buffer | null = pages.doc.read()
    if (written !== null) yield written
  }
  if (!started) pages.start([])
  pages.doc.end()
  for await (const written of pages.doc) if (Buffer.isBuffer(written)) yield written
}
