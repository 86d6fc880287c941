// Days as numbers since 1970-01-01, by the Gregorian calendar. No Date: a day has no zone.
import type { Day } from '../contract.ts'
import { RegulationError } from '../contract.ts'

const EPOCH = 719_468
const ERA = 146_097
const MONTHS = 12

export type YearMonthDay = { year: number; month: number; date: number }

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const lengthOfMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)

/** Howard Hinnant's days_from_civil: years begin in March, so that the leap day is their last. */
export function numberOf({ year, month, date }: YearMonthDay): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * ((month + 9) % MONTHS) + 2) / 5) + date - 1
  return era * ERA + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - EPOCH
}

export function partsOf(day: number): YearMonthDay {
  const shifted = day + EPOCH
  const era = Math.floor(shifted / ERA)
  const inEra = shifted - era * ERA
  const ofEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  )
  const ofYear = inEra - (365 * ofEra + Math.floor(ofEra / 4) - Math.floor(ofEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return { year: ofEra + era * 400 + (month <= 2 ? 1 : 0), month, date }
}

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)
const written = ({ year, month, date }: YearMonthDay): Day => {
  if (year < 0 || year > 9999)
    throw new RegulationError('no_day', `The year ${year} has no four digits`)
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${two(month)}-${two(date)}`
}

export const dayOf = (number: number): Day => written(partsOf(number))

const digits = (text: string, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

export const isDay = (text: string): boolean => {
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const date = digits(text, 8, 10)
  return (
    text.length === 10 &&
    text[4] === '-' &&
    text[7] === '-' &&
    year >= 0 &&
    date >= 1 &&
    date <= lengthOfMonth(year, month)
  )
}

export function readDay(text: string): YearMonthDay {
  if (!isDay(text))
    throw new RegulationError('no_day', `“${text}” is no day; write it as 2026-03-07`)
  return { year: digits(text, 0, 4), month: digits(text, 5, 7), date: digits(text, 8, 10) }
}

export const numberOfDay = (day: Day): number => numberOf(readDay(day))
export const plusDays = (day: Day, days: number): Day => dayOf(numberOfDay(day) + days)
export const yearOf = (day: Day): number => readDay(day).year

/** 0 is Sunday. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7
export const isWeekend = (number: number): boolean => weekdayOf(number) % 6 === 0

/** The same day of another month, or the last of a shorter one. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = readDay(day)
  if (!Number.isInteger(months))
    throw new RegulationError('no_number', `${months} is no whole number of months`)
  const all = year * MONTHS + month - 1 + months
  const to = { year: Math.floor(all / MONTHS), month: (((all % MONTHS) + MONTHS) % MONTHS) + 1 }
  return written({ ...to, date: Math.min(date, lengthOfMonth(to.year, to.month)) })
}

/** A day of each year, `MM-DD`, in one of them; 29 February is the 28th where there is none. */
export function dayInYear(monthDay: string, year: number): Day {
  const month = digits(monthDay, 0, 2)
  const date = digits(monthDay, 3, 5)
  if (monthDay.length !== 5 || !(date >= 1 && date <= lengthOfMonth(2000, month)))
    throw new RegulationError('no_day', `“${monthDay}” is no day of a year; write it as 03-31`)
  return written({ year, month, date: Math.min(date, lengthOfMonth(year, month)) })
}

/** Gauss's rule for Easter Sunday, as Meeus gives it. */
export function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return numberOf({ year, month: Math.floor(n / 31), date: (n % 31) + 1 })
}
