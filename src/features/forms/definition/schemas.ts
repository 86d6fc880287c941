// What each kind of question may hold, as it is saved, brought in and published: what the engine decides
// by in the shapes that are stored, and the facets of the kind. Unknown properties are kept.
import { z } from 'zod'
import { locales } from '../../../kit/locales.ts'
import { type FormDefinition, failAsks } from './question.ts'
import { answerKey, facets } from './question-schemas.ts'

const id = z.union([z.string().max(200), z.number()])
const chosen = z.union([id, z.array(id).max(1000), z.record(z.string().max(40), z.unknown())])
/** Stored as a value, or as the text of one. */
const condition = z.looseObject({
  field: id.nullish(),
  operator: z.string().max(40).nullish(),
  values: z.union([id, z.array(id).max(1000)]).nullish(),
  select_values: chosen.nullish(),
  otherField: id.nullish(),
})
const conditions = z.union([
  z.string().max(100_000),
  z.looseObject({
    conditions: z
      .array(z.union([z.looseObject({ conditions: z.array(condition).max(500) }), condition]))
      .max(500),
  }),
])

const head = {
  key: z.string().min(1).max(80),
  label: z.string().max(2000),
  type: z.string().max(40),
}

const common = z.looseObject({
  ...head,
  key: answerKey,
  ...facets,
  id: id.nullish(),
  slug: z.string().max(80).nullish(),
  required: z.union([z.boolean(), id]).nullish(),
  is_dependent: z.union([z.boolean(), id]).nullish(),
  dependent_id: id.nullish(),
  dependent_value: z.union([chosen, z.array(z.looseObject({})).max(1000)]).nullish(),
  conditions: conditions.nullish(),
})

const measured = z.number().nullable().exactOptional()
const numbers = common.extend({ min: measured, max: measured })
const dates = common.extend({
  min: z.string().max(40).nullable().exactOptional(),
  max: z.string().max(40).nullable().exactOptional(),
})

const single = {
  section: common,
  page: common,
  info: common,
  text: common,
  textarea: common,
  number: numbers,
  date: dates,
  time: common,
  datetime: common,
  rating: numbers,
  calculated: common,
  barcode: common,
  radio: common,
  select: common,
  checkbox: numbers,
  multiplechoice: numbers,
  treeselect: common,
  select_resource: common,
  role: common,
  witness: common,
  visitor: common,
  notification: common,
  asset: common,
  location: common,
  project: common,
  chemical: common,
  photo: numbers,
  file: numbers,
  signature: common,
  matrix: common,
  hazard: numbers,
} as const satisfies Readonly<Record<string, z.ZodObject>>

/** As much as every question says, of whatever kind. */
const anyQuestion = z.looseObject(head)
const group = numbers.extend({ fields: z.array(anyQuestion).max(500) })
const kinds: ReadonlyMap<string, z.ZodObject> = new Map<string, z.ZodObject>([
  ...Object.entries(single),
  ['group', group],
])

type Fault = { path: PropertyKey[]; message: string }

/** What is wrong with a question, each thing in words that name it. */
export function faultsOf(question: z.infer<typeof anyQuestion>): Fault[] {
  const name = question.label.trim() === '' ? question.key : question.label
  const schema = kinds.get(question.type)
  if (schema === undefined)
    return [{ path: ['type'], message: `“${name}” is of a kind that there is not.` }]
  const { error } = schema.safeParse(question)
  const own = (error?.issues ?? []).map(({ path, code, message }) => ({
    path,
    message: `“${name}” cannot be kept like this: ${
      code === 'custom' ? message : `its ${partOf(path)} cannot be read`
    }.`,
  }))
  if (question.type !== 'group' || own.length > 0) return own
  const { fields } = group.parse(question)
  return fields.flatMap((inner, at) =>
    faultsOf(inner).map(({ path, message }) => ({ path: ['fields', at, ...path], message })),
  )
}

const partOf = ([first = 'content']: PropertyKey[]) => String(first).replaceAll('_', ' ')

const asked = z.looseObject({
  fields: z.array(anyQuestion).max(2000),
  languages: z.array(z.enum(locales)).min(1).max(locales.length),
  on_fail: z.enum(failAsks).exactOptional(),
})

/** A definition as it was kept, of any age: it can be opened whatever it holds. */
export const storedDefinition = asked as unknown as z.ZodType<FormDefinition, FormDefinition>

/** A definition that is to be kept: each question by the schema of its kind. */
export const definition = storedDefinition.superRefine(({ fields }, context) => {
  for (const [at, question] of fields.entries())
    for (const { path, message } of faultsOf(question))
      context.addIssue({ code: 'custom', path: ['fields', at, ...path], message, input: question })
})
