// A rhythm while it is chosen: each frequency keeps what was chosen for it.
import { Refused } from '../../../../kit/http/client.web.ts'
import type { PlanLine } from '../plan.contract.ts'

type Named = { id: string; name: string }
export type Chosen = {
  frequency: PlanLine['frequency']
  days: number[]
  day: number
  month_day: number
  due_time: string | null
  on_rain_days: boolean
  asked: Named | null
}

export const usual: Chosen = {
  frequency: 'weekly',
  days: [1, 2, 3, 4, 5],
  day: 5,
  month_day: 1,
  due_time: '16:00',
  on_rain_days: false,
  asked: null,
}

export const chosenOf = (line: PlanLine): Chosen => ({
  ...usual,
  frequency: line.frequency,
  ...(line.frequency === 'daily' && { days: line.weekdays }),
  ...(line.frequency === 'weekly' && { day: line.weekdays[0] ?? usual.day }),
  month_day: line.month_day ?? usual.month_day,
  due_time: line.due_time,
  on_rain_days: line.on_rain_days,
  asked: line.asked,
})

export const bodyOf = ({ frequency, days, day, month_day, due_time, ...rest }: Chosen) => ({
  frequency,
  weekdays: frequency === 'daily' ? days : frequency === 'weekly' ? [day] : [],
  month_day: frequency === 'monthly' ? month_day : null,
  due_time: due_time ?? '',
  on_rain_days: rest.on_rain_days,
  asked: rest.asked?.id ?? null,
})

export type Errors = Readonly<Record<string, readonly string[]>>

/** What the server says of single fields. */
export const errorsOf = (error: unknown): Errors =>
  error instanceof Refused ? (error.errors ?? {}) : {}
