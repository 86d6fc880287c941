import { asList, equal, isBlank, numberFrom, type Relation } from '../comparing.ts'
import { affixes, foldedTexts, singleParent } from './families/words.ts'
import { limit } from './faults.ts'
import type { Fault, FieldType, Ground } from './field-type.ts'

const numbers = (given: unknown): number[] =>
  asList(given)
    .map(numberFrom)
    .filter((number) => number !== undefined)

const ordered =
  (holds: (answer: number, operand: number) => boolean): Relation =>
  (answer, operand) =>
    typeof answer === 'number' && typeof operand === 'number' && holds(answer, operand)

/** Steps are counted from the least value; the tolerance is that of binary fractions. */
const onStep = (value: number, least: number, step: number): boolean => {
  const steps = (value - least) / step
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}

const faults = (answer: unknown, ground: Ground): readonly Fault[] => {
  const value = Number(answer)
  const found: Fault[] = []
  const least = limit(ground, 'min')
  const most = limit(ground, 'max')
  const step = limit(ground, 'step')
  if (least !== undefined && value < least) {
    found.push({ code: 'too-small', message: `must be ${least} or more` })
  }
  if (most !== undefined && value > most) {
    found.push({ code: 'too-large', message: `must be ${most} or less` })
  }
  if (step !== undefined && step > 0 && !onStep(value, least ?? 0, step)) {
    found.push({ code: 'wrong-step', message: `must go in steps of ${step}` })
  }
  return found
}

export const number: FieldType = {
  name: 'number',
  answer: (raw) => (isBlank(raw) ? null : numberFrom(raw)),
  expected: 'a number',
  faults,
  comparable: Number,
  operands: (given, operator) => (operator in affixes ? foldedTexts(given) : numbers(given)),
  relations: {
    is_equal_to: equal,
    greater_than: ordered((answer, operand) => answer > operand),
    greater_than_or_equal: ordered((answer, operand) => answer >= operand),
    less_than: ordered((answer, operand) => answer < operand),
    less_than_or_equal: ordered((answer, operand) => answer <= operand),
    ...affixes,
  },
  family: 'number',
  answerable: true,
  domain: () => undefined,
  input: 'chips',
  parent: {
    ...singleParent('number', numbers),
    read: (stored) => numberFrom(stored) ?? null,
  },
}
