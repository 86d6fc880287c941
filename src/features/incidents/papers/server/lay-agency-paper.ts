// A paper of an agency: parts of facts, each with what is known or the words that it is not. From plain data to a PDF.
import {
  layBrand,
  layHeading,
  openPaper,
  type PrintedIn,
} from '../../../../access/brand/server/branded-paper.ts'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { type Flow, inkOf, inside, paper } from '../../../../kit/pdf/server/flow.ts'

import { drawSignature } from '../../../submissions/index.ts'
import type { PaperStatement } from '../investigation-paper.ts'

export type AgencyPaper = {
  brand: DrawnBrand
  title: string
  lead: readonly string[]
  /** What is missing, in a sentence; none where all is there. */
  partial: string | null
  parts: readonly {
    title: string | null
    facts: readonly { label: string; words: string | null }[]
  }[]
  /** What people said, with how they signed it. */
  statements?: { title: string; each: readonly PaperStatement[] }
  unknown: string
  foot: string
  page: string
}

const labelWidth = 170
const headed = 70
const mark = { width: 168, height: 56 }
const besideMark = { x: paper.edge + mark.width + 14, width: inside - mark.width - 14 }

function layFacts(flow: Flow, facts: AgencyPaper['parts'][number]['facts'], unknown: string): void {
  flow.tags.within('Table', () => {
    for (const { label, words } of facts) {
      flow.keep(26)
      flow.row([
        { words: label, width: labelWidth - 12, color: inkOf.quiet },
        {
          words: words ?? unknown,
          x: paper.edge + labelWidth,
          width: inside - labelWidth,
          ...(words === null && { color: inkOf.danger }),
        },
      ])
      flow.gap(5)
    }
  })
}

/** A drawing as it was drawn; a typed name as words; of a number only that it was entered. */
const drawnOf = (given: NonNullable<PaperStatement['given']>) =>
  given.method === 'drawn' ? given.strokes : { name: given.method === 'typed' ? given.name : 'PIN' }

function layStatement(flow: Flow, { who, words, lines, given }: PaperStatement): void {
  flow.keep(60)
  flow.block({ words: who, look: 'bold' })
  flow.gap(3)
  flow.block({ words })
  flow.gap(6)
  flow.keep(mark.height + 10)
  const top = flow.y
  if (given !== null) drawSignature(flow, drawnOf(given), { x: paper.edge, y: top, ...mark }, who)
  for (const line of lines)
    flow.block({
      words: line,
      look: 'small',
      color: inkOf.quiet,
      ...(given !== null && besideMark),
    })
  if (given !== null) flow.y = Math.max(flow.y, top + mark.height)
  flow.gap(6)
  flow.rule()
  flow.gap(8)
}

export function layAgencyPaper(of: AgencyPaper, printed: PrintedIn): Promise<Buffer> {
  const flow = openPaper(of.title, of.brand, printed)
  layBrand(flow, of.brand)
  flow.block({ words: of.title, look: 'title', tag: 'H1' })
  flow.gap(4)
  for (const words of of.lead) flow.block({ words, color: inkOf.quiet })
  if (of.partial !== null) {
    flow.gap(6)
    flow.block({ words: of.partial, color: inkOf.danger })
  }
  flow.gap(10)
  for (const { title, facts } of of.parts) {
    if (title !== null) {
      // With the first fact under it.
      flow.keep(headed)
      layHeading(flow, title)
    }
    layFacts(flow, facts, of.unknown)
  }
  if (of.statements !== undefined && of.statements.each.length > 0) {
    layHeading(flow, of.statements.title)
    for (const one of of.statements.each) layStatement(flow, one)
  }
  flow.gap(10)
  flow.block({ words: of.foot, look: 'small', color: inkOf.quiet })
  return flow.finish(`${of.brand.name} · ${of.title}`, (n, all) => `${of.page} ${n}/${all}`)
}
