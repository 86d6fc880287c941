// What the demo company has filled in over the last sixty days: which form, where, by whom, and what
// became of it. Answers come of walking the forms themselves.

export type DemoFate =
  /** Nobody has signed, one has, all have. */
  'unsigned' | 'partly' | 'signed' | 'returned' | 'corrected' | 'reviewed' | 'closed' | 'void'

export type DemoSubmission = {
  /** How many days ago; today's are some minutes ago. */
  days: number
  /** Minutes after six in the morning, where the company is. */
  minute: number
  form: string
  place: string
  asset?: string
  by: string
  fate: DemoFate
  /** How many of its items fail. */
  fails: number
}

const demoPeople = [
  'Luc Tremblay',
  'Dwayne Campbell',
  'Priya Nair',
  'Sam Whitefeather',
  'Elena Rossi',
  'Marcus Chen',
  'Aisha Mohamed',
  'Tom Kowalski',
] as const

const tower = 'Harbour Point tower'
const levelOne = 'Harbour Point level 1'
const levelTwelve = 'Harbour Point level 12'
const school = 'Station Road school'

/** What is done over and over, the way a site does it: form, place, asset, every how many days. */
const rounds: readonly (readonly [
  form: string,
  place: string,
  asset: string | null,
  every: number,
])[] = [
  ['site-inspection-weekly', tower, null, 7],
  ['site-inspection-weekly', school, null, 7],
  ['jhsc-inspection-monthly', tower, null, 29],
  ['harness-inspection', levelTwelve, 'Harness 3', 20],
  ['aed-quarterly', tower, 'AED, Harbour Point', 58],
  ['vehicle-pre-trip', 'Service van 7', 'Service van 7', 9],
  ['ewp-pre-use', levelOne, 'Scissor lift 2', 8],
  ['flha', levelTwelve, null, 5],
  ['hot-work-permit', levelOne, null, 17],
  ['confined-space-permit', school, null, 27],
  ['near-miss', levelOne, null, 13],
  ['incident-report', school, null, 30],
  ['orientation-checklist', tower, null, 22],
]

/** Long ago all is settled, but for what was not; lately much still waits. */
const long: readonly DemoFate[] = [
  'closed',
  'signed',
  'reviewed',
  'corrected',
  'closed',
  'signed',
  'void',
]
const lately: readonly DemoFate[] = [
  'unsigned',
  'partly',
  'signed',
  'returned',
  'unsigned',
  'signed',
  'corrected',
]

function at<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

const ofMany: ReadonlySet<string> = new Set([
  'flha',
  'orientation-checklist',
  'hot-work-permit',
  'confined-space-permit',
])

function fateOf(form: string, days: number, n: number): DemoFate {
  if (days > 12) return at(long, n)
  return ofMany.has(form) && days > 0 ? at(['partly', 'signed'], days) : at(lately, n)
}

const due = rounds.flatMap(([form, place, asset, every], round) =>
  Array.from({ length: 1 + Math.floor((59 - round) / every) }, (_, n) => ({
    form,
    place,
    asset,
    days: n * every + ((round * 2) % Math.min(every, 5)),
    round,
  })),
)

/** The oldest first. */
export const submissionsDemo: readonly DemoSubmission[] = due
  .filter(({ days }) => days < 60)
  .map(
    ({ form, place, asset, days, round }, n): DemoSubmission => ({
      days,
      minute: (round * 47 + days * 13) % 540,
      form,
      place,
      ...(asset !== null && { asset }),
      by: at(demoPeople, n * 3 + round),
      fate: fateOf(form, days, n),
      fails: at([0, 0, 1, 0, 2, 0, 0, 1, 0], n),
    }),
  )
  .sort((a, b) => b.days - a.days || a.minute - b.minute)

export const demoReasons = {
  returned: [
    'The photo of the guardrail is missing. Please add what you found at the north stair.',
    'The meter reading is not filled in. Read it again and send it.',
    'Two of the crew are not on the list. Please add them and have them sign.',
  ],
  corrected: ['The wrong machine was chosen.', 'The time was that of the day before.'],
  void: ['Filled in twice: the other one counts.'],
} as const
