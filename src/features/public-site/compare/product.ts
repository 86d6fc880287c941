// What the comparison pages say of other products: each statement with the page that it comes from. English
// alone, as the sources are.

/** The day on which the pages were read. */
export const seen = '2026-11-22'

/** What the page itself says of its day, where it says one. */
type Source = { url: string; dated?: string }

export type Statement = Source & { says: string }

/** `differs` describes something else, `same` the same. `not-described`: described without this part, on the pages
 *  that were read. `unknown`: nothing was found. */
export type Finding =
  | ({ verdict: 'same' | 'differs' | 'not-described' } & Statement)
  | { verdict: 'unknown' }

export const points = {
  conditions: {
    title: 'Conditions in forms',
    ours: 'Several answers joined with AND and OR, and one field compared with another, in a visual builder.',
    screens: ['forms-edit'],
  },
  versions: {
    title: 'Versions of a form',
    ours: 'A published version stays. Earlier answers belong to the version that was filled in.',
    screens: ['forms-edit', 'all-submissions'],
  },
  offline: {
    title: 'Without a connection',
    ours: 'Filled in and signed offline. It counts as sent when the server has every photo of it, each with its receipt.',
    screens: ['submissions-create'],
  },
  signatures: {
    title: 'Proof of a signature',
    ours: 'Bound to the hash of what was read. A public page says whether a paper is genuine.',
    screens: ['verify', 'sign-link'],
  },
  verified: {
    title: 'Who may close a correction',
    ours: 'Someone other than the person who corrected it verifies it.',
    screens: ['deficiencies-record'],
  },
  expected: {
    title: 'Expected against received',
    ours: 'Forms that a project expects, with late, missed, and excused by rain days or a hold.',
    screens: ['projects-tracker', 'projects-rain-days'],
  },
  clocks: {
    title: 'Clocks of the law',
    ours: 'Notices and deadlines for Ontario and the United States, with citation and certainty, as calculators. Each incident says what is due and keeps the proof that it was sent.',
    screens: ['rules', 'incidents-record'],
  },
  osha: {
    title: 'OSHA summary file',
    ours: 'The 300 log, 300A and 301 are worked out from incidents, with the file for the ITA, which is checked before it is uploaded.',
    screens: ['incident-papers', 'rules'],
  },
  hosting: {
    title: 'Hosting and source',
    ours: 'Self-hosted, open source, Apache 2.0. No hosting by us.',
    screens: ['dashboard'],
  },
  seats: {
    title: 'Limits on people',
    ours: 'None, for own workers, contractors and visitors.',
    screens: ['users', 'people-without-account'],
  },
  languages: {
    title: 'Languages',
    ours: 'English, French and Spanish on every screen of a worker, a contractor and a visitor.',
    screens: ['my-account'],
  },
} as const satisfies Record<string, { title: string; ours: string; screens: readonly string[] }>

export type Point = keyof typeof points

export type Product = {
  name: string
  /** In one sentence. */
  summary: string
  /** Where it is ahead of us; said first. */
  ahead: Statement[]
  found: Record<Point, Finding>
  /** What is known of its price from public pages. */
  price: (Statement | { says: string })[]
  /** What was looked for and not found. */
  unknown: string
}
