// What the plan of the demo company expected over a year, and what of it did not come or came late.
import { addDays, daysFrom, mondayOf, weekdayOf } from '../../../../kit/day.ts'
import {
  type DemoSite,
  demoSites,
  isOpen,
  isWorkingDay,
  type Weather,
} from '../../../people/index.ts'

export type PlannedForm = {
  form: 'site-inspection-weekly' | 'flha'
  site: DemoSite
  day: string
  /** Sent after it was due. */
  late: boolean
  /** The foreman is on leave: another one fills it in. */
  standIn: boolean
}

/** How far back it goes, in days. */
export const historyDays = 364

/** The last weeks are what a tracker shows first. */
const lately = 28

/** The Monday of the second whole week of a month, within the year before today and before the last weeks. */
function secondWeekOf(month: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const [latest, before] = [year, year - 1].map((one) =>
    mondayOf(addDays(`${one}-${month}-01`, 13)),
  )
  return latest !== undefined && addDays(latest, 14 + lately) < today ? latest : (before ?? today)
}

const inTwoWeeks = (day: string, from: string) => day >= from && day < addDays(from, 14)

/** One of sixteen does not come. The tower slipped for two weeks in March and recovered. */
function isMissed({ site, form, day }: PlannedForm, n: number, slip: string): boolean {
  if (site.number === '25-014' && inTwoWeeks(day, slip))
    return form === 'site-inspection-weekly' ? day < addDays(slip, 7) : weekdayOf(day) % 2 === 0
  return n % 16 === 5 + (Number(site.number.slice(-2)) % 7)
}

/** The inspections of the platform are late, week after week. */
const isLate = (form: PlannedForm['form'], site: DemoSite) =>
  form === 'site-inspection-weekly' && site.number === '25-027'

/** All that came, the oldest first. */
export function plannedForms(today: string, weather: (day: string) => Weather): PlannedForm[] {
  const [slip, leave] = [secondWeekOf('03', today), secondWeekOf('07', today)]
  const first = addDays(today, -historyDays)
  return demoSites.flatMap((site) => {
    const planned = daysFrom(first, today)
      .filter(
        (day) =>
          isWorkingDay(day) &&
          isOpen(site, today, day) &&
          (!site.outdoors || weather(day).stops === undefined),
      )
      .flatMap((day): PlannedForm[] => {
        const standIn = site.number === '25-021' && inTwoWeeks(day, leave)
        const one = (form: PlannedForm['form']): PlannedForm => ({
          form,
          site,
          day,
          late: isLate(form, site) || (standIn && form === 'flha' && weekdayOf(day) === 1),
          standIn,
        })
        return [one('flha'), ...(weekdayOf(day) === 5 ? [one('site-inspection-weekly')] : [])]
      })
    // One of thirteen, so that four weeks of any project are between 85 and 97 of a hundred.
    const isMissedLately = (n: number) => (planned.length - n) % 13 === 6
    return planned.filter((one, n) =>
      one.day < addDays(today, -lately) ? !isMissed(one, n + 1, slip) : !isMissedLately(n),
    )
  })
}
