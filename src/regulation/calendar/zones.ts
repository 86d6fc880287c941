// Local time and instants, in any zone that the machine knows. A library was not needed: Intl knows
// the offsets, and what a local time means that the clocks skip or repeat is four lines.
import type { Day } from '../contract.ts'
import { RegulationError } from '../contract.ts'
import { dayOf, numberOf } from './days.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

type Zone = { format: Intl.DateTimeFormat; midnights: Map<number, number> }
const zones = new Map<string, Zone>()

function zoneOf(name: string): Zone {
  const found = zones.get(name)
  if (found !== undefined) return found
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const zone = { format, midnights: new Map<number, number>() }
  zones.set(name, zone)
  return zone
}

function askIntl({ format }: Zone, instant: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  const local =
    numberOf({ year, month, date: day }) * DAY + hour * HOUR + minute * MINUTE + second * SECOND
  return local - Math.floor(instant / SECOND) * SECOND
}

function atMidnight(zone: Zone, day: number): number {
  const found = zone.midnights.get(day)
  if (found !== undefined) return found
  const offset = askIntl(zone, day * DAY)
  zone.midnights.set(day, offset)
  return offset
}

/** What the clocks of a zone are ahead of UTC. Asked of Intl once for each day: on a day that begins
 * and ends alike nothing changes in between. */
function offsetAt(zone: Zone, instant: number): number {
  const day = Math.floor(instant / DAY)
  const start = atMidnight(zone, day)
  return start === atMidnight(zone, day + 1) ? start : askIntl(zone, instant)
}

/** What a local time is to the clocks: there once, there twice, or skipped. */
export type Meeting = 'once' | 'repeated' | 'skipped'
export type Instant = { instant: number; meets: Meeting }

/** The instant of a local time, `local` being the time as if it were UTC. A time that the clocks skip
 * moves on by the gap, of one that they repeat it is the first: Temporal's `compatible`. */
export function instantOf(zoneName: string, local: number): Instant {
  const zone = zoneOf(zoneName)
  const before = offsetAt(zone, local - DAY)
  const after = offsetAt(zone, local + DAY)
  if (before === after) return { instant: local - before, meets: 'once' }
  const early = offsetAt(zone, local - before) === before
  const late = offsetAt(zone, local - after) === after
  if (early && late) return { instant: local - before, meets: 'repeated' }
  if (late) return { instant: local - after, meets: 'once' }
  return { instant: local - before, meets: early ? 'once' : 'skipped' }
}

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)

export type Local = { iso: string; day: Day }

/** An instant as the clocks of a zone show it: `2026-03-10T00:30:00-04:00`. */
export function localOf(zoneName: string, instant: number): Local {
  const offset = offsetAt(zoneOf(zoneName), instant)
  const local = instant + offset
  const number = Math.floor(local / DAY)
  const day = dayOf(number)
  const seconds = Math.floor((local - number * DAY) / SECOND)
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  const minutes = Math.round(Math.abs(offset) / MINUTE)
  const away = `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return { iso: `${day}T${time}${away}`, day }
}

/** The day that it is in a zone at an instant. */
export function today({ now, zone }: { now: string; zone: string }): Day {
  const instant = Date.parse(now)
  if (Number.isNaN(instant) || !/(Z|[+-]\d\d:?\d\d)$/.test(now))
    throw new RegulationError('no_time', `“${now}” is no instant; write it as 2026-03-07T23:30:00Z`)
  return localOf(zone, instant).day
}
