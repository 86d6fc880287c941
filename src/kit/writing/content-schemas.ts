// What a document's parts may be, as they are saved.
import { z } from 'zod'
import { locales } from '../locales.ts'
import { type InLanguages, type Part, type PartKind, usualParts } from './content.ts'
import { cleanRichText } from './rich-text.ts'

const most = { parts: 100, steps: 60, questions: 50, answers: 10 } as const

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
  z.object({
    id,
    kind: z.literal('picture'),
    file: z.uuid().nullable(),
    words: inLanguages(line(500)),
  }),
  z.object({
    id,
    kind: z.literal('file'),
    files: inLanguages(z.uuid().nullable()),
    words: inLanguages(line(500)),
  }),
  z.object({
    id,
    kind: z.literal('quiz'),
    pass: z.number().int().min(1).max(100),
    questions: z
      .array(
        z
          .object({
            id,
            words: inLanguages(line(1000)),
            answers: z.array(z.object({ id, words: inLanguages(line(500)) })).max(most.answers),
            right: z.array(id).max(most.answers),
          })
          .transform((question) => ({
            ...question,
            right: question.answers.flatMap((answer) =>
              question.right.includes(answer.id) ? [answer.id] : [],
            ),
          })),
      )
      .max(most.questions),
  }),
])

export const contentWith = (besides: readonly PartKind[] = []) =>
  z
    .array(part)
    .max(most.parts)
    .superRefine((parts, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (new Set(parts.map((one) => one.id)).size < parts.length)
        refuse('Two parts have the same ID.')
      if (parts.some(({ kind }) => !usualParts.has(kind) && !besides.includes(kind)))
        refuse('Such a part does not belong here.')
      if (parts.filter(({ kind }) => kind === 'quiz').length > 1) refuse('One quiz is enough.')
    })

export const contentSchema = contentWith()
