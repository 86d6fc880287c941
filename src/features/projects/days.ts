// Calendar days as texts, 2026-03-08: they have no time and no zone.
const dayMs = 86_400_000

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

export const firstOfNextMonth = (day: string): string =>
  firstOfMonth(addDays(firstOfMonth(day), 31))

export const lastOfMonth = (day: string): string => addDays(firstOfNextMonth(day), -1)

export const daysFrom = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
