// Words: one line, several, an address of a person.
import { z } from 'zod'
import { orElse } from '../../kit/http/plain-issues.ts'
import { type Field, type FieldFacts, fieldsOf, type Kind, pick } from './field.ts'

type TextFacts = FieldFacts & { max?: number; placeholder?: string; default?: string }
/** Words that are written one way, and the sentence that says which; the placeholder is an example. */
type PatternFacts = { pattern?: RegExp; patternSays?: string }

export const text = fieldsOf<'text', string, TextFacts & PatternFacts>('text')
export const longText = fieldsOf<'long-text', string, TextFacts>('long-text')
export const phone = fieldsOf<'phone', string, TextFacts>('phone')
export const email = fieldsOf<'email', string, TextFacts>('email')
export const link = fieldsOf<'link', string, TextFacts>('link')

const sampleWords =
  'Harbour Ridge Steel Maple North Copper Union River Granite Station Cedar Quay'.split(' ')

const limit = (field: Field, otherwise: number) => field.max ?? otherwise
const trimmed = (most: number) => z.string().trim().min(1, { abort: true }).max(most)

const textual = (longest: number): Kind => ({
  column: 'text',
  filter: 'text',
  sorts: true,
  written: (field) => {
    const words = trimmed(limit(field, longest))
    const { pattern, patternSays = '' } = field
    return pattern === undefined ? words : words.regex(pattern, { error: orElse(patternSays) })
  },
  toText: (value) => String(value),
  fromText: (given) => given,
  example: (field, random) =>
    field.pattern !== undefined
      ? field.placeholder?.replace(/\d/g, () => String(Math.floor(random() * 10)))
      : `${pick(sampleWords, random)} ${pick(sampleWords, random)} ${Math.floor(random() * 1e6)}`.slice(
          0,
          limit(field, longest),
        ),
  asked: { type: 'text', answer: (value) => value },
})

export const textKinds = {
  text: textual(200),
  'long-text': {
    ...textual(10_000),
    sorts: false,
    asked: { type: 'textarea', answer: (value) => value },
  },
  phone: {
    ...textual(40),
    written: (field) =>
      trimmed(limit(field, 40)).regex(/^[+\d][\d\s().#x/-]{1,39}$/i, {
        error: orElse('Enter a phone number, such as 416 555 0142.'),
      }),
    example: (_, random) => `416 555 0${String(100 + Math.floor(random() * 100))}`,
  },
  email: {
    ...textual(254),
    written: (field) =>
      trimmed(limit(field, 254)).pipe(z.email({ error: orElse('Enter an e-mail address.') })),
    example: (_, random) =>
      `${pick(sampleWords, random)?.toLowerCase()}${Math.floor(random() * 1e6)}@example.test`,
  },
  link: {
    ...textual(500),
    written: (field) =>
      trimmed(limit(field, 500)).pipe(
        z.url({
          protocol: /^https?$/,
          error: orElse('Enter a web address that begins with https://.'),
        }),
      ),
    example: (_, random) => `https://example.test/${Math.floor(random() * 1e6)}`,
  },
} satisfies Record<string, Kind>
