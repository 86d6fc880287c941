// Words: one line, several, an address of a person.
import { type FieldFacts, fieldsOf, type Kind, pick } from './field.ts'

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

/** How long each may be where its field does not say. */
export const longest = { text: 200, 'long-text': 10_000, phone: 40, email: 254, link: 500 } as const

const textual = (most: number): Kind => ({
  column: 'text',
  filter: 'text',
  sorts: true,
  toText: (value) => String(value),
  fromText: (given) => given,
  example: (field, random) =>
    field.pattern !== undefined
      ? field.placeholder?.replace(/\d/g, () => String(Math.floor(random() * 10)))
      : `${pick(sampleWords, random)} ${pick(sampleWords, random)} ${Math.floor(random() * 1e6)}`.slice(
          0,
          field.max ?? most,
        ),
  asked: { type: 'text', answer: (value) => value },
})

export const textKinds = {
  text: textual(longest.text),
  'long-text': {
    ...textual(longest['long-text']),
    sorts: false,
    asked: { type: 'textarea', answer: (value) => value },
  },
  phone: {
    ...textual(longest.phone),
    example: (_, random) => `416 555 0${String(100 + Math.floor(random() * 100))}`,
  },
  email: {
    ...textual(longest.email),
    example: (_, random) =>
      `${pick(sampleWords, random)?.toLowerCase()}${Math.floor(random() * 1e6)}@example.test`,
  },
  link: {
    ...textual(longest.link),
    example: (_, random) => `https://example.test/${Math.floor(random() * 1e6)}`,
  },
} satisfies Record<string, Kind>
