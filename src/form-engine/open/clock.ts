import type { OpenOptions } from '../contract.ts'

const defaultZone = 'America/Toronto'

/** Today where the place is, asked for once and only when a limit needs it. */
export const clock = ({ today, timeZone = defaultZone }: OpenOptions): (() => string) => {
  let day = today
  return () => {
    // Swedish writes a day as YYYY-MM-DD
    day ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())
    return day
  }
}
