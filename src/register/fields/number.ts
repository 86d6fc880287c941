import { type Field, type FieldFacts, fieldsOf, type Kind } from './field.ts'

type NumberFacts = FieldFacts & {
  min?: number
  max?: number
  /** How many digits follow the point; none unless said. */
  decimals?: number
  unit?: string
  /** A year of the calendar: no thousands are set apart. */
  year?: true
  default?: number
}

export const number = fieldsOf<'number', number, NumberFacts>('number')
/** In the company's currency. */
export const money = fieldsOf<'money', number, NumberFacts>('money')

/** "1 234,50", "1,234.50" and "1234.5" are the same number; a lone comma stands before decimals. */
function numberIn(text: string): unknown {
  const bare = text.replace(/[\s$€'’]/g, '')
  const point = bare.includes('.')
    ? bare.replaceAll(',', '')
    : bare.replace(/,(?=\d{3}(,|$))/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(point) ? Number(point) : text
}

/** How many digits follow its point. */
export const decimalsOf = (field: Field): number =>
  field.kind === 'money' ? 2 : (field.decimals ?? 0)

const numeric = (decimals: (field: Field) => number): Kind => ({
  column: 'numeric',
  filter: 'range',
  sorts: true,
  toText: (value, field) =>
    decimals(field) === 0 ? String(value) : Number(value).toFixed(decimals(field)),
  fromText: numberIn,
  example: (field, random) => {
    const { min = 0, max = min + 1000 } = field
    const scale = 10 ** decimals(field)
    return Math.round((min + random() * (max - min)) * scale) / scale
  },
  asked: { type: 'number', answer: (value) => value },
})

export const numberKinds = {
  number: numeric(decimalsOf),
  money: numeric(decimalsOf),
} satisfies Record<string, Kind>
