// A published document as a paper: from plain data to the bytes of a PDF.
import {
  layBrand,
  layHeading,
  openPaper,
  type PrintedIn,
} from '../../../../access/brand/server/branded-paper.ts'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { zonedIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { type Flow, inkOf, inside, paper } from '../../../../kit/pdf/server/flow.ts'
import { partsOf } from '../../../../kit/writing/content.ts'
import { fieldOf, labelOf, type Register } from '../../../../register/define.ts'
import { kindOf } from '../../../../register/fields/all.ts'
import {
  asField,
  askedIn,
  ownFieldsIn,
  ownValuesIn,
} from '../../../../register/fields/own-fields.ts'
import { sayIn } from '../../../../register/server/words.ts'
import { type PaperWords, wordFor, wordsOfPapers } from '../words-of-papers.ts'
import { layContent } from './lay-content.ts'

export type SignedLine = {
  name: string
  given: { method: string }
  signed_at: string
  seconds: number
  witness: string | null
  by_link: boolean
}

export type DocumentPaper = {
  kind: Register
  brand: DrawnBrand
  number: number
  hash: string
  published_at: string
  published_by: string | null
  content: Readonly<Record<string, unknown>>
  signoffs: readonly SignedLine[]
  zone: string
}

type Shown = { label: string; words: string }

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || [value].flat().length === 0

/** A field as it is read; the fields of the company's own type, each by itself. */
function factsOf({ kind, content }: DocumentPaper, name: string, language: Locale): Shown[] {
  const say = sayIn(language)
  const field = fieldOf(kind, name)
  const value = content[name]
  if (isBlank(value)) return []
  if (field.kind !== 'own-values')
    return [{ label: say(labelOf(name, field)), words: kindOf(field).toText(value, field, say) }]
  const values = ownValuesIn(value)
  return askedIn(ownFieldsIn(content.asked)).flatMap((asked) => {
    const own = values[asked.id]
    if (isBlank(own)) return []
    const of = asField(asked)
    return [{ label: asked.label, words: kindOf(of).toText(own, of, say) }]
  })
}

function layFacts(flow: Flow, document: DocumentPaper, language: Locale, text: PaperWords): void {
  const { kind, content } = document
  for (const name of kind.form.flatMap(([, names]) => names)) {
    const field = fieldOf(kind, name)
    if (name === kind.named || field.computed === true || isBlank(content[name])) continue
    if (field.kind === 'content') {
      layHeading(flow, sayIn(language)(labelOf(name, field)))
      layContent(flow, partsOf(content[name]), language, text)
      continue
    }
    for (const { label, words } of factsOf(document, name, language)) {
      flow.keep(26)
      flow.block({ words: label, look: 'small', color: inkOf.quiet })
      flow.block({ words })
      flow.gap(6)
    }
  }
}

function wayOf({ given: { method }, witness, by_link }: SignedLine, text: PaperWords): string {
  const way = text(wordFor(`way_${method}`) ?? 'way_other')
  if (by_link) return `${way}, ${text('by_link')}`
  return witness === null ? way : `${way}, ${text('on_device', { name: witness })}`
}

/** Who has signed it, when and how. */
function laySignoffs(
  flow: Flow,
  document: DocumentPaper,
  language: Locale,
  text: PaperWords,
): void {
  const { signoffs, zone } = document
  layHeading(flow, text('signoffs'))
  if (signoffs.length === 0) {
    flow.block({ words: text('signoffs_none') })
    return
  }
  const [at, way, minutes] = [170, 300, 460]
  const cells = (name: string, signed: string, how: string, long: string) => [
    { words: name, width: at - 8 },
    { words: signed, x: paper.edge + at, width: way - at - 8 },
    { words: how, x: paper.edge + way, width: minutes - way - 8 },
    { words: long, x: paper.edge + minutes, width: inside - minutes },
  ]
  flow.tags.within('Table', () => {
    const heads = cells(text('signer'), text('signed_at'), text('way'), text('minutes'))
    flow.row(heads.map((cell) => ({ ...cell, look: 'smallBold', color: inkOf.quiet })))
    flow.gap(3)
    for (const line of signoffs) {
      const long = String(Math.max(1, Math.round(line.seconds / 60)))
      const signed = zonedIn(language, line.signed_at, zone)
      flow.row(cells(line.name, signed, wayOf(line, text), long))
      flow.gap(4)
    }
  })
}

export function documentPaper(document: DocumentPaper, printed: PrintedIn): Promise<Buffer> {
  const { language, printedAt } = printed
  const text = wordsOfPapers(language)
  const { brand, content, number, zone } = document
  const title = String(content.title)
  const flow = openPaper(title, brand, printed)
  layBrand(flow, brand)
  flow.block({ words: title, look: 'title', tag: 'H1' })
  flow.gap(4)
  const published = `${text('published')} ${zonedIn(language, document.published_at, zone)}`
  const by = document.published_by
  flow.block({
    words: [
      text('version', { number }),
      published,
      ...(by === null ? [] : [`${text('published_by')} ${by}`]),
    ].join(' · '),
    color: inkOf.quiet,
  })
  flow.gap(10)
  layFacts(flow, document, language, text)
  laySignoffs(flow, document, language, text)
  flow.gap(10)
  flow.block({ words: `${text('hash')} ${document.hash}`, look: 'small', color: inkOf.quiet })
  flow.block({
    words: text('printed', { when: zonedIn(language, printedAt, zone) }),
    look: 'small',
    color: inkOf.quiet,
  })
  return flow.finish(`${brand.name} · ${title}`, (n, all) => `${text('page')} ${n}/${all}`)
}
