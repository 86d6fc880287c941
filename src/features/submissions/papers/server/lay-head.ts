// The head of a paper: whose it is, what it is, who, when, where; and what failed, before all else.

import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { type Flow, inkOf, inside, paper as page } from '../../../../kit/pdf/server/flow.ts'
import { sayIn } from '../../../../register/server/words.ts'
import { printedSubjects, subjectLabel } from '../../subjects/subjects.ts'
import type { Failure } from '../content.ts'
import type { Paper, Printing } from '../paper.ts'
import { type PaperText, wordOf } from '../paper-words.ts'
import type { PaperLanguage } from '../readable.ts'
import type { Photo } from './lay-photos.ts'

/** The plumb bob on its line, 32 high in its own measure. */
function mark({ doc, tags }: Flow, x: number, y: number, size: number): void {
  tags.artifact(() => {
    doc
      .save()
      .translate(x, y)
      .scale(size / 32)
    doc.lineWidth(2).lineCap('round').moveTo(16, 1).lineTo(16, 10).stroke(inkOf.words)
    doc.path('M10.5 13h11l-5.5 18z').fill(inkOf.orange)
    doc.path('M16 13h5.5L16 31z').fill('#d24f00')
    doc.roundedRect(9, 9, 14, 4.5, 1.5).fill(inkOf.words)
    doc.restore()
  })
}

function banner(flow: Flow, words: string, color: string, ground: string): void {
  flow.keep(26)
  flow.fill({ x: page.edge, y: flow.y, width: inside, height: 22 }, ground, 3)
  flow.place([words], flow.y + 5.5, { x: page.edge + 9, look: 'bold', color })
  flow.gap(30)
}

function facts(flow: Flow, shown: readonly (readonly [string, string])[]): void {
  const width = inside / 3
  flow.tags.within('L', () => {
    for (let at = 0; at < shown.length; at += 3) {
      const top = flow.y
      const ends = shown.slice(at, at + 3).map(([label, value], n) =>
        flow.tags.within('LI', () => {
          const x = page.edge + n * width
          flow.place([label], top, { x, look: 'small', color: inkOf.quiet, tag: 'Lbl' })
          return flow.place(flow.linesOf(value, width - 12), top + 11, { x, tag: 'LBody' })
        }),
      )
      flow.y = Math.max(...ends) + 7
    }
  })
}

const positionOf = ({ place, no_place }: Paper, text: PaperText): string | null =>
  place === null
    ? no_place && text(`no_place_${no_place}`)
    : `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}${place.accuracy === undefined ? '' : ` ± ${Math.round(place.accuracy)} m`}`

type Head = { paper: Paper; reading: PaperLanguage; printing: Printing; logo: Photo | null }

const logoBox = { width: 170, height: 34 }

/** The logo, or Plumbline's mark where the company has no look of its own; answers with how wide it is. */
function face(flow: Flow, { colour }: Paper['brand'], logo: Photo | null): number {
  if (logo !== null) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    const top = flow.y - 4 + (logoBox.height - height) / 2
    // The name beside it is read.
    flow.tags.artifact(() =>
      flow.doc.image(Buffer.from(logo.data), page.edge, top, { width, height }),
    )
    return width + 10
  }
  if (colour !== null) return 0
  mark(flow, page.edge - 4, flow.y - 4, 26)
  return 24
}

function scoreOf({ paper, reading, printing }: Head): string | null {
  const { text, language } = reading
  const score = printing.confidential ? paper.scores.all : paper.scores.open
  if (score === null) return null
  const passed = score.passed === null ? '' : `, ${text(score.passed ? 'passed_yes' : 'passed_no')}`
  return `${percentIn(language, score.percent)}${passed}`
}

const stageWords = (paper: Paper, text: PaperText): string => {
  const holding = new Set(
    paper.signatures
      .filter((one) => one.document_hash === paper.hash && one.declined_reason === null)
      .map(({ place }) => place),
  )
  const given = paper.places.filter(({ id }) => holding.has(id)).length
  const count = paper.places.length === 0 ? '' : ` (${given}/${paper.places.length})`
  return `${wordOf(text, 'stage', paper.stage)}${count}`
}

function factsOf(head: Head): (readonly [string, string])[] {
  const { paper, reading } = head
  const { text, moment } = reading
  const say = sayIn(reading.language)
  const all: (readonly [string, string | null])[] = [
    [text('by'), paper.submitted_by],
    [text('submitted'), moment(paper.submitted_at)],
    [text('received'), moment(paper.received_at)],
    [text('on_behalf_of'), paper.on_behalf_of],
    ...printedSubjects.map(
      (name) => [say(subjectLabel(name)), paper.subjects[name] ?? null] as const,
    ),
    [text('stage'), stageWords(paper, text)],
    [
      text('form'),
      [paper.code, text('form_version', { n: paper.form_n })].filter(Boolean).join(', '),
    ],
    [text('score'), scoreOf(head)],
    [text('at_place'), positionOf(paper, text)],
  ]
  return all.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '')
}

export function layHead(flow: Flow, head: Head): void {
  const { paper, reading, logo } = head
  const { text } = reading
  const beside = face(flow, paper.brand, logo)
  const room = inside - beside - 150
  const names = flow.linesOf(paper.brand.name, room, 'heading').slice(0, 2)
  flow.place(names, flow.y + (names.length > 1 ? -3 : 4), {
    x: page.edge + beside,
    look: 'heading',
  })
  flow.place([paper.number], flow.y - 1, { look: 'heading', right: true })
  flow.place([text('revision', { n: paper.revision })], flow.y + 14, {
    look: 'small',
    color: inkOf.quiet,
    right: true,
  })
  flow.gap(34)
  flow.rule(flow.accent, 1.4)
  flow.gap(12)
  flow.block({ words: paper.title, look: 'title', tag: 'H1' })
  flow.gap(9)
  if (paper.stage === 'void') banner(flow, text('void_banner'), inkOf.danger, inkOf.dangerGround)
  if (paper.stage === 'returned')
    banner(flow, text('stage_returned'), inkOf.warning, inkOf.warningGround)
  facts(flow, factsOf(head))
  if (paper.late) flow.block({ words: text('late'), color: inkOf.warning, look: 'bold' })
}

/** What failed, so that nobody has to look for it. */
export function layFailures(
  flow: Flow,
  failures: readonly Failure[],
  { text }: PaperLanguage,
): void {
  if (failures.length === 0) return
  flow.gap(6)
  flow.keep(44)
  flow.fill({ x: page.edge, y: flow.y, width: inside, height: 20 }, inkOf.dangerGround)
  flow.fill({ x: page.edge, y: flow.y, width: 3, height: 20 }, inkOf.danger)
  flow.place([text('fails', { count: failures.length })], flow.y + 4.5, {
    x: page.edge + 11,
    look: 'bold',
    color: inkOf.danger,
    tag: 'H2',
  })
  flow.gap(25)
  flow.tags.within('Table', () => {
    for (const { label, words, critical } of failures) {
      flow.row([
        { words: label, x: page.edge + 11, width: 300 },
        {
          words: critical ? `${words} · ${text('severity_critical')}` : words,
          x: page.edge + 325,
          width: inside - 325,
          look: 'bold',
          color: inkOf.danger,
        },
      ])
      flow.gap(3)
    }
  })
  flow.gap(3)
}

/** The height of a heading with what is above it. */
export const headingHeight = 36

export function layHeading(flow: Flow, words: string): void {
  flow.gap(10)
  flow.keep(46)
  flow.fill({ x: page.edge, y: flow.y, width: inside, height: 20 }, inkOf.ground)
  flow.fill({ x: page.edge, y: flow.y, width: 3, height: 20 }, flow.accent)
  flow.place(flow.linesOf(words, inside - 20, 'bold').slice(0, 1), flow.y + 4.5, {
    x: page.edge + 11,
    look: 'bold',
    color: flow.accent,
    tag: 'H2',
  })
  flow.gap(26)
}
