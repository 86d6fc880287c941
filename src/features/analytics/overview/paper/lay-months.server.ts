// Incidents and near misses by month as bars: drawn as shapes, so that they stay sharp however they are printed.
import { dayAs, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { type Flow, inkOf, inside, leadOf, paper } from '../../../../kit/pdf/server/flow.ts'
import type { FigureWording } from '../../figures/in-words.ts'
import type { PaperFigures } from './read-parts.server.ts'

type Months = PaperFigures['incidents']['months']

const high = 90
/** More months have no room for their names. */
const mostNamed = 14
const series = [
  { name: 'incidents', words: 'figure_incidents', ink: inkOf.link },
  { name: 'near_misses', words: 'figure_near_misses', ink: inkOf.orange },
] as const

export function layMonths(flow: Flow, months: Months, { text, locale }: FigureWording): void {
  const most = Math.max(1, ...months.flatMap((one) => series.map(({ name }) => one[name])))
  const lead = leadOf('small')
  flow.keep(high + 3 * lead + 16)
  flow.gap(10)
  let x: number = paper.edge
  for (const { words, ink } of series) {
    flow.fill({ x, y: flow.y + 2, width: 7, height: 7 }, ink)
    const label = text(words)
    flow.mark(label, flow.y, { x: x + 11, look: 'small', color: inkOf.quiet })
    x += 11 + flow.widthOf(label, 'small') + 16
  }
  flow.gap(lead + lead)
  const room = inside / months.length
  const bar = Math.min(14, room / 3)
  const foot = flow.y + high
  const monthIn = (month: string) => dayAs(locale, month, { month: 'short', year: 'numeric' })
  const said = months.map(
    (one) =>
      `${monthIn(one.month)}: ${series.map(({ name, words }) => `${text(words)} ${numberIn(locale, one[name])}`).join(', ')}`,
  )
  flow.figure(
    `${text('figures_by_month')}. ${said.join('; ')}`,
    { x: paper.edge, y: flow.y, width: inside, height: high },
    () => {
      for (const [n, one] of months.entries()) {
        const middle = paper.edge + (n + 0.5) * room
        for (const [at, { name, ink }] of series.entries()) {
          const tall = (one[name] / most) * high
          flow.doc.rect(middle + (at - 1) * bar, foot - tall, bar - 1, tall).fill(ink)
        }
      }
    },
  )
  const shown = months.length <= mostNamed ? months : []
  for (const [n, one] of months.entries())
    for (const [at, { name }] of series.entries()) {
      if (one[name] === 0 || bar < 8) continue
      const words = numberIn(locale, one[name])
      const middle = paper.edge + (n + 0.5) * room + (at - 0.5) * bar
      flow.mark(words, foot - (one[name] / most) * high - lead, {
        x: middle - flow.widthOf(words, 'small') / 2,
        look: 'small',
        color: inkOf.quiet,
      })
    }
  flow.y = foot
  flow.rule()
  for (const [n, { month }] of shown.entries()) {
    const words = dayAs(locale, month, { month: 'short' })
    flow.mark(words, foot + 3, {
      x: paper.edge + (n + 0.5) * room - flow.widthOf(words, 'small') / 2,
      look: 'small',
      color: inkOf.quiet,
    })
  }
  flow.gap(lead + 8)
}
