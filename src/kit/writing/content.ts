// What a document says: parts one below the other, each in the languages that it was written in.
import { z } from 'zod'
import { type Locale, locales } from '../locales.ts'
import { cleanRichText, plainText, type RichNode } from './rich-text.ts'

/** A language that is left out is missing. */
export type InLanguages<T> = { [L in Locale]?: T }

export const columnsOfStep = ['step', 'hazards', 'controls'] as const
export type StepWords = Record<(typeof columnsOfStep)[number], string>
export type Step = { id: string; words: InLanguages<StepWords> }
export type Part = { id: string } & (
  | { kind: 'text'; words: InLanguages<RichNode> }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'declaration'; words: InLanguages<string> }
)
export type PartKind = Part['kind']

const most = { parts: 100, steps: 60 } as const

const inLanguages = <T>(each: z.ZodType<T | null>) =>
  z.object({ en: each.optional(), fr: each.optional(), es: each.optional() }).transform((given) => {
    const written: InLanguages<T> = {}
    for (const locale of locales) {
      const words = given[locale]
      if (words !== undefined && words !== null && words !== '') written[locale] = words
    }
    return written
  })

const line = (length: number) => z.string().trim().max(length)
const stepWords = z
  .object({ step: line(1000), hazards: line(1000), controls: line(1000) })
  .transform((words) => (Object.values(words).join('') === '' ? null : words))

const id = z.uuid()
const part: z.ZodType<Part> = z.discriminatedUnion('kind', [
  z.object({
    id,
    kind: z.literal('text'),
    words: inLanguages(z.unknown().meta({ type: 'object' }).transform(cleanRichText)),
  }),
  z.object({
    id,
    kind: z.literal('steps'),
    steps: z.array(z.object({ id, words: inLanguages(stepWords) })).max(most.steps),
  }),
  z.object({ id, kind: z.literal('declaration'), words: inLanguages(line(2000)) }),
])

export const contentSchema = z
  .array(part)
  .max(most.parts)
  .superRefine((parts, context) => {
    if (new Set(parts.map((one) => one.id)).size < parts.length)
      context.addIssue({ code: 'custom', message: 'Two parts have the same ID.' })
  })

/** What can be missing in a language, each by itself. */
const pieces = (part: Part): InLanguages<unknown>[] =>
  part.kind === 'steps' ? part.steps.map(({ words }) => words) : [part.words]

/** How many pieces another language has and this one has not. */
export const missingIn = (content: readonly Part[], locale: Locale): number =>
  content.flatMap(pieces).filter((words) => !(locale in words) && Object.keys(words).length > 0)
    .length

/** In the language of who reads, else in the first that it was written in. */
export function inLanguage<T>(
  words: InLanguages<T>,
  locale: Locale,
): { said: T; locale: Locale } | undefined {
  const found = [locale, ...locales].find((one) => words[one] !== undefined)
  const said = found && words[found]
  return found === undefined || said === undefined ? undefined : { said, locale: found }
}

/** The words alone. */
export const plainContent = (content: readonly Part[], locale: Locale): string =>
  content
    .flatMap((part) => {
      if (part.kind === 'text') {
        const text = inLanguage(part.words, locale)
        return text ? [plainText(text.said)] : []
      }
      if (part.kind === 'declaration') return [inLanguage(part.words, locale)?.said ?? '']
      return part.steps.map(({ words }) =>
        Object.values(inLanguage(words, locale)?.said ?? {})
          .filter((one) => one !== '')
          .join(' – '),
      )
    })
    .filter((words) => words !== '')
    .join('\n')
