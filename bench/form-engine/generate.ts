// Forms as they are stored, made from a seed. A quarter of the fields are always asked; each other one
// refers to one to three earlier fields through an AND of ORs, in chains of at most ten (one of them
// in every form), and four hubs at the top decide for many. The last two fields are the same in every
// form: a choice and the one field that depends on it.
// References point backwards only, since @formio/core decides in form order.
import {
  type Answer,
  type Atom,
  type BenchForm,
  CHOICES,
  dice,
  type Field,
  type FieldType,
  readsOf,
  type Test,
} from './form.ts'
import { storedField } from './store.ts'

const WORDS = ['north', 'south', 'scaffold', 'ladder', 'crane']
const TYPES: FieldType[] = ['radio', 'select', 'number', 'checkbox', 'text', 'radio', 'number']
const MAX_DEPTH = 10
export const HUBS = 4
const ROOTS = 8
/** Each of these fields refers to the one before it. */
const CHAIN = { from: 10, to: 20 }
const WINDOW = 30

type Dice = ReturnType<typeof dice>

function pick<T>(roll: Dice, list: readonly T[]): T {
  const item = list[roll(list.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export function randomAnswer(roll: Dice, type: FieldType): Answer {
  if (roll(8) === 0) return type === 'checkbox' ? [] : null
  if (type === 'number') return roll(21)
  if (type === 'text') return `${pick(roll, WORDS)} ${pick(roll, WORDS)}`
  if (type === 'checkbox') {
    const chosen = CHOICES.filter(() => roll(2) === 0)
    return chosen.length > 0 ? chosen : [pick(roll, CHOICES)]
  }
  return pick(roll, CHOICES)
}

function randomAtom(roll: Dice, fields: Field[], ref: number, compare: boolean): Atom {
  const type = fields[ref]?.type
  const atom: Atom = { ref, test: 'equals', negated: roll(4) === 0, operand: [], other: -1 }
  if (roll(8) === 0) return { ...atom, test: 'empty', negated: roll(3) > 0 }
  if (type === 'text') {
    if (roll(3) === 0) return { ...atom, operand: [`${pick(roll, WORDS)} ${pick(roll, WORDS)}`] }
    return { ...atom, test: 'contains', negated: false, operand: [pick(roll, WORDS)] }
  }
  if (type === 'number') {
    const other = fields.findIndex((field, at) => at !== ref && field.type === 'number')
    if (compare && roll(6) === 0 && other >= 0) return { ...atom, test: 'same', other }
    const test = pick<Test>(roll, ['equals', 'over', 'over', 'atMost', 'atMost'])
    const negated = test === 'equals' && atom.negated
    return { ...atom, test, negated, operand: [String(4 + roll(13))] }
  }
  const operand = CHOICES.filter(() => roll(2) === 0)
  if (operand.length === 0) operand.push(pick(roll, CHOICES))
  return { ...atom, test: type === 'checkbox' ? 'shares' : 'equals', operand }
}

function inChain(at: number): boolean {
  return at >= CHAIN.from && at < CHAIN.to
}

function randomRule(roll: Dice, fields: Field[]): Atom[][] {
  const from = Math.max(0, fields.length - WINDOW)
  const deepEnough = (at: number) => (fields[at]?.depth ?? MAX_DEPTH) < MAX_DEPTH
  const near = fields.map((_, at) => at).filter((at) => at >= from && deepEnough(at))
  const last = near.at(-1) ?? 0
  const picks = Array.from({ length: 1 + roll(3) }, () => {
    if (roll(8) === 0) return roll(HUBS)
    return roll(2) === 0 ? last : pick(roll, near)
  })
  if (inChain(fields.length)) picks[0] = last
  const references = new Set(picks)
  // Comparing with another field is a reference more.
  const compare = references.size < 3
  const rule: Atom[][] = []
  for (const ref of references) {
    const open = rule.at(-1)
    const atom = randomAtom(roll, fields, ref, compare)
    if (open !== undefined && roll(3) > 0) open.push(atom)
    else rule.push([atom])
    // A second way to be right within the same group, on a field that is already referred to.
    if (roll(3) === 0) rule.at(-1)?.push(randomAtom(roll, fields, ref, compare))
  }
  return rule
}

export function generate(size: number, seed: number): BenchForm {
  const roll = dice(seed)
  const fields: Field[] = []
  while (fields.length < size - 2) {
    const type = TYPES[fields.length] ?? pick(roll, TYPES)
    const free = fields.length < ROOTS || (roll(4) === 0 && !inChain(fields.length))
    const field: Field = { key: `f${fields.length}`, type, depth: 0, rule: [] }
    if (!free) field.rule = randomRule(roll, fields)
    for (const read of readsOf(field))
      field.depth = Math.max(field.depth, 1 + (fields[read]?.depth ?? 0))
    fields.push(field)
  }
  const leaf: Atom = { ref: size - 2, test: 'equals', negated: false, operand: ['1'], other: -1 }
  fields.push({ key: `f${size - 2}`, type: 'radio', depth: 0, rule: [] })
  fields.push({ key: `f${size - 1}`, type: 'number', depth: 1, rule: [[leaf]] })
  const stored = { fields: fields.map((field, at) => storedField(field, at, fields)) }
  const answers = fields.map((field) => [field.key, randomAnswer(roll, field.type)])
  return { fields, stored, answers: Object.fromEntries(answers) }
}
