// What a submission can be about. An entry here is all that a subject needs beside its column and its
// words: contract, hashed content, SQL, lists, reports, sheets, papers and the form to fill derive from it.
import { keysOf } from '../../../kit/own.ts'
import { labelOf } from '../../../register/define.ts'
import type { Field } from '../../../register/fields/field.ts'
import { reference, targetOf, tree } from '../../../register/fields/pointing.ts'

type Subject = {
  /** The field of a submission: which register's rows are meant. Its column has the subject's name. */
  field: Field
  /** The question whose answer says it: then it is not asked beside the answers. */
  question?: 'location' | 'asset' | 'project'
  /** An answer inside a group says it too, and one that names no row of the company is refused. */
  answeredAnywhere?: true
  /** Chosen beside the answers, where the form is about it. */
  chosen?: true
  /** Questions may begin with it: what a form calls the fact. */
  fact?: 'location' | 'project'
  /** Reports count by it and are narrowed by it. */
  counted?: true
  /** The columns of its register that name it; `name` where nothing is said. */
  named?: readonly string[]
  namedOnPaper?: readonly string[]
  namedInSheet?: readonly string[]
  /** Not everybody who reads the submission may read it: papers and sheets, which travel, leave it out. */
  onScreenOnly?: true
  /** Hashed as null where there is none. Only what is older than this table: a later subject is left
   *  out where there is none, so that revisions stored before it keep their hash. */
  hashedWhenAbsent?: true
}

const stated = {
  project: {
    field: reference({ to: 'projects', readOnly: true }),
    question: 'project',
    answeredAnywhere: true,
    fact: 'project',
    counted: true,
    named: ['number', 'name'],
    hashedWhenAbsent: true,
  },
  location: {
    field: tree({ to: 'locations', readOnly: true }),
    question: 'location',
    chosen: true,
    fact: 'location',
    counted: true,
    hashedWhenAbsent: true,
  },
  asset: {
    field: reference({ to: 'inventory', readOnly: true }),
    question: 'asset',
    chosen: true,
    namedOnPaper: ['inventory_id', 'name'],
    namedInSheet: ['inventory_id'],
    hashedWhenAbsent: true,
  },
  team: {
    field: reference({ to: 'teams', readOnly: true }),
    chosen: true,
    counted: true,
  },
  trade_contractor: {
    field: reference({ to: 'trade-contractors', readOnly: true }),
    chosen: true,
    counted: true,
  },
  incident: {
    field: reference({ to: 'incidents', readOnly: true }),
    chosen: true,
    named: ['number', 'title'],
    onScreenOnly: true,
  },
} as const satisfies Record<string, Subject>

type Stated = typeof stated
export type SubjectName = keyof Stated
type With<Fact extends keyof Subject> = {
  [Name in SubjectName]: Stated[Name] extends Record<Fact, true> ? Name : never
}[SubjectName]
export type ChosenSubject = With<'chosen'>
export type CountedSubject = With<'counted'>

export const subjects: Readonly<Record<SubjectName, Subject>> = stated

/** One value for each of these names. */
export const eachOf = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>

export const subjectNames = keysOf(stated)
const having = <Fact extends keyof Subject>(fact: Fact) =>
  subjectNames.filter((name): name is With<Fact> => subjects[name][fact] === true)
export const chosenSubjects = having('chosen')
export const countedSubjects = having('counted')

/** What papers and sheets say. */
export const printedSubjects = subjectNames.filter((name) => subjects[name].onScreenOnly !== true)

export const subjectFields = eachOf(subjectNames, (name) => stated[name].field) as {
  [Name in SubjectName]: Stated[Name]['field']
}

/** In English, as the list of submissions says it. */
export const subjectLabel = (name: SubjectName): string => labelOf(name, subjects[name].field)

/** A register's table is called as the register. */
export const subjectTable = (name: SubjectName): string =>
  targetOf(subjects[name].field).replaceAll('-', '_')

/** What a submission is about, by ids. */
export type Subjects = Record<SubjectName, string | null>

/** As a revision stores and hashes them. */
export const hashedSubjects = (found: Subjects): Partial<Subjects> =>
  Object.fromEntries(
    subjectNames
      .filter((name) => found[name] !== null || subjects[name].hashedWhenAbsent === true)
      .map((name) => [name, found[name]]),
  )
