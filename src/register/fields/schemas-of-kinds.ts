// What a save may send of each kind of field, and what a reply carries: for the server, and for pages on which somebody
// fills in a form. Pages that only show rows go without.
import { z } from 'zod'
import { allGrants, isGrant } from '../../access/grants.ts'
import { onOneLine } from '../../kit/address.ts'
import { latestToday } from '../../kit/day.ts'
import { orElse } from '../../kit/http/plain-issues.ts'
import { keysOf } from '../../kit/own.ts'
import { contentWith } from '../../kit/writing/content-schemas.ts'
import { cleanRichText } from '../../kit/writing/rich-text.ts'
import type { KindName } from './all.ts'
import { factKinds, keyOf, roleNames } from './audience.ts'
import { optionsOf } from './choice.ts'
import type { Field } from './field.ts'
import { decimalsOf } from './number.ts'
import { columnsOf } from './structured.ts'
import { longest } from './text.ts'

type Schemas = {
  /** What a save may send for a value that is there. */
  written(field: Field): z.ZodType
  /** What a reply carries for it; as written where it is left out. */
  shown?(field: Field): z.ZodType
}

const words = (field: Field, most: number) =>
  z
    .string()
    .trim()
    .min(1, { abort: true })
    .max(field.max ?? most)

const textual = (most: number): Schemas => ({
  written: (field) => {
    const { pattern, patternSays = '' } = field
    const plain = words(field, most)
    return pattern === undefined ? plain : plain.regex(pattern, { error: orElse(patternSays) })
  },
})

const largest = 1e12

const numeric: Schemas = {
  written: (field) => {
    const { min = -largest, max = largest } = field
    const decimals = decimalsOf(field)
    const bounded = z.number().min(min).max(max)
    return decimals === 0 ? bounded.int() : bounded.multipleOf(10 ** -decimals)
  },
  shown: () => z.number(),
}

const oneOf = (field: Field) => z.enum(Object.keys(optionsOf(field)))

const pointer = z.union([z.uuid(), z.object({ id: z.uuid() }).transform(({ id }) => id)], {
  error: orElse('Choose from the list.'),
})
const pointed = z.object({ id: z.uuid(), name: z.string() })
export const pointedFile = pointed.extend({ mime: z.string(), bytes: z.int() })

const one = (shown: z.ZodType): Schemas => ({ written: () => pointer, shown: () => shown })
const many = (shown: z.ZodType): Schemas => ({
  written: () =>
    z
      .array(pointer)
      .max(500)
      .transform((ids) => [...new Set(ids)]),
  shown: () => z.array(shown),
})

const part = z.string().trim().max(200)
const address = z.object({
  street: part,
  city: part,
  region: part,
  postalCode: z.string().trim().max(20),
  country: z.string().trim().max(2),
})

/** An empty value is null, not an empty text. */
export const emptyAsNull = (schema: z.ZodType) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const inner = (field: Field) =>
  z.object({
    id: z.uuid(),
    archived: z.boolean().optional(),
    ...Object.fromEntries(
      Object.entries(columnsOf(field)).map(([name, column]) => {
        const schema = schemasOf(column).written(column)
        return [name, column.required === true ? schema : emptyAsNull(schema)]
      }),
    ),
  })

const fact = z
  .object({
    out: z.boolean().default(false),
    kind: z.enum(keysOf(factKinds)),
    id: z.string().max(40).nullable().default(null),
    value: z.string().max(200).nullable().default(null),
    name: z.string().max(400).nullable().default(null),
  })
  .refine(
    ({ kind, id, value }) =>
      kind === 'everyone'
        ? id === null
        : kind === 'role'
          ? id !== null && id in roleNames
          : z.uuid().safeParse(id).success && (kind !== 'field' || value !== null),
    'Choose from the list.',
  )

export const audienceRule = z
  .array(fact)
  .max(200)
  .refine((facts) => new Set(facts.map(keyOf)).size === facts.length, 'The same is chosen twice.')
  .refine(
    (facts) => facts.length === 0 || facts.some(({ out }) => !out),
    'Say who is in, before you say who is left out.',
  )

const withIds = () => z.array(z.looseObject({ id: z.uuid() }))

const known: Readonly<Record<KindName, Schemas>> = {
  text: textual(longest.text),
  'long-text': textual(longest['long-text']),
  phone: {
    written: (field) =>
      words(field, longest.phone).regex(/^[+\d][\d\s().#x/-]{1,39}$/i, {
        error: orElse('Enter a phone number, such as 416 555 0142.'),
      }),
  },
  email: {
    written: (field) =>
      words(field, longest.email).pipe(z.email({ error: orElse('Enter an e-mail address.') })),
  },
  link: {
    written: (field) =>
      words(field, longest.link).pipe(
        z.url({
          protocol: /^https?$/,
          error: orElse('Enter a web address that begins with https://.'),
        }),
      ),
  },
  number: numeric,
  money: numeric,
  date: {
    written: (field) => {
      const day = z.iso.date({
        error: orElse('Enter a day as year-month-day, such as 2026-03-09.'),
        // What is no day cannot be yet to come.
        abort: true,
      })
      return field.past === true
        ? day.refine((given) => given <= latestToday(), 'This date is in the future.')
        : day
    },
  },
  time: {
    written: () =>
      z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, { error: orElse('Enter a time such as 07:30.') }),
  },
  instant: { written: () => z.iso.datetime({ offset: true }) },
  // An option that has gone keeps the rows that hold it.
  choice: { written: oneOf, shown: () => z.string() },
  choices: {
    written: (field) =>
      z
        .array(oneOf(field))
        .max(200)
        .transform((values) => [...new Set(values)]),
    shown: () => z.array(z.string()),
  },
  'yes-no': { written: () => z.boolean() },
  reference: one(pointed),
  references: many(pointed),
  tree: one(pointed),
  'list-value': one(pointed),
  person: one(pointed),
  people: many(pointed),
  file: one(pointedFile),
  photo: one(pointedFile),
  files: many(pointedFile),
  address: {
    written: () =>
      address.transform((value) => (onOneLine({ ...value, country: '' }) === '' ? null : value)),
    shown: () => address,
  },
  'rich-text': {
    written: () => z.unknown().meta({ type: 'object' }).transform(cleanRichText),
    shown: () => z.unknown(),
  },
  content: { written: (field) => contentWith(field.parts), shown: withIds },
  'own-values': {
    written: () =>
      z.record(
        z.string().max(60),
        z.union([
          z.string().max(2000),
          z.number(),
          z.boolean(),
          z.array(z.string().max(200)).max(100),
          z.null(),
        ]),
      ),
  },
  rows: {
    written: (field) =>
      z
        .array(inner(field))
        .max(field.max ?? 200)
        .superRefine((given, context) => {
          if (new Set(given.map(({ id }) => id)).size < given.length)
            context.addIssue({ code: 'custom', message: 'Two rows have the same ID.' })
        }),
    shown: withIds,
  },
  rights: {
    written: () =>
      z
        .array(z.string().refine(isGrant, 'There is no such right.'))
        .max(1000)
        .transform((given) => allGrants.filter((right) => given.includes(right))),
    shown: () => z.array(z.string()),
  },
  audience: {
    written: () => audienceRule,
    shown: () => z.array(z.looseObject({ kind: z.string() })),
  },
}

const byName: Readonly<Record<string, Schemas>> = known

export function schemasOf(field: Field): Schemas {
  const schemas = byName[field.kind]
  if (schemas === undefined) throw new Error(`There is no kind of field called ${field.kind}.`)
  return schemas
}
