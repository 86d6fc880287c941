import { asList, equal } from '../comparing.ts'
import { singleParent } from './families/words.ts'
import { limitFaults } from './faults.ts'
import type { FieldType } from './field-type.ts'

/** `YYYY-MM-DD` and in the calendar: a day that is not there would come back as another. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const days = (given: unknown): string[] => asList(given).filter(isDay)

export const date: FieldType = {
  name: 'date',
  answer: (given) => (isDay(given) ? given : undefined),
  expected: 'a day of the calendar, as YYYY-MM-DD',
  faults: (answer, { field, today }) => {
    const dayOf = (limit: unknown) => days(limit === 'today' ? today() : limit)[0]
    return limitFaults(String(answer), dayOf(field.min), dayOf(field.max))
  },
  comparable: String,
  operands: days,
  relations: { is_equal_to: equal },
  family: 'date',
  input: 'date',
  parent: singleParent('date', days),
}
