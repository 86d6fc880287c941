// What happened, in words: what an event says of itself beside its name.

import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import type { Locale } from '../../../../kit/locales.ts'
import type { Text } from '../../../../kit/web/language/catalogue.ts'
import type { DeficiencyEvent } from '../../deficiencies.contract.ts'

const kinds = [
  'raised',
  'started',
  'done',
  'verified',
  'rejected',
  'duplicate',
  'voided',
  'accepted',
  'reassigned',
  'extended',
  'effective',
  'not_effective',
  'reminded',
  'escalated',
  'notice_due',
] as const
type Kind = (typeof kinds)[number]

export const isKind = (kind: string): kind is Kind => kinds.some((known) => known === kind)

const said = (detail: DeficiencyEvent['detail'], name: string): string | undefined => {
  const value = detail?.[name]
  return typeof value === 'string' ? value : undefined
}

/** From what to what, until when, which other one. */
export function detailWords({ kind, detail }: DeficiencyEvent, text: Text, locale: Locale): string {
  const day = (name: string) => {
    const value = said(detail, name)
    return value === undefined ? '—' : dayIn(locale, value)
  }
  if (kind === 'reassigned') return `${said(detail, 'from') ?? '—'} → ${said(detail, 'to') ?? '—'}`
  if (kind === 'extended') return `${day('from')} → ${day('to')}`
  if (kind === 'notice_due') return text('deficiency_until', { day: day('due_on') })
  if (kind === 'accepted') return text('deficiency_until', { day: day('until') })
  if (kind === 'verified' && said(detail, 'effectiveness_due') !== undefined)
    return text('deficiency_check_on', { day: day('effectiveness_due') })
  if (kind === 'raised') return said(detail, 'not_effective') ?? ''
  return said(detail, 'number') ?? ''
}

/** Reminders one after the other are one line that says how many. */
export function gathered(
  events: readonly DeficiencyEvent[],
): (DeficiencyEvent & { times: number })[] {
  const lines: (DeficiencyEvent & { times: number })[] = []
  for (const event of events) {
    const last = lines.at(-1)
    const quiet = event.kind === 'reminded' || event.kind === 'escalated'
    if (quiet && last?.kind === event.kind)
      lines[lines.length - 1] = { ...event, times: last.times + 1 }
    else lines.push({ ...event, times: 1 })
  }
  return lines
}
