// The main figures as a paper that somebody outside reads: what they say in words first, then the numbers with what each
// counts, and no rate where hours are missing.
import {
  layBrand,
  layHeading,
  openPaper,
  type PrintedIn,
} from '../../../../access/brand/server/branded-paper.ts'
import type { DrawnBrand } from '../../../../access/brand/server/small-logo.ts'
import { daysIn, numberIn, zonedIn } from '../../../../kit/language/numbers-and-days.ts'
import { type Flow, inkOf, inside, paper } from '../../../../kit/pdf/server/flow.ts'
import { sayIn, textIn } from '../../../../register/server/words.ts'
import type { FigureWording } from '../../figures/in-words.ts'
import type { FigurePart } from '../figure-parts.ts'
import { layMonths } from './lay-months.server.ts'
import type { PaperFigures } from './read-parts.server.ts'

const mostSentences = 5
const [valueAt, beforeAt] = [350, 440]

type Line = { name: string; definition: string; value: string; before: string }

function layTable(flow: Flow, lines: readonly Line[], { text, compares = true }: FigureWording) {
  const right = (words: string, from: number, to: number) => ({
    ...{ words, x: paper.edge + from, width: to - from, right: true },
  })
  // The heads are not alone at the foot of a page.
  flow.keep(54)
  flow.tags.within('Table', () => {
    flow.row(
      [
        { words: text('figures_paper_figure'), width: valueAt - 12 },
        right(text('figures_paper_value'), valueAt, beforeAt - 8),
        ...(compares ? [right(text('figures_paper_before'), beforeAt, inside)] : []),
      ].map((cell) => ({ ...cell, look: 'small' as const, color: inkOf.quiet })),
    )
    flow.gap(2)
    for (const { name, definition, value, before } of lines) {
      const height = 14 + 11 * flow.linesOf(definition, valueAt - 12, 'small').length
      flow.keep(height)
      flow.rule()
      flow.gap(3)
      flow.row(
        [
          { words: name, width: valueAt - 12, look: 'bold' },
          { ...right(value, valueAt, beforeAt - 8), look: 'bold' },
          ...(compares ? [{ ...right(before, beforeAt, inside), color: inkOf.quiet }] : []),
        ],
        () =>
          flow.block({ words: definition, width: valueAt - 12, look: 'small', color: inkOf.quiet }),
      )
      flow.gap(4)
    }
  })
}

function laySentences(flow: Flow, { says }: FigurePart): void {
  for (const { words } of says.slice(0, mostSentences)) {
    flow.block({ words })
    flow.gap(3)
  }
  if (says.length > 0) flow.gap(4)
}

/** Each with how sure it is; where hours are missing, the places in their stead. */
function layRates(
  flow: Flow,
  { rates, missing, hours, rated }: PaperFigures['incidents'],
  wording: FigureWording,
): void {
  const { text, locale } = wording
  const rate = (value: number) => numberIn(locale, value, 2)
  layHeading(flow, text('figures_rates'))
  if (!rated) {
    flow.block({ words: text('rates_of_nobody'), color: inkOf.quiet })
    return
  }
  if (missing.length > 0) {
    flow.block({ words: text('rates_hidden') })
    for (const { name, weeks } of missing)
      flow.block({
        words: `${name ?? text('hours_elsewhere')}: ${text('rates_weeks', { count: weeks })}`,
        color: inkOf.quiet,
      })
    return
  }
  flow.block({ words: text('rates_hours', { hours: numberIn(locale, hours) }), color: inkOf.quiet })
  flow.gap(4)
  layTable(
    flow,
    rates.map(({ name, value, interval, before }) => ({
      name: text(`figure_${name}`),
      definition: [
        text(`figure_${name}_means`),
        ...(interval === null
          ? []
          : [text('figures_interval', { low: rate(interval[0]), high: rate(interval[1]) })]),
      ].join(' '),
      value: value === null ? '—' : rate(value),
      before: before === null ? '—' : rate(before),
    })),
    wording,
  )
}

export type FiguresPaper = PaperFigures & { brand: DrawnBrand; zone: string; compares: boolean }

export function layFigures(figures: FiguresPaper, printed: PrintedIn): Promise<Buffer> {
  const { brand, place, incidents, parts, zone, compares } = figures
  const { language, printedAt } = printed
  const wording: FigureWording = { text: textIn(language), locale: language, compares }
  const { text } = wording
  const title = text('figures_paper_title')
  const { period, before } = incidents
  const flow = openPaper(title, brand, printed)
  layBrand(flow, brand)
  flow.block({ words: title, look: 'title', tag: 'H1' })
  flow.gap(4)
  flow.block({ words: place ?? text('figures_paper_company'), look: 'heading' })
  flow.gap(2)
  const days = {
    period: daysIn(language, period.from, period.to),
    before: daysIn(language, before.from, before.to),
  }
  flow.block({
    words: compares ? text('figures_period', days) : days.period,
    color: inkOf.quiet,
  })
  flow.gap(6)
  for (const [n, part] of parts.entries()) {
    layHeading(flow, part.title)
    laySentences(flow, part)
    const lines = part.boxes.map(({ name, definition, value = '—', before: was = '' }) => ({
      ...{ name, definition, value, before: was },
    }))
    layTable(flow, lines, wording)
    if (n > 0) continue
    layMonths(flow, incidents.months, wording)
    layRates(flow, incidents, wording)
  }
  flow.gap(10)
  flow.block({
    words: text('figures_paper_made', { when: zonedIn(language, printedAt, zone) }),
    look: 'small',
    color: inkOf.quiet,
  })
  const say = sayIn(language)
  return flow.finish(`${brand.name} · ${title}`, (n, all) => `${say('Page')} ${n}/${all}`)
}
