// A submission as a paper: from plain data to the bytes of a PDF, and nothing else.
import { encode } from 'uqr'
import { inkOnWhite } from '../../../../access/brand/brand.ts'
import { Flow, inkOf, inside, paper as page } from '../../../../kit/pdf/server/flow.ts'
import { contentOf } from '../content.ts'
import type { Paper, Printing } from '../paper.ts'
import { paperText, wordOf, writingIn } from '../paper-words.ts'
import type { PaperLanguage } from '../readable.ts'
import { layAnswers } from './lay-answers.ts'
import { headingHeight, layFailures, layHead, layHeading } from './lay-head.ts'
import type { Pictures } from './lay-photos.ts'
import { laySignatures } from './lay-signatures.ts'
import type { Pressed } from './press.worker.ts'

function layDeficiencies(flow: Flow, { deficiencies }: Paper, { text, day }: PaperLanguage): void {
  if (deficiencies.length === 0) return
  layHeading(flow, text('deficiencies'))
  flow.tags.within('Table', () => {
    for (const one of deficiencies) {
      const due = one.due_on === null ? [] : [text('deficiency_due', { day: day(one.due_on) })]
      flow.keep(28)
      flow.row([
        { words: one.number, width: 84, look: 'bold' },
        { words: one.title, x: page.edge + 92, width: 210 },
        {
          words: [
            wordOf(text, 'severity', one.severity),
            wordOf(text, 'deficiency', one.status),
            ...(one.owner === null ? [] : [one.owner]),
            ...due,
          ].join(' · '),
          x: page.edge + 314,
          width: inside - 314,
        },
      ])
      flow.gap(5)
    }
  })
}

const side = 84
const proofHeight = headingHeight + side + 14
/** What is not higher than that may be held together. */
const tallest = 500

/** The last of it stands with the proof: no page has the proof alone. */
function layTimeline(flow: Flow, { events }: Paper, { text, moment }: PaperLanguage): void {
  if (events.length === 0) return
  const line = 16
  const all = headingHeight + events.length * line + proofHeight
  if (all < tallest && all > flow.room) flow.newPage()
  layHeading(flow, text('timeline'))
  flow.tags.within('Table', () => {
    for (const [n, { kind, revision, reason, at, by }] of events.entries()) {
      const what = wordOf(text, 'event', kind).replace('{n}', String(revision))
      flow.keep(n + 1 === events.length ? 2 * line + proofHeight : line)
      flow.row([
        { words: moment(at), width: 150, color: inkOf.quiet },
        { words: [what, by].filter(Boolean).join(' · '), x: page.edge + 160, width: 168 },
        { words: reason ?? '', x: page.edge + 340, width: inside - 340, color: inkOf.quiet },
      ])
      flow.gap(3)
    }
  })
}

/** The code as squares of its own, sharp on any printer. */
function drawCode(flow: Flow, address: string, alt: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const cell = side / size
  const { y } = flow
  flow.figure(alt, { x: page.edge, y, width: side, height: side }, () => {
    for (const [row, modules] of data.entries())
      for (const [column, dark] of modules.entries())
        if (dark) flow.doc.rect(page.edge + column * cell, y + row * cell, cell, cell)
    flow.doc.fill('#000')
  })
}

/** The address as it can be typed; the code and the link carry the hash. */
const typedAddress = (verifyAt: string) => verifyAt.replace(/\?.*/, '')

function layProof(flow: Flow, paper: Paper, { verifyAt }: Printing, { text }: PaperLanguage): void {
  flow.keep(proofHeight)
  layHeading(flow, text('proof'))
  const top = flow.y
  drawCode(flow, verifyAt, text('proof_code'))
  const beside = { x: page.edge + side + 16, width: inside - side - 16 }
  flow.block({ words: text('proof_words'), ...beside })
  flow.gap(3)
  flow.block({ words: 'SHA-256', look: 'smallBold', ...beside })
  flow.block({ words: paper.hash, look: 'small', ...beside })
  flow.gap(3)
  flow.block({ words: text('verify_at'), look: 'smallBold', ...beside })
  flow.link(typedAddress(verifyAt), verifyAt, beside)
  flow.y = Math.max(flow.y, top + side)
}

export async function layPaper(
  paper: Paper,
  printing: Printing,
  { logo, photos }: Pictures,
): Promise<Pressed> {
  const { language } = printing
  const text = paperText(language)
  const reading: PaperLanguage = {
    language,
    text,
    names: paper.names,
    ...writingIn(language, paper.zone),
  }
  const flow = new Flow({
    title: `${paper.number} ${paper.title}`,
    subject: paper.brand.name,
    language,
    accent: paper.brand.colour === null ? undefined : inkOnWhite(paper.brand.colour),
    made: new Date(printing.printedAt),
  })
  const content = contentOf(paper, printing.confidential, reading)
  layHead(flow, { paper, reading, printing, logo })
  layFailures(flow, content.failures, reading)
  layAnswers({ flow, paper, reading, photos }, content.entries)
  if (content.withheld)
    flow.block({ words: text('confidential_left_out'), color: inkOf.quiet, look: 'small' })
  laySignatures(flow, paper, reading)
  layDeficiencies(flow, paper, reading)
  layTimeline(flow, paper, reading)
  layProof(flow, paper, printing, reading)
  const foot = `${paper.number} · ${text('revision', { n: paper.revision })} · ${paper.hash.slice(0, 16)}…`
  const { pages } = flow
  return { pdf: await flow.finish(foot, (n, all) => text('page', { n, all })), pages }
}
