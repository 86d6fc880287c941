// The matrix as pages, lying: a band of courses after the other, in each all people, with the heads on every page. Each page
// leaves as soon as it is full.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { inkOnWhite } from '../../../../access/brand/brand.ts'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { Face } from '../../../../kit/pdf/server/face.ts'
import { type Piece, Tags, universalPdf } from '../../../../kit/pdf/server/tagged.ts'
import { wrap } from '../../../../kit/pdf/server/wrap.ts'
import type { CellLetter } from '../letters.ts'
import type { MatrixTable } from '../narrow.ts'
import { grounds, inkOfLetter, type Look, lookOf } from './marks.ts'

export type MatrixPaper = {
  brand: DrawnBrand
  title: string
  /** Under the title: what was chosen, how much there is. */
  lead: readonly string[]
  language: string
  made: Date
  matrix: MatrixTable<{ category: string; name: string }>
  /** The letters that the legend explains, with their words. */
  legend: readonly (readonly [CellLetter, string])[]
  person: string
  /** What stands at the foot of page `n`, which has these of all courses. */
  foot(n: number, courses: { from: number; to: number; all: number }): string
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)
const page = { width: 792, height: 612, edge: 36 }
const inside = page.width - 2 * page.edge
const names = 168
/** As narrow as two lines of a course’s name may be, as wide as they need be. */
const column = { least: 22, most: 46 }
const mostColumns = Math.floor((inside - names) / column.least)
const row = 14
const headLine = 8.5
const longestHead = 118
const legendAt = page.height - page.edge - 26
const bottom = legendAt - 6
const logoBox = { width: 150, height: 30 }
const ink = { words: '#14202b', quiet: '#51606e', rule: '#d9dfe4', ground: '#eceff1' }

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
  readonly #plain: Face
  readonly #small: Face
  readonly #bold: Face
  readonly #mark: Face
  readonly #title: Face
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
    const face = (name: string, file: string, points: number) =>
      new Face(this.doc, name, join(fonts, `DejaVuSansCondensed${file}.ttf`), points)
    this.#plain = face('plain', '', 8)
    this.#small = face('plain', '', 7)
    this.#bold = face('bold', '-Bold', 10)
    this.#mark = face('bold', '-Bold', 7.5)
    this.#title = face('bold', '-Bold', 15)
  }

  begin(from: number, to: number): void {
    const { courses } = this.#paper.matrix
    const width = Math.min(column.most, (inside - names) / Math.max(1, to - from))
    const lines = Math.max(1, Math.floor((width - 3) / headLine))
    const heads = courses.slice(from, to).map(({ name }) => {
      const all = wrap(name, longestHead, this.#small.measure)
      const last = all[lines - 1]
      return all.length <= lines || last === undefined
        ? all
        : [...all.slice(0, lines - 1), `${last.slice(0, -1)}…`]
    })
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
    this.#y = page.edge
    if (this.#count === 1) this.#top()
    if (isFirstOfBand) this.#said = this.#tags.open('Table')
    this.#foot()
    this.#heads(isFirstOfBand)
  }

  #top(): void {
    const { brand, title, lead } = this.#paper
    const { name, logo } = brand
    let beside = 0
    if (logo !== null) {
      const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
      const [width, height] = [logo.width * scale, logo.height * scale]
      const y = this.#y + (logoBox.height - height) / 2
      this.#tags.artifact(() =>
        this.doc.image(Buffer.from(logo.data), page.edge, y, { width, height }),
      )
      beside = width + 10
    }
    this.doc.fillColor(ink.words)
    this.#tags.piece('P', {}, () =>
      this.#bold.draw([{ words: name, x: page.edge + beside, y: this.#y + 9 }]),
    )
    this.#y += logoBox.height + 6
    this.#line(this.#y, this.#accent, 1.4)
    this.#y += 10
    this.doc.fillColor(this.#accent)
    this.#tags.piece('H1', {}, () => this.#title.draw([{ words: title, x: page.edge, y: this.#y }]))
    this.#y += 24
    const lines = lead.flatMap((each) => wrap(each, inside, this.#plain.measure))
    this.doc.fillColor(ink.quiet)
    this.#tags.piece('P', {}, () =>
      this.#plain.draw(lines.map((words, n) => ({ words, x: page.edge, y: this.#y + n * 11 }))),
    )
    this.#y += lines.length * 11 + 8
  }

  /** How far the table goes to the right. */
  get #wide(): number {
    const { heads, width } = this.#band
    return Math.max(names + heads.length * width, inside / 2)
  }

  #line(y: number, color: string, thick: number, wide = inside): void {
    this.#tags.artifact(() =>
      this.doc
        .moveTo(page.edge, y)
        .lineTo(page.edge + wide, y)
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
        this.#small.draw([{ words, x: x + 21, y: legendAt + 3 }])
        x += 21 + this.#small.measure(words) + 9
      }
    }
    if (this.#count === 1) this.#tags.piece('P', {}, draw)
    else this.#tags.artifact(draw, 'Pagination')
    const words = foot(this.#count, { from: from + 1, to, all: matrix.courses.length })
    const y = page.height - page.edge - 7
    this.doc.fillColor(ink.quiet)
    this.#tags.artifact(
      () =>
        this.#small.draw([
          { words: `${brand.name} · ${title}`, x: page.edge, y },
          { words, x: page.width - page.edge - this.#small.measure(words), y },
        ]),
      'Pagination',
    )
  }

  #heads(isFirstOfBand: boolean): void {
    const { heads, width } = this.#band
    const longest = Math.max(0, ...heads.flat().map((words) => this.#small.measure(words)))
    const high = Math.max(40, longest + 10)
    this.#tags.artifact(() => this.doc.rect(page.edge, this.#y, this.#wide, high).fill(ink.ground))
    const foot = this.#y + high - 5
    const drawHead = (n: number) => {
      const lines = heads[n] ?? []
      const x = page.edge + names + n * width + (width - lines.length * headLine) / 2
      this.doc.save().translate(x, foot).rotate(-90).fillColor(ink.words)
      this.#small.draw(
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
      this.#small.draw([{ words: this.#paper.person, x: page.edge + 4, y: foot - 8 }])
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
    this.#line(this.#y, this.#accent, 1, this.#wide)
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
      const ground = grounds[tone]
      if (ground !== undefined) {
        for (const { x } of those) this.doc.roundedRect(x + 1, y + 1, width - 2, row - 2, 2)
        this.doc.fill(ground)
      }
      this.doc.fillColor(inkOfLetter[tone])
      this.#mark.draw(
        those.map(({ x, look: { mark } }) => ({
          words: mark,
          x: x + (width - this.#mark.measure(mark)) / 2,
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
    this.#line(this.#y, ink.rule, 0.5, this.#wide)
  }

  #name(person: MatrixTable['people'][number] | undefined, y: number): void {
    const { name = '', detail = null } = person ?? {}
    const cut = (words: string, width: number, { measure }: Face) => {
      const [first = ''] = wrap(words, width, measure)
      return first.length < words.length ? `${first}…` : first
    }
    const shown = cut(name, names - 16, this.#plain)
    const beside = this.#plain.measure(shown) + 6
    this.doc.fillColor(ink.words)
    this.#plain.draw([{ words: shown, x: page.edge + 4, y: y + 2 }])
    const room = names - 14 - beside
    if (detail === null || room < 30) return
    this.doc.fillColor(ink.quiet)
    const words = cut(detail, room, this.#small)
    this.#small.draw([{ words, x: page.edge + 4 + beside, y: y + 3 }])
  }
}

/** Where each band of courses begins: of about the same width. */
function bandsOf(count: number): readonly (readonly [from: number, to: number])[] {
  const bands = Math.max(1, Math.ceil(count / mostColumns))
  const each = Math.ceil(count / bands)
  return Array.from({ length: bands }, (_, n) => [n * each, Math.min(count, (n + 1) * each)])
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
