// What can be said of a question, as it is saved. Who only asks questions goes without.
import { z } from 'zod'
import { locales } from '../../../kit/locales.ts'
import { severities } from './question.ts'

const shortText = z.string().max(2000)
const key = z.string().min(1).max(80)
/** What answers stand under. Every object has something of its own under `constructor`. */
export const answerKey = key.refine((name) => !(name in {}), 'one of its keys must be another word')
const translations = z.partialRecord(z.enum(locales), shortText)
const limit = z.union([z.number(), z.string().max(40)]).nullable()

export const optionParts = {
  /** For life: answers hold it. */
  id: key,
  label: shortText,
  labels: translations.exactOptional(),
  score: z.number().nullable().exactOptional(),
  /** Choosing it fails the item. */
  fails: z.boolean().exactOptional(),
  tone: z.string().max(40).exactOptional(),
  /** No longer offered; old answers stay readable. */
  archived: z.boolean().exactOptional(),
}
const option = z.looseObject(optionParts)
/** What becomes of an item that fails. */
const deficiencyRule = z.looseObject({
  severity: z.enum(severities),
  /** Days until it is due; the severity's own when left out. */
  due_days: z.number().nullable().exactOptional(),
  photo_required: z.boolean().exactOptional(),
  note: shortText.exactOptional(),
})

export const calculationParts = {
  of: z.array(key).max(2000).readonly(),
  how: z.enum(['sum', 'average', 'least', 'most', 'count', 'product', 'difference']),
}
/** What can be said of a question beside what the engine decides by. */
export const facets = {
  labels: translations.exactOptional(),
  description: z.string().max(8000).exactOptional(),
  descriptions: z.partialRecord(z.enum(locales), z.string().max(8000)).exactOptional(),
  placeholder: shortText.exactOptional(),
  options: z.array(option).max(1000).readonly().exactOptional(),
  default: z.unknown().exactOptional(),
  /** Begins with the answer of: the last submission, or a fact about the person, the place or the thing. */
  prefill: z.enum(['last', 'today', 'now', 'me', 'project', 'location']).nullable().exactOptional(),
  min: limit.exactOptional(),
  max: limit.exactOptional(),
  step: z.number().nullable().exactOptional(),
  unit: z.string().max(80).exactOptional(),
  max_length: z.number().nullable().exactOptional(),
  multiple: z.boolean().exactOptional(),
  /** Which kinds of documents it offers: all where it says none. */
  kinds: z.array(z.string().max(80)).max(50).readonly().exactOptional(),
  confidential: z.boolean().exactOptional(),
  annotate: z.boolean().exactOptional(),
  deficiency: deficiencyRule.nullable().exactOptional(),
  /** The rows of a matrix; its options are its columns. */
  rows: z
    .array(option.extend({ id: answerKey }))
    .max(500)
    .readonly()
    .exactOptional(),
  calculation: z.looseObject(calculationParts).exactOptional(),
}
