// What a submission is about, where its form asks for it: then the answer says it, and nobody else.
import type { Db } from '../../../../kit/db/server/database.ts'
import type { Filling } from '../../../forms/definition/index.ts'
import { refuse } from '../../content/server/decide.ts'
import { answersTo, type RowAnswer } from '../answered.ts'
import {
  eachOf,
  hashedSubjects,
  type SubjectName,
  type Subjects,
  subjectNames,
  subjects,
} from '../subjects.ts'
import { subjectsThere } from './subjects.store.ts'

const namedBy = (name: SubjectName, filling: Filling): RowAnswer[] => {
  const { question, answeredAnywhere = false } = subjects[name]
  return question === undefined ? [] : answersTo(question, filling, answeredAnywhere)
}

/** The first that was answered and is there; else what was said beside the answers. A row that was
 *  completed since counts: it may have been open when filling began. */
export async function withSubjects<A extends Partial<Subjects>>(
  db: Db,
  filling: Filling,
  given: A,
): Promise<Omit<A, SubjectName> & Partial<Subjects>> {
  const named = eachOf(subjectNames, (name) => namedBy(name, filling))
  const ids = eachOf(subjectNames, (name) => named[name].map(({ id }) => id))
  const asked = subjectNames.some((name) => ids[name].length > 0)
  const there = asked ? await subjectsThere(db, ids) : eachOf(subjectNames, () => [])
  const known = eachOf(subjectNames, (name) => new Set<string>(there[name]))
  refuse(
    subjectNames
      .filter((name) => subjects[name].answeredAnywhere === true)
      .flatMap((name) => named[name].filter(({ id }) => !known[name].has(id)))
      .map(({ key }) => ({
        key,
        code: 'unknown-option',
        sentence: 'Please choose from the list.',
      })),
  )
  const said = (name: SubjectName) => (subjects[name].chosen === true ? given[name] : null) ?? null
  const found = eachOf(
    subjectNames,
    (name) => ids[name].find((id) => known[name].has(id)) ?? said(name),
  )
  const others = Object.entries(given).filter(([part]) => !Object.hasOwn(subjects, part))
  return { ...Object.fromEntries(others), ...hashedSubjects(found) } as Omit<A, SubjectName> &
    Partial<Subjects>
}
