// Moments of the demo, by the clock on the wall where the company is: `2026-11-20T07:05`.
const zone = 'America/Toronto'

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
const wallOf = (instant: number): string => wallClock.format(instant).replace(' ', 'T')
const aheadOf = (instant: number) => Date.parse(`${wallOf(instant)}Z`) - instant

export const momentNow = (now = Date.now()): string => wallOf(now).slice(0, 16)

/** So many minutes later on the same clock. */
export const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(`${moment}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

export function instantOf(moment: string): string {
  const wall = Date.parse(`${moment}:00Z`)
  const near = wall - aheadOf(wall)
  return new Date(wall - aheadOf(near)).toISOString()
}
