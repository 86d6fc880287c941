// The matrix as pages, lying: a band of courses after the other, in each all people, with the heads on every page. Each page
// leaves as soon as it is full.
import { setImmediate } from 'node:timers/promises'
import { inkOnWhite } from '../../../../access/brand/brand.ts'
import type { Face } from '../../../../kit/pdf/server/face.ts'
import { type Piece, Tags, universalPdf } from '../../../../kit/pdf/server/tagged.ts'
import { wrap } from '../../../../kit/pdf/server/wrap.ts'
import type { MatrixTable } from '../narrow.ts'
import { layHead } from './lay-head.server.ts'
import { behind, inkOfTone, type Look, lookOf } from './marks.ts'
import {
  bandsOf,
  bottom,
  column,
  type Faces,
  facesOf,
  headLine,
  headsOf,
  ink,
  inside,
  legendAt,
  type MatrixPaper,
  names,
  page,
  row,
} from './sheet.server.ts'

/** A table that is read cell by cell must be remembered cell by cell until its last page: a longer one goes on as a line for
 *  each person. */
const mostCells = 20_000

type Placed = { look: Look; x: number }
type RowPieces = { row: Piece; cellAt(n: number): Piece; isLine: boolean }
type Band = { from: number; to: number; width: number; heads: readonly (readonly string[])[] }

class MatrixPages {
  readonly doc: PDFKit.PDFDocument
  readonly #tags: Tags
  readonly #paper: MatrixPaper
  readonly #accent: string
  readonly #faces: Faces
  #y = 0
  #count = 0
  #cellsSaid = 0
  #band: Band = { from: 0, to: 0, width: 0, heads: [] }
  #said: Piece | undefined

  constructor(paper: MatrixPaper) {
    this.#paper = paper
    const { brand, title, language, made } = paper
    this.#accent = brand.colour === null ? ink.words : inkOnWhite(brand.colour)
    this.doc = universalPdf(
      { title, language, made, subject: brand.name },
      { size: [page.width, page.height], autoFirstPage: false, bufferPages: false },
    )
    this.#tags = new Tags(this.doc)
    this.#faces = facesOf(this.doc)
  }

  begin(from: number, to: number): void {
    const { courses } = this.#paper.matrix
    const width = Math.min(column.most, (inside - names) / Math.max(1, to - from))
    const heads = headsOf(
      courses.slice(from, to).map(({ name }) => name),
      width,
      this.#faces.small,
    )
    this.#said?.element.end()
    this.#band = { from, to, width, heads }
    this.#newPage(true)
  }

  end(): void {
    this.#said?.element.end()
    this.doc.end()
  }

  #newPage(isFirstOfBand = false): void {
    this.doc.addPage()
    this.#count += 1
    const on = { doc: this.doc, tags: this.#tags, faces: this.#faces, accent: this.#accent }
    this.#y = this.#count === 1 ? layHead(on, this.#paper) : page.edge
    if (isFirstOfBand) this.#said = this.#tags.open('Table')
    this.#foot()
    this.#heads(isFirstOfBand)
  }

  /** How far the table goes to the right. */
  get #wide(): number {
    const { heads, width } = this.#band
    return Math.max(names + heads.length * width, inside / 2)
  }

  #line(y: number, color: string, thick: number): void {
    this.#tags.artifact(() =>
      this.doc
        .moveTo(page.edge, y)
        .lineTo(page.edge + this.#wide, y)
        .lineWidth(thick)
        .stroke(color),
    )
  }

  /** What the marks mean, and where this page is. The legend is said once. */
  #foot(): void {
    const { legend, foot, title, brand, matrix } = this.#paper
    const { from, to } = this.#band
    const draw = () => {
      let x = page.edge
      for (const [letter, words] of legend) {
        this.#marks([{ look: lookOf(letter), x }], legendAt, 18)
        this.doc.fillColor(ink.quiet)
        this.#faces.small.draw([{ words, x: x + 21, y: legendAt + 3 }])
        x += 21 + this.#faces.small.measure(words) + 9
      }
    }
    if (this.#count === 1) this.#tags.piece('P', {}, draw)
    else this.#tags.artifact(draw, 'Pagination')
    const words = foot(this.#count, { from: from + 1, to, all: matrix.courses.length })
    const y = page.height - page.edge - 7
    this.doc.fillColor(ink.quiet)
    this.#tags.artifact(
      () =>
        this.#faces.small.draw([
          { words: `${brand.name} · ${title}`, x: page.edge, y },
          { words, x: page.width - page.edge - this.#faces.small.measure(words), y },
        ]),
      'Pagination',
    )
  }

  #heads(isFirstOfBand: boolean): void {
    const { heads, width } = this.#band
    const longest = Math.max(0, ...heads.flat().map((words) => this.#faces.small.measure(words)))
    const high = Math.max(40, longest + 10)
    this.#tags.artifact(() => this.doc.rect(page.edge, this.#y, this.#wide, high).fill(ink.ground))
    const foot = this.#y + high - 5
    const drawHead = (n: number) => {
      const lines = heads[n] ?? []
      const x = page.edge + names + n * width + (width - lines.length * headLine) / 2
      this.doc.save().translate(x, foot).rotate(-90).fillColor(ink.words)
      this.#faces.small.draw(
        lines.map((words, m) => ({
          words: m + 1 < lines.length ? `${words} ` : words,
          x: 0,
          y: m * headLine,
        })),
      )
      this.doc.restore()
    }
    const drawPerson = () => {
      this.doc.fillColor(ink.words)
      this.#faces.small.draw([{ words: this.#paper.person, x: page.edge + 4, y: foot - 8 }])
    }
    // They are said once.
    if (isFirstOfBand) {
      const pieces = this.#piecesOf('TH', heads.length + 1)
      this.#tags.draw(pieces.cellAt(0), drawPerson)
      for (const n of heads.keys()) this.#tags.draw(pieces.cellAt(n + 1), () => drawHead(n))
      pieces.row.element.end()
    } else
      this.#tags.artifact(() => {
        drawPerson()
        for (const n of heads.keys()) drawHead(n)
      }, 'Pagination')
    this.#y += high
    this.#line(this.#y, this.#accent, 1)
  }

  /** A row and its cells, to be filled; where the table has grown too long, a line that is all of them. */
  #piecesOf(tag: 'TH' | 'TD', count: number): RowPieces {
    this.#cellsSaid += count
    const table = this.#said
    if (table === undefined || this.#cellsSaid > mostCells) {
      const line = this.#tags.open('P')
      return { row: line, cellAt: () => line, isLine: true }
    }
    const whole = this.#tags.inside(table.element, () => this.#tags.open('TR'))
    const cells = this.#tags.inside(whole.element, () =>
      Array.from({ length: count }, (_, n) => {
        const scope = tag === 'TH' ? 'Column' : 'Row'
        return tag === 'TH' || n === 0 ? this.#tags.open('TH', { scope }) : this.#tags.open('TD')
      }),
    )
    return { row: whole, cellAt: (n) => cells[n] ?? whole, isLine: false }
  }

  /** Grounds and marks, each tone at once. */
  #marks(placed: readonly Placed[], y: number, width: number): void {
    for (const [tone, those] of Map.groupBy(placed, ({ look }) => look.tone)) {
      const ground = behind[tone]
      if (ground !== undefined) {
        for (const { x } of those) this.doc.roundedRect(x + 1, y + 1, width - 2, row - 2, 2)
        this.doc.fill(ground)
      }
      this.doc.fillColor(inkOfTone[tone])
      this.#faces.mark.draw(
        those.map(({ x, look: { mark } }) => ({
          words: mark,
          x: x + (width - this.#faces.mark.measure(mark)) / 2,
          y: y + 2.5,
        })),
      )
    }
  }

  person(at: number): void {
    if (this.#y + row > bottom) this.#newPage()
    const { people, cells } = this.#paper.matrix
    const { from, to, width } = this.#band
    const pieces = this.#piecesOf('TD', to - from + 1)
    const y = this.#y
    const placed = [...(cells[at] ?? '').slice(from, to)].map((letter, n) => ({
      look: lookOf(letter),
      x: page.edge + names + n * width,
    }))
    if (pieces.isLine)
      this.#tags.draw(pieces.row, () => {
        this.#name(people[at], y)
        this.#marks(
          placed.filter(({ look }) => look.mark !== ''),
          y,
          width,
        )
      })
    else {
      this.#tags.draw(pieces.cellAt(0), () => this.#name(people[at], y))
      for (const [n, one] of placed.entries())
        if (one.look.mark !== '')
          this.#tags.draw(pieces.cellAt(n + 1), () => this.#marks([one], y, width))
    }
    pieces.row.element.end()
    this.#y += row
    this.#line(this.#y, ink.rule, 0.5)
  }

  #name(person: MatrixTable['people'][number] | undefined, y: number): void {
    const { name = '', detail = null } = person ?? {}
    const cut = (words: string, width: number, { measure }: Face) => {
      const [first = ''] = wrap(words, width, measure)
      return first.length < words.length ? `${first}…` : first
    }
    const shown = cut(name, names - 16, this.#faces.plain)
    const beside = this.#faces.plain.measure(shown) + 6
    this.doc.fillColor(ink.words)
    this.#faces.plain.draw([{ words: shown, x: page.edge + 4, y: y + 2 }])
    const room = names - 14 - beside
    if (detail === null || room < 30) return
    this.doc.fillColor(ink.quiet)
    const words = cut(detail, room, this.#faces.small)
    this.#faces.small.draw([{ words, x: page.edge + 4 + beside, y: y + 3 }])
  }
}

export async function* layMatrix(paper: MatrixPaper): AsyncGenerator<Buffer> {
  const pages = new MatrixPages(paper)
  const { courses, people } = paper.matrix
  for (const [from, to] of bandsOf(courses.length)) {
    pages.begin(from, to)
    for (const at of people.keys()) {
      pages.person(at)
      if (at % 10 !== 0) continue
      // Others are served between the rows.
      await setImmediate()
      const written: Buffer | null = pages.doc.read()
      if (written !== null) yield written
    }
  }
  pages.end()
  for await (const written of pages.doc) if (Buffer.isBuffer(written)) yield written
}
