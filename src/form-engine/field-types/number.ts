import { asList, equal, numberFrom, type Relation } from '../comparing.ts'
import { foldedTexts, singleParent, textRelations } from './families/words.ts'
import { limitFaults } from './faults.ts'
import type { FieldType } from './field-type.ts'

const numbers = (given: unknown): number[] => asList(given).flatMap((one) => numberFrom(one) ?? [])

const ordered =
  (holds: (answer: number, operand: number) => boolean): Relation =>
  (answer, operand) =>
    typeof answer === 'number' && typeof operand === 'number' && holds(answer, operand)

/** Steps are counted from the least value; the tolerance is that of binary fractions. */
const onStep = (value: number, least: number, step: number): boolean => {
  const steps = (value - least) / step
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}

export const number: FieldType = {
  name: 'number',
  answer: numberFrom,
  expected: 'a number',
  faults: (answer, { field }) => {
    const [least, most, step = 0] = [field.min, field.max, field.step].map(numberFrom)
    const beyond = limitFaults(Number(answer), least, most)
    if (step <= 0 || onStep(Number(answer), least ?? 0, step)) return beyond
    return [...beyond, { code: 'wrong-step', message: `must go in steps of ${step}` }]
  },
  comparable: Number,
  operands: (given, operator) => (operator in textRelations ? foldedTexts(given) : numbers(given)),
  relations: {
    is_equal_to: equal,
    greater_than: ordered((answer, operand) => answer > operand),
    greater_than_or_equal: ordered((answer, operand) => answer >= operand),
    less_than: ordered((answer, operand) => answer < operand),
    less_than_or_equal: ordered((answer, operand) => answer <= operand),
    ...textRelations,
  },
  family: 'number',
  input: 'chips',
  parent: { ...singleParent('number', numbers), read: (value) => numberFrom(value) ?? null },
}
