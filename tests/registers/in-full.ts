// Which registers are tested in full. The engine is one for all of them: what it does differently for a
// register follows from a few traits, and each trait is met in full by some register. A register with
// a kind of field, a capability or a rule that no other has is therefore tested in full by itself.
import { has, type Register } from '../../src/register/define.ts'
import type { Field } from '../../src/register/fields/field.ts'
import { columnsOf } from '../../src/register/fields/structured.ts'
import type { RegisterExtension } from '../../src/register/server/extension.ts'

const capabilities = ['create', 'edit', 'archive', 'order', 'complete', 'import', 'export'] as const

/** Words for people alone. */
const saysNothing = ['kind', 'label', 'hint']
/** What the engine does by these it does for a field of any kind. */
const ofAnyKind = ['required', 'unique', 'search', 'readOnly', 'computed', 'when']
/** Where fields point that the engine treats in a way of their own. */
const special = ['accounts', 'people', 'files', 'list-values']

function traitsOfField(register: Register, field: Field): string[] {
  const { kind } = field
  const facts = Object.entries(field).filter(([fact]) => !saysNothing.includes(fact))
  return [
    kind,
    ...facts.map(([fact, value]) => {
      if (ofAnyKind.includes(fact)) return `a field: ${fact}`
      if (typeof value !== 'string') return `${kind}: ${fact}`
      const to = value === register.name ? 'itself' : special.find((each) => each === value)
      return `${kind}: ${fact} ${to ?? ''}`
    }),
    ...(kind === 'rows'
      ? Object.values(columnsOf(field)).map((column) => `rows of ${column.kind}`)
      : []),
  ]
}

export function traitsOf({ register, ...beside }: RegisterExtension): string[] {
  const shape = [
    ...capabilities.map((one) => (has(register, one) ? one : `no ${one}`)),
    ...(['within', 'parent'] as const).filter((one) => register[one] !== undefined),
  ]
  return [
    ...shape,
    // What it can do, and how its rows lie, act on each other.
    ...shape.flatMap((one, at) => shape.slice(at + 1).map((other) => `${one} and ${other}`)),
    ...(register.named === 'name' ? [] : ['another name']),
    ...(register.sort.startsWith('-') ? ['the last first'] : []),
    ...(register.grants === register.name ? [] : ['grants of another']),
    ...(register.grantNames === undefined ? [] : ['grants by other names']),
    ...Object.values(register.fields).flatMap((field) => traitsOfField(register, field)),
    ...Object.entries(beside).flatMap(([rule, of]) =>
      typeof of === 'object' && rule !== 'computed'
        ? Object.keys(of).map((life) => `${rule}: ${life}`)
        : [rule],
    ),
  ]
}

/** The fewest that bring every trait, near enough: always the one with the most that are still missing. */
export function inFull(besides: readonly RegisterExtension[]): Set<Register> {
  const missing = new Set(besides.flatMap(traitsOf))
  const chosen = new Set<Register>()
  const gain = (beside: RegisterExtension) =>
    new Set(traitsOf(beside).filter((trait) => missing.has(trait))).size
  while (missing.size > 0) {
    const best = [...besides].sort((one, other) => gain(other) - gain(one))[0]
    if (best === undefined || gain(best) === 0) break
    chosen.add(best.register)
    for (const trait of traitsOf(best)) missing.delete(trait)
  }
  return chosen
}
