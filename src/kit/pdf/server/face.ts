// A font whose letters are looked up once each. pdfkit lays out every word anew, or else remembers
// every word it ever laid out: a long table pays with minutes or with hundreds of megabytes.
import { type Measure, remembering } from './wrap.ts'

/** What pdfkit makes of a registered font; none of its types say it. */
type Embedded = {
  id: string
  ascender: number
  ref(): unknown
  encode(words: string): [codes: readonly string[], positions: readonly { xAdvance: number }[]]
}
type Inner = PDFKit.PDFDocument & { _font: Embedded; page: { fonts: Record<string, unknown> } }

type Letter = { code: string; width: number }

export type Placed = { words: string; x: number; y: number }

/** Latin, Greek, Cyrillic and signs, which stand one after the other; every other script is shaped. */
const unshaped = /^[\u0020-\u02ff\u0370-\u058f\u1e00-\u1fff\u2010-\u2bff]*$/

const short = (value: number): number => Math.round(value * 100) / 100

export class Face {
  readonly #doc: Inner
  readonly #name: string
  readonly #size: number
  readonly #font: Embedded
  readonly #letters = new Map<string, Letter>()
  readonly #shaped: Measure

  constructor(doc: PDFKit.PDFDocument, name: string, file: string, size: number) {
    this.#doc = doc as Inner
    this.#name = name
    this.#size = size
    doc.registerFont(name, file).font(name)
    this.#font = this.#doc._font
    this.#shaped = remembering((words) => this.#taken().widthOfString(words))
  }

  #taken = (): PDFKit.PDFDocument => this.#doc.font(this.#name).fontSize(this.#size)

  #letter(letter: string): Letter {
    const known = this.#letters.get(letter)
    if (known !== undefined) return known
    const [codes, positions] = this.#font.encode(letter)
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    const found = { code: codes.join(''), width: (width / 1000) * this.#size }
    this.#letters.set(letter, found)
    return found
  }

  measure: Measure = (words) => {
    if (!unshaped.test(words)) return this.#shaped(words)
    let width = 0
    for (const letter of words) width += this.#letter(letter).width
    return width
  }

  #written({ words, x, y }: Placed): string {
    const { height } = this.#doc.page
    const line = height - y - (this.#font.ascender / 1000) * this.#size
    let codes = ''
    for (const letter of words) codes += this.#letter(letter).code
    return `1 0 0 1 ${short(x)} ${short(line)} Tm\n[<${codes}>] TJ`
  }

  /** Each with its upper left corner where it says, in one piece of the page. */
  draw(placed: readonly Placed[]): void {
    const { page } = this.#doc
    const plain = placed.filter(({ words }) => unshaped.test(words))
    page.fonts[this.#font.id] ??= this.#font.ref()
    const lines = plain.map((each) => this.#written(each)).join('\n')
    // The page counts from its top, letters stand on their feet.
    this.#doc.addContent(
      `q 1 0 0 -1 0 ${page.height} cm BT\n/${this.#font.id} ${this.#size} Tf\n${lines}\nET Q`,
    )
    for (const { words, x, y } of placed)
      if (!unshaped.test(words)) this.#taken().text(words, x, y, { lineBreak: false })
  }
}
