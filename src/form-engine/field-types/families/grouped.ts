import { asList, asTexts, isBlank, isId, sameGrouped, sharesGrouped } from '../../comparing.ts'
import type { DependentValue, GivenChoice } from '../../contract.ts'
import { isRecord, type PlainRecord } from '../../plain.ts'
import type { AsParent, FieldType } from '../field-type.ts'

type Shape = Pick<FieldType, 'name' | 'expected' | 'input' | 'relations'> & {
  /** the names under which a choice holds its kind and its members */
  readonly kind: string
  readonly members: string
  readonly stored: AsParent['stored'] & string
  /** how the value of a dependent holds a choice, where it is not the choice itself */
  readonly wrap?: (choice: GivenChoice) => DependentValue
}

export const bothRelations = { is_equal_to: sameGrouped, in_list: sharesGrouped }

/** A kind chosen first, then some of its members: a role's accounts, a main list's sublist. */
export const grouped = (shape: Shape): FieldType => {
  const { name, expected, input, relations, stored, wrap = (choice) => choice } = shape

  /** The choice with nothing else in it; a kind by itself has no members, no kind is null. */
  const choiceFrom = (value: unknown): PlainRecord | undefined => {
    const record = isRecord(value) ? value : { [shape.kind]: value }
    const kind = record[shape.kind]
    const members = record[shape.members] ?? []
    if (isBlank(kind)) return { [shape.kind]: null, [shape.members]: [] }
    if (!isId(kind) || !Array.isArray(members) || !members.every(isId)) return undefined
    return { [shape.kind]: kind, [shape.members]: members }
  }
  const comparable = (choice: PlainRecord) => ({
    of: String(choice[shape.kind]),
    members: new Set(asTexts(choice[shape.members])),
  })
  const namesKind = (choice: PlainRecord | undefined): choice is PlainRecord =>
    choice !== undefined && isId(choice[shape.kind])
  const operands = (given: unknown) =>
    asList(given).map(choiceFrom).filter(namesKind).map(comparable)
  const wrapped = (choice: PlainRecord | undefined): DependentValue | undefined =>
    // the names of the shape make the record one of the choices
    choice && wrap(choice as GivenChoice)

  return {
    name,
    answer: (given) => {
      const choice = isRecord(given) ? choiceFrom(given) : undefined
      return choice && (namesKind(choice) ? given : null)
    },
    expected,
    comparable: (answer) => comparable(isRecord(answer) ? answer : {}),
    operands,
    isWhole: (given) => operands(given).some(({ members }) => members.size > 0),
    relations,
    family: name,
    input,
    parent: {
      input,
      relation: sharesGrouped,
      operands,
      read: (value) => wrapped(choiceFrom(asList(value)[0])),
      stored,
      initial: wrapped(choiceFrom(null)) ?? null,
    },
  }
}
