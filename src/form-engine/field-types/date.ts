import { asList, equal, isBlank } from '../comparing.ts'
import { singleParent } from './families/words.ts'
import type { Fault, FieldType, Ground } from './field-type.ts'

const daysIn = (year: number, month: number): number => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** `YYYY-MM-DD` and in the calendar. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

const days = (given: unknown): string[] => asList(given).filter(isDay)

/** The day that a limit names: a day, or today wherever the form is filled in. */
const limitDay = ({ field, today }: Ground, name: string): string | undefined => {
  const day = field[name] === 'today' ? today() : field[name]
  return isDay(day) ? day : undefined
}

const faults = (answer: unknown, ground: Ground): readonly Fault[] => {
  const day = String(answer)
  const found: Fault[] = []
  const first = limitDay(ground, 'min')
  const last = limitDay(ground, 'max')
  // days in this spelling sort as text
  if (first !== undefined && day < first) {
    found.push({ code: 'too-early', message: `must be ${first} or later` })
  }
  if (last !== undefined && day > last) {
    found.push({ code: 'too-late', message: `must be ${last} or earlier` })
  }
  return found
}

export const date: FieldType = {
  name: 'date',
  answer: (raw) => {
    if (isBlank(raw)) return null
    return isDay(raw) ? raw : undefined
  },
  expected: 'a day of the calendar, as YYYY-MM-DD',
  faults,
  comparable: String,
  operands: days,
  relations: { is_equal_to: equal },
  family: 'date',
  answerable: true,
  domain: () => undefined,
  input: 'date',
  parent: singleParent('date', days),
}
