// A table as pages: laid by hand, so that each page leaves as soon as it is full.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Face } from './face.ts'
import { type Piece, Tags, universalPdf } from './tagged.ts'
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

/** A table that is read cell by cell must be remembered cell by cell until its last page: a longer one goes on as a
 *  line for each row. */
const mostCells = 20_000

type RowPieces = { row: Piece; cellAt(n: number): Piece | undefined }

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
  readonly #tags: Tags
  readonly #table: TablePdf
  readonly #plain: Face
  readonly #bold: Face
  readonly #title: Face
  #widths: number[] = []
  #y = 0
  #count = 0
  #cellsSaid = 0
  #said: Piece | undefined

  constructor(table: TablePdf) {
    this.#table = table
    this.doc = universalPdf(table, {
      size: [page.width, page.height],
      autoFirstPage: false,
      bufferPages: false,
    })
    this.#tags = new Tags(this.doc)
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
    this.#tags.piece('H1', {}, () => this.#title.draw([{ words: title, x, y: this.#y }]))
    this.#y += 24
    const lines = lead.flatMap((each) => wrap(each, inside, this.#plain.measure))
    this.doc.fillColor(ink.quiet)
    this.#tags.piece('P', {}, () =>
      this.#plain.draw(lines.map((words, n) => ({ words, x, y: this.#y + n * line }))),
    )
    this.#y += lines.length * line + 8
    this.#said = this.#tags.open('Table')
  }

  #foot(): void {
    const words = this.#table.foot(this.#count)
    const x = page.width - page.edge - this.#plain.measure(words)
    const y = page.height - page.edge - size
    this.doc.fillColor(ink.quiet)
    this.#tags.artifact(
      () =>
        this.#plain.draw([
          { words: this.#table.title, x: page.edge, y },
          { words, x, y },
        ]),
      'Pagination',
    )
  }

  #heads(): void {
    const lines = this.#table.heads.map((head, n) => wrap(head, this.#inner(n), this.#bold.measure))
    const high = Math.max(1, ...lines.map((each) => each.length)) * line + 2 * pad.y
    this.#tags.artifact(() => this.doc.rect(page.edge, this.#y, inside, high).fill(ink.ground))
    this.doc.fillColor(ink.words)
    // They are said once.
    if (this.#count === 1) {
      const pieces = this.#piecesOf('TH', lines.length)
      this.#cells(lines, this.#bold, pieces)
      pieces.row.element.end()
    } else this.#tags.artifact(() => this.#cells(lines, this.#bold), 'Pagination')
    this.#y += high
  }

  /** A row and its cells, to be filled; where the table has grown too long, a line that is all of them. */
  #piecesOf(tag: 'TH' | 'TD', count: number): RowPieces {
    this.#cellsSaid += count
    const table = this.#said
    if (table === undefined || this.#cellsSaid > mostCells) {
      const row = this.#tags.open('P')
      return { row, cellAt: () => row }
    }
    const row = this.#tags.inside(table.element, () => this.#tags.open('TR'))
    const facts = tag === 'TH' ? ({ scope: 'Column' } as const) : {}
    const cells = this.#tags.inside(row.element, () =>
      Array.from({ length: count }, () => this.#tags.open(tag, facts)),
    )
    return { row, cellAt: (n) => cells[n] }
  }

  #inner = (n: number): number => (this.#widths[n] ?? 0) - 2 * pad.x

  #cells(lines: readonly (readonly string[])[], face: Face, pieces?: RowPieces): void {
    let x = page.edge + pad.x
    for (const [n, cell] of lines.entries()) {
      const placed = cell.map((words, m) => ({
        // The reader who hears it must not hear two words as one.
        words: m + 1 < cell.length ? `${words} ` : words,
        x,
        y: this.#y + pad.y + m * line,
      }))
      x += this.#widths[n] ?? 0
      if (placed.length === 0) continue
      const piece = pieces?.cellAt(n)
      if (piece === undefined) face.draw(placed)
      else this.#tags.draw(piece, () => face.draw(placed))
    }
  }

  row(cells: readonly string[]): void {
    let lines = cells.map((cell, n) => wrap(cell, this.#inner(n), this.#plain.measure))
    let count = Math.max(1, ...lines.map((each) => each.length))
    const fitting = () => Math.floor((bottom - this.#y - 2 * pad.y) / line)
    // A row is broken only where no page could hold it whole.
    if (fitting() < Math.min(count, 30)) this.#newPage()
    const pieces = this.#piecesOf('TD', cells.length)
    for (;;) {
      const taken = Math.min(count, fitting())
      this.#cells(
        lines.map((each) => each.slice(0, taken)),
        this.#plain,
        pieces,
      )
      this.#y += taken * line + 2 * pad.y
      const rule = this.#y.toFixed(2)
      this.#tags.artifact(() =>
        this.doc.addContent(`${page.edge} ${rule} m ${page.edge + inside} ${rule} l S`),
      )
      count -= taken
      if (count <= 0) break
      lines = lines.map((each) => each.slice(taken))
      this.#newPage()
    }
    pieces.row.element.end()
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
