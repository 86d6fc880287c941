// The usual courses of Ontario: each with its source and how sure that is. A company brings them in, then they are its own.
import { z } from 'zod'
import type { Locale } from '../../../kit/locales.ts'
import { keysOf } from '../../../kit/own.ts'
import type { OnShelf, Worded } from '../../../manifest/shelf.ts'
import { worded, words, wordsIn } from '../../documents/definition/index.ts'
import { training } from '../courses/training.register.ts'
import courses from './texts/courses.json' with { type: 'json' }

const { category, delivery, evidence, first_aid, certainty } = training.fields
const writtenCourse = z.strictObject({
  id: words,
  code: words,
  title: worded,
  category: z.enum(keysOf(category.options)),
  delivery: z.array(z.enum(keysOf(delivery.options))),
  /** How long it is valid; null where it does not expire. */
  months: z.int().positive().nullable(),
  evidence: z.array(z.enum(keysOf(evidence.options))),
  first_aid: z.enum(keysOf(first_aid.options)).optional(),
  /** The acts and standards that ask for it, or that it is house practice. */
  legislation: worded,
  certainty: z.enum(keysOf(certainty.options)),
  reviewed_on: z.iso.date(),
  /** Other courses of the library, by their id. */
  covers: z.array(words).default([]),
  prerequisites: z.array(words).default([]),
  refresher: words.optional(),
})
export const courseLibrary = z.array(writtenCourse).parse(courses)
type WrittenCourse = (typeof courseLibrary)[number]

function fieldsOf(course: WrittenCourse, language: Locale) {
  const name = wordsIn(course.title, language)
  if (name === undefined) return undefined
  const {
    code,
    category: group,
    delivery: ways,
    months,
    evidence: proof,
    first_aid: level,
  } = course
  return {
    name,
    code,
    category: group,
    delivery: ways,
    ...(months === null
      ? { validity: 'none' }
      : { validity: 'months', months, anchor: 'completion' }),
    evidence: proof,
    ...(level !== undefined && { first_aid: level }),
    regulatory_reference: wordsIn(course.legislation, language),
    certainty: course.certainty,
  }
}

/** What the groups are called, in the languages of the library. */
const categoryWords: Readonly<Record<string, Worded>> = {
  statutory: ['Required by law', 'Exigée par la loi', 'Exigido por ley'],
  company: ['Company', 'Entreprise', 'Empresa'],
  trade: ['Trade', 'Métier', 'Oficio'],
  equipment: ['Equipment', 'Équipement', 'Equipo'],
}

export const shelvedCourses: readonly OnShelf[] = courseLibrary.map((course) => ({
  id: course.id,
  title: course.title,
  reviewed_on: course.reviewed_on,
  category: categoryWords[course.category] ?? [course.category, course.category],
  points: {
    covers: course.covers,
    prerequisites: course.prerequisites,
    refresher: course.refresher,
  },
  fields: (language) => fieldsOf(course, language),
}))
