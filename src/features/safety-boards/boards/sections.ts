// What a board can say, in the order that it begins with.
import { keysOf } from '../../../kit/own.ts'

export const sections = {
  alerts: 'Safety alerts',
  emergency: 'Emergency contacts',
  hospital: 'Hospital and muster point',
  first_aiders: 'First aiders',
  committee: 'Committee and representatives',
  policies: 'Policies',
  minutes: 'Minutes of the committee',
  postings: 'Other postings',
  chemicals: 'Safety data sheets',
  orientation: 'Orientation',
  report: 'Report a hazard',
  law: 'The act',
} as const
export type Section = keyof typeof sections

export const sectionNames: readonly Section[] = keysOf(sections)

/** The sections among them, in their order. */
export const sectionsIn = (value: unknown): Section[] =>
  [value].flat().flatMap((one) => sectionNames.find((name) => name === one) ?? [])
