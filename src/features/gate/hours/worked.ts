// What the passes of a day come to: hours of each person, and the times without first aid.
import { type AidTier, firstAidInside, type InsideForAid } from '../deciding/first-aid.ts'

export type Stay = { person: string; in_at: string; out_at: string | null }

const hour = 3600_000
const lasts = ({ in_at, out_at }: { in_at: string; out_at: string }) =>
  Math.max(0, Date.parse(out_at) - Date.parse(in_at))

export type DayOfPerson = {
  first_in: string
  /** Null while they are inside, or where they never signed out. */
  last_out: string | null
  /** Of the stays that ended, to the hundredth. */
  hours: number
  /** They did not sign out: hours are missing. */
  open: boolean
}

/** The day of one person, of their stays in order. */
export function dayOf(stays: readonly Stay[]): DayOfPerson | undefined {
  const [first] = stays
  const last = stays.at(-1)
  if (first === undefined || last === undefined) return undefined
  const ended = stays.flatMap(({ in_at, out_at }) => (out_at === null ? [] : { in_at, out_at }))
  const ms = ended.reduce((sum, one) => sum + lasts(one), 0)
  return {
    first_in: first.in_at,
    last_out: last.out_at,
    hours: Math.round((100 * ms) / hour) / 100,
    open: ended.length < stays.length,
  }
}

type Facts = {
  person(id: string): InsideForAid
  tiers: readonly AidTier[]
  day: string
  /** Who has not signed out is inside until then. */
  until: string
}

/** From when to when people worked and nobody was inside who may give the first aid that they need. */
export function withoutAid(
  stays: readonly Stay[],
  { person, tiers, day, until }: Facts,
): { from: string; to: string }[] {
  const ends = stays.map((stay) => ({ ...stay, out_at: stay.out_at ?? until }))
  const moments = [...new Set(ends.flatMap(({ in_at, out_at }) => [in_at, out_at]))]
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .filter((at) => Date.parse(at) <= Date.parse(until))
  const found: { from: string; to: string }[] = []
  for (const [n, from] of moments.entries()) {
    const to = moments[n + 1]
    if (to === undefined) break
    const at = Date.parse(from)
    const inside = ends.filter(
      ({ in_at, out_at }) => Date.parse(in_at) <= at && Date.parse(out_at) > at,
    )
    const people = [...new Set(inside.map((one) => one.person))].map(person)
    if (firstAidInside(people, tiers, day).covered) continue
    const before = found.at(-1)
    if (before?.to === from) before.to = to
    else found.push({ from, to })
  }
  return found
}
