// What a submission is about, where its form asks for it: then the answer says it, and nobody else.
import { z } from 'zod'
import type { Db } from '../../../../kit/db/server/database.ts'
import { partsOf } from '../../../../kit/own.ts'
import type { Filling } from '../../../forms/definition/index.ts'
import { refuse } from '../../content/server/decide.ts'
import {
  eachOf,
  hashedSubjects,
  type SubjectName,
  type Subjects,
  subjectNames,
  subjects,
} from '../subjects.ts'
import { subjectsThere } from './subjects.store.ts'

type Answered = { key: string; id: string }

/** An answer names one, or a type with several of it. */
const idsIn = (answer: unknown): string[] => {
  const { assets } = partsOf(answer)
  return (Array.isArray(assets) ? assets : [answer]).map(String)
}

/** Every answer to a question of the type, by its place; in the items of groups too, where they count. */
function answersTo(type: string, filling: Filling, anywhere: boolean, within = ''): Answered[] {
  const answers = filling.answers()
  return filling.definition.fields.flatMap((field) => {
    const key = `${within}${field.key}`
    if (answers[field.key] === undefined) return []
    if (field.type === type) return idsIn(answers[field.key]).map((id) => ({ key, id }))
    if (!anywhere) return []
    return filling
      .items(field.key)
      .flatMap((item) => answersTo(type, item.filling, true, `${key}.${item.number - 1}.`))
  })
}

/** Outside of groups, in the order of the form. */
export const assetsNamed = (filling: Filling): string[] =>
  answersTo('asset', filling, false).flatMap(({ id }) => z.uuid().safeParse(id).data ?? [])

const namedBy = (name: SubjectName, filling: Filling): Answered[] => {
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
