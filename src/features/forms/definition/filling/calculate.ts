// Questions whose answer follows from others: a sum, an average, a count. No expression is written
// or run: what is calculated, and of which answers, are facts.
import type { PublishProblem } from '../publishing/publish-checks.ts'
import type { Calculation, Question } from '../question.ts'

const numbersOf = (answer: unknown): number[] => {
  const number =
    typeof answer === 'string' && answer.trim() === '' ? Number.NaN : Number(answer ?? Number.NaN)
  return Number.isFinite(number) ? [number] : []
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const ways: Record<Calculation['how'], (numbers: readonly number[]) => number> = {
  sum: total,
  average: (numbers) => total(numbers) / numbers.length,
  least: (numbers) => Math.min(...numbers),
  most: (numbers) => Math.max(...numbers),
  count: (numbers) => numbers.length,
  product: (numbers) => numbers.reduce((product, one) => product * one, 1),
  difference: ([first = 0, ...others]) => first - total(others),
}

/** The answer, rounded as money and measures are; nothing where there is nothing to count. */
export function calculated(
  { of, how }: Calculation,
  answers: Readonly<Record<string, unknown>>,
): number | null {
  const numbers = of.flatMap((key) => numbersOf(answers[key]))
  if (numbers.length === 0) return null
  return Math.round(ways[how](numbers) * 1e6) / 1e6
}

/** Calculated questions in an order in which each comes after those it is made of. */
export function inOrder(fields: readonly Question[]): { order: Question[]; circle: Question[] } {
  const left = new Map(
    fields
      .filter(({ calculation }) => calculation !== undefined)
      .map((field) => [field.key, field]),
  )
  const order: Question[] = []
  for (;;) {
    const ready = [...left.values()].filter(
      ({ calculation }) => !calculation?.of.some((key) => left.has(key)),
    )
    if (ready.length === 0) return { order, circle: [...left.values()] }
    for (const field of ready) left.delete(field.key)
    order.push(...ready)
  }
}

export function calculationProblems(fields: readonly Question[]): PublishProblem[] {
  const types = new Map(fields.map(({ key, type }) => [key, type]))
  const numeric = new Set(['number', 'rating', 'calculated'])
  const at = (field: Question, code: string, message: string): PublishProblem => ({
    code,
    severity: 'error',
    field: field.key,
    message: `“${field.label}” ${message}`,
  })
  const wrong = fields
    .filter(({ type }) => type === 'calculated')
    .flatMap((field) => {
      const of = field.calculation?.of ?? []
      if (of.length === 0) return [at(field, 'calculates-nothing', 'is calculated of nothing yet.')]
      return of.every((key) => numeric.has(types.get(key) ?? ''))
        ? []
        : [at(field, 'calculates-words', 'is calculated of what is no number.')]
    })
  const circle = inOrder(fields).circle.map((field) =>
    at(field, 'calculates-itself', 'is calculated of itself.'),
  )
  return [...wrong, ...circle]
}
