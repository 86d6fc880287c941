// A form as the bench knows it: fields in form order, each with its rule as an AND of ORs.
export type Answer = string | number | string[] | null
export type Answers = Record<string, Answer>
export type FieldType = 'text' | 'number' | 'radio' | 'select' | 'checkbox'
export type Test = 'equals' | 'shares' | 'contains' | 'over' | 'atMost' | 'empty' | 'same'
/** `operand` holds the ids, the number or the text asked for; `other` is the field `same` looks at. */
export type Atom = { ref: number; test: Test; negated: boolean; operand: string[]; other: number }
export type Field = { key: string; type: FieldType; depth: number; rule: Atom[][] }
export type BenchForm = { fields: Field[]; stored: { fields: unknown[] }; answers: Answers }

export const CHOICES = ['1', '2', '3', '4']

export function readsOf(field: Field): number[] {
  const atoms = field.rule.flat()
  return [
    ...new Set(atoms.flatMap((atom) => (atom.other < 0 ? [atom.ref] : [atom.ref, atom.other]))),
  ]
}

/** A small seeded generator of whole numbers below `limit`. */
export function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
