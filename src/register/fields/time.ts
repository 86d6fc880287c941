// Days and times of day are plain: they are what the place's calendar and clock say.

import { addDays, parseDay } from '../../kit/day.ts'
import { type FieldFacts, fieldsOf, type Kind } from './field.ts'

type DayFacts = FieldFacts & {
  /** Not after today, in the company's zone. */ past?: boolean
  default?: 'today'
}

export const date = fieldsOf<'date', string, DayFacts>('date')
/** A time of day on the clocks of the place. */
export const time = fieldsOf<'time', string>('time')
/** An instant; people see it in their own zone. */
export const instant = fieldsOf<'instant', string>('instant')

/** A sheet may write a day with a time behind it. An invalid day is refused as it was written. */
const dayIn = (text: string): unknown => parseDay(text.replace(/[T ]\d{1,2}:.*$/, '')) ?? text

const asIs = (text: string) => text
const asText = (value: unknown) => String(value)

export const timeKinds = {
  date: {
    column: 'date',
    filter: 'range',
    sorts: true,
    toText: asText,
    fromText: dayIn,
    example: (_, random) => addDays('2024-01-01', Math.floor(random() * 900)),
    asked: { type: 'date', answer: (value) => value },
  },
  time: {
    column: 'time without time zone',
    filter: 'range',
    sorts: true,
    toText: (value) => asText(value).slice(0, 5),
    fromText: (text) => text.trim().padStart(5, '0'),
    example: (_, random) => `${String(6 + Math.floor(random() * 12)).padStart(2, '0')}:00:00`,
    asked: { type: 'text', answer: (value) => value },
  },
  instant: {
    column: 'timestamp with time zone',
    filter: 'range',
    sorts: true,
    toText: asText,
    fromText: asIs,
    example: (_, random) =>
      new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 4e10)).toISOString(),
    asked: { type: 'text', answer: (value) => value },
  },
} satisfies Record<string, Kind>
