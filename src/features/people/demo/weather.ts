// The weather of the demo company’s days: what Toronto has in each season. The same day has the same weather.
import { addDays, mondayOf } from '../../../kit/day.ts'

/** As the forms offer it. */
export type Sky = 'clear' | 'rain' | 'snow' | 'wind' | 'heat' | 'cold'

export type Weather = {
  sky: Sky
  /** °C, the highest of the day. */
  high: number
  /** Work stands still, all day or in the afternoon. */
  stops?: 'full' | 'pm'
  reason?: string
}

/** The usual high of each month, in °C. */
const usual = [-0.7, 0.4, 5.2, 11.9, 18.8, 24.2, 26.9, 25.9, 21.6, 14.3, 7.6, 2.1]

/** Below one, the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  let state = 2166136261
  for (const letter of words.join(' ')) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  state = Math.imul(state ^ (state >>> 15), 2246822507)
  state = Math.imul(state ^ (state >>> 13), 3266489909)
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32
}

function usualHigh(day: string): number {
  const [month, date] = [Number(day.slice(5, 7)) - 1, Number(day.slice(8))]
  // A month's figure is that of its middle.
  const beside = (month + (date < 15 ? 11 : 1)) % 12
  const far = Math.abs(date - 15) / 30
  return (usual[month] ?? 0) * (1 - far) + (usual[beside] ?? 0) * far
}

/** A warm or cold spell lasts for some days. */
const highOn = (day: string): number =>
  Math.round(
    usualHigh(day) + (chance('spell', mondayOf(day)) - 0.5) * 8 + (chance('high', day) - 0.5) * 6,
  )

function skyOn(day: string, high: number): Sky {
  const wet = chance('wet', day) < 0.26
  if (wet) return high <= 1 ? 'snow' : 'rain'
  if (high >= 31) return 'heat'
  if (high <= -8) return 'cold'
  return chance('wind', day) < 0.07 ? 'wind' : 'clear'
}

const stopping: Partial<Record<Sky, readonly [part: 'full' | 'pm', reason: string]>> = {
  rain: ['full', 'Water in the excavation: nobody went down.'],
  snow: ['full', 'More snow than could be cleared from decks and ramps.'],
  wind: ['pm', 'Gusts over the limit of the tower crane.'],
}

function weatherOn(day: string): Weather {
  const high = highOn(day)
  const sky = skyOn(day, high)
  const [part, reason] = stopping[sky] ?? []
  if (part === undefined || reason === undefined) return { sky, high }
  const stops = chance('stops', day) < (sky === 'rain' ? 0.07 : 0.25)
  return stops ? { sky, high, stops: part, reason } : { sky, high }
}

/** Two days lately on which the tower stood still, whenever the demo is filled. */
export function weatherUntil(today: string): (day: string) => Weather {
  const monday = mondayOf(today)
  const [wet, windy] = [addDays(monday, -5), addDays(monday, -10)]
  return (day) => {
    const known = weatherOn(day)
    const sky = day === windy ? 'wind' : known.high <= 1 ? 'snow' : 'rain'
    const [part, reason] = stopping[sky] ?? []
    return (day === wet || day === windy) && part !== undefined && reason !== undefined
      ? { sky, high: known.high, stops: part, reason }
      : known
  }
}
