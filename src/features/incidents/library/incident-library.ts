// What incidents are and why they happen, as a new company begins with it: what the library's talks are about is named
// by the codes.
import { z } from 'zod'
import { type Locale, locales } from '../../../kit/locales.ts'
import reasons from './reasons.json' with { type: 'json' }
import types from './types.json' with { type: 'json' }

const said = z.tuple([z.string(), z.string(), z.string()])
const inLanguage = (words: z.output<typeof said>, language: Locale): string =>
  words[locales.indexOf(language)] ?? words[0]

const writtenTypes = z
  .array(
    z.strictObject({
      code: z.string(),
      severity_default: z.string().optional(),
      regulatory_hint: z.string(),
      name: said,
      description: said.optional(),
    }),
  )
  .parse(types)

const writtenReasons = z
  .array(
    z.strictObject({
      code: z.string(),
      kind: z.string(),
      name: said,
      groups: z.array(z.strictObject({ name: said, reasons: z.array(said) })),
    }),
  )
  .parse(reasons)

export const typesIn = (language: Locale) =>
  writtenTypes.map(({ name, description, ...type }) => ({
    name: inLanguage(name, language),
    ...type,
    ...(description && { description: inLanguage(description, language) }),
  }))

/** From the top; `parent` is the code of the reason above. */
export const reasonsIn = (language: Locale) =>
  writtenReasons.flatMap(({ code, kind, name, groups }) => [
    { name: inLanguage(name, language), code, kind, parent: null },
    ...groups.flatMap((group, n) => {
      const of = `${code}.${n + 1}`
      return [
        { name: inLanguage(group.name, language), code: of, kind, parent: code },
        ...group.reasons.map((reason, at) => ({
          ...{ name: inLanguage(reason, language), code: `${of}.${at + 1}`, kind, parent: of },
        })),
      ]
    }),
  ])
