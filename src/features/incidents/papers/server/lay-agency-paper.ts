// A paper of an agency: parts of facts, each with what is known or the words that it is not. From plain data to a PDF.
import {
  layBrand,
  layHeading,
  openPaper,
  type PrintedIn,
} from '../../../../access/brand/server/branded-paper.ts'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { type Flow, inkOf, inside, paper } from '../../../../kit/pdf/server/flow.ts'

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
  unknown: string
  foot: string
  page: string
}

const labelWidth = 170

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
    if (title !== null) layHeading(flow, title)
    layFacts(flow, facts, of.unknown)
  }
  flow.gap(10)
  flow.block({ words: of.foot, look: 'small', color: inkOf.quiet })
  return flow.finish(`${of.brand.name} · ${of.title}`, (n, all) => `${of.page} ${n}/${all}`)
}
