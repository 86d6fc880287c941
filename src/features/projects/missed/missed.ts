// What a mail of the morning says of forms that a project or a team expected and that did not come.
import { inEach } from '../../../kit/language/in-each.ts'
import { fill } from '../../../kit/language/message.ts'
import { dayAs } from '../../../kit/language/numbers-and-days.ts'
import type { MorningSection } from '../../../manifest/morning.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import type { PlanLine } from '../plan/plan.contract.ts'
import { texts } from '../telling/texts.ts'
import { pathAt, type WorkplaceKind } from '../workplace.ts'

type Lang = 'en' | 'fr' | 'es'

/** A line, and the days on which what it expects was missed. */
export type Missed = {
  line: Pick<PlanLine, 'form' | 'frequency'>
  place: { kind: WorkplaceKind; id: string; name: string }
  days: readonly string[]
}

/** Where a person gets to. */
export type Ways = { fills: ReadonlySet<string>; tracks: ReadonlySet<WorkplaceKind> }

/** Where it can still be made up for by the person who reads; else where it is seen. A day’s form is not made
 *  up for by another day’s. */
export function wayTo({ line, place, days }: Missed, ways: Ways) {
  const { fills } = ways
  const tracks = ways.tracks.has(place.kind)
  if (fills.has(line.form.id) && (line.frequency !== 'daily' || !tracks))
    return `/dashboard/submissions/create/${line.form.id}?${place.kind}=${place.id}`
  return tracks ? `${pathAt(place, 'tracker')}?at=${days.at(-1)}` : undefined
}

const mailText: Record<Lang, Record<'lead' | 'due', string>> = inEach(texts, 'missed-list')

export const formsMissed = noticeKind({
  name: 'forms-missed',
  facts: { count: 'text' },
  path: '/dashboard/my-work',
  mail: 'morning',
  words: inEach(texts, 'forms-missed'),
})

function daysIn(lang: Lang, days: readonly string[]): string {
  const as = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return days.map((day) => dayAs(lang, day, as)).join('; ')
}

export function missedSection(
  missed: readonly Missed[],
  ways: Ways,
  lang: Lang,
  publicUrl: string,
): MorningSection {
  const said = mailText[lang]
  return {
    kind: formsMissed,
    count: missed.reduce((sum, { days }) => sum + days.length, 0),
    lists: [
      {
        lead: said.lead,
        items: missed.map((one) => {
          const way = wayTo(one, ways)
          const due = fill(said.due, { days: daysIn(lang, one.days) })
          return {
            says: `${one.line.form.name} · ${one.place.name} (${due})`,
            ...(way !== undefined && { url: `${publicUrl}${way}` }),
          }
        }),
      },
    ],
  }
}
