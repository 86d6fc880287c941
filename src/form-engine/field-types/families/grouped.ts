import {
  asList,
  asTexts,
  type Grouped,
  isBlank,
  isId,
  type Relation,
  sameGrouped,
  sharesGrouped,
} from '../../comparing.ts'
import type { Answer, DependentValue, GivenChoice, Id, ValueInput } from '../../contract.ts'
import type { PositiveOperator } from '../../operators.ts'
import { isRecord, parseText } from '../../plain.ts'
import { noFaults } from '../faults.ts'
import type { FieldType } from '../field-type.ts'

/** The names under which one type stores the kind and the members, and how it stores them. */
type Shape<Choice extends GivenChoice> = {
  readonly name: string
  readonly expected: string
  readonly input: ValueInput
  readonly kind: string
  readonly members: string
  readonly choice: (kind: Id | null, members: readonly Id[]) => Choice
  readonly operators: readonly PositiveOperator[]
  /** the dependent value as the definition holds it, and as it is stored */
  readonly wrap: (choice: Choice) => DependentValue
  readonly write: (value: DependentValue) => unknown
}

const meanings: Partial<Record<PositiveOperator, Relation>> = {
  is_equal_to: sameGrouped,
  in_list: sharesGrouped,
}

/** A kind chosen first, then some of its members: a role's accounts, a main list's sublist. */
export const grouped = <Choice extends GivenChoice>(shape: Shape<Choice>): FieldType => {
  const answer = (raw: Answer): Answer | null | undefined => {
    if (isBlank(raw)) return null
    if (!isRecord(raw)) return undefined
    const kind = raw[shape.kind]
    const members = raw[shape.members] ?? []
    if (!Array.isArray(members) || !members.every(isId)) return undefined
    if (isBlank(kind)) return null
    return isId(kind) ? raw : undefined
  }
  const comparable = (choice: unknown): Grouped | undefined => {
    const record = isRecord(choice) ? choice : { [shape.kind]: choice }
    const kind = record[shape.kind]
    const members = new Set(asTexts(asList(record[shape.members])))
    return isId(kind) ? { of: String(kind), members } : undefined
  }
  const operands = (given: unknown) =>
    asList(given)
      .map(comparable)
      .filter((choice) => choice !== undefined)
  return {
    name: shape.name,
    answer,
    expected: shape.expected,
    faults: () => noFaults,
    // an answer is compared only after it was found to name a kind
    comparable: (value) => comparable(value) ?? { of: '', members: new Set() },
    operands,
    relations: Object.fromEntries(
      shape.operators.map((operator) => [operator, meanings[operator]]),
    ),
    family: shape.name,
    answerable: true,
    domain: () => undefined,
    input: shape.input,
    parent: {
      input: shape.input,
      relation: sharesGrouped,
      read: (stored) => {
        const value = parseText(stored)
        if (value === undefined && stored !== undefined) return undefined
        const [first] = asList(value)
        const record = isRecord(first) ? first : { [shape.kind]: first }
        const kind = record[shape.kind]
        const members = asList(record[shape.members])
        if (isBlank(kind)) return shape.wrap(shape.choice(null, []))
        if (!isId(kind) || !members.every(isId)) return undefined
        return shape.wrap(shape.choice(kind, members))
      },
      write: shape.write,
      operands,
      initial: shape.wrap(shape.choice(null, [])),
    },
  }
}
