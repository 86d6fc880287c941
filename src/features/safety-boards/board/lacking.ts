// What a board lacks by what the law wants posted: said to the people who make it, never to those who read it.
import type { BoardContent, Lack } from './board.contract.ts'

/** After so many months minutes are no longer the latest: a committee meets every three. */
const monthsOfMinutes = 3

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  // The 31st of a shorter month is its last day.
  if (date.getUTCDate() !== wanted) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}

/** What its readers are not shown, and its makers are told. */
export type BehindBoard = { expired_first_aiders: number }

const isEmpty = {
  alerts: () => false,
  emergency: ({ emergency }) => emergency.length === 0,
  hospital: ({ hospital }) => hospital === null || hospital.name === null,
  first_aiders: ({ first_aiders }) => first_aiders.length === 0,
  committee: ({ committee }) => committee.length === 0,
  policies: ({ policies }) => policies.length === 0,
  minutes: ({ minutes }) => minutes === null || minutes.on === null,
  postings: ({ postings }) => postings.length === 0,
  chemicals: ({ chemicals }) => chemicals.length === 0,
  orientation: ({ orientation }) => orientation === null,
  report: () => false,
  law: ({ law }) => law === 'none',
} satisfies Record<Lack['section'], (board: BoardContent) => boolean>

export function lacking(board: BoardContent, behind: BehindBoard): Lack[] {
  const { today, minutes, policies, chemicals, hospital } = board
  const empty = board.sections
    .filter((section) => isEmpty[section](board))
    .map((section): Lack => ({ section, what: 'nothing', count: 0 }))
  const old = (minutes?.on ?? today) < monthsBefore(today, monthsOfMinutes) ? 1 : 0
  const dated: readonly Lack[] = [
    { section: 'minutes', what: 'old', count: old },
    {
      section: 'policies',
      what: 'review',
      count: policies.filter(({ review_due }) => review_due !== null && review_due < today).length,
    },
    { section: 'first_aiders', what: 'expired', count: behind.expired_first_aiders },
    {
      section: 'chemicals',
      what: 'no_sheet',
      count: chemicals.filter(({ has_sheet }) => !has_sheet).length,
    },
    {
      section: 'hospital',
      what: 'no_muster',
      count: hospital !== null && hospital.name !== null && hospital.muster_point === null ? 1 : 0,
    },
  ]
  return [
    ...empty,
    ...dated.filter(({ section, count }) => count > 0 && board.sections.includes(section)),
  ]
}
