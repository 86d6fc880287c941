import { asList, asTexts, isBlank, isId, sameGrouped, sharesGrouped } from '../../comparing.ts'
import type { DependentValue, Id } from '../../contract.ts'
import { isRecord } from '../../plain.ts'
import type { AsParent, FieldType } from '../field-type.ts'

type Shape = Pick<FieldType, 'name' | 'expected' | 'input' | 'relations'> & {
  /** the names under which a choice holds its kind and its members */
  readonly kind: string
  readonly members: string
  readonly stored: AsParent['stored'] & string
  /** how the value of a dependent holds a choice */
  readonly choose: (kind: Id | null, members: readonly Id[]) => DependentValue
}

/** No kind is null, and has no members. */
type Chosen = { readonly of: Id | null; readonly members: readonly Id[] }

export const bothRelations = { is_equal_to: sameGrouped, in_list: sharesGrouped }

/** A kind chosen first, then some of its members: a role's accounts, a main list's sublist. */
export const grouped = (shape: Shape): FieldType => {
  const { name, expected, input, relations, stored, choose } = shape

  /** A kind by itself has no members. */
  const choiceFrom = (value: unknown): Chosen | undefined => {
    const record = isRecord(value) ? value : { [shape.kind]: value }
    const kind = record[shape.kind]
    const members = record[shape.members] ?? []
    if (isBlank(kind)) return { of: null, members: [] }
    if (!isId(kind) || !Array.isArray(members) || !members.every(isId)) return undefined
    return { of: kind, members }
  }
  const comparable = (kind: unknown, members: unknown) => ({
    of: String(kind),
    members: new Set(asTexts(members)),
  })
  const operands = (given: unknown) =>
    asList(given).flatMap((one) => {
      const { of = null, members } = choiceFrom(one) ?? {}
      return of === null ? [] : [comparable(of, members)]
    })

  return {
    name,
    answer: (given) => {
      const choice = isRecord(given) ? choiceFrom(given) : undefined
      return choice && (choice.of === null ? null : given)
    },
    expected,
    comparable: (answer) => {
      const { [shape.kind]: kind, [shape.members]: members } = isRecord(answer) ? answer : {}
      return comparable(kind, members)
    },
    operands,
    isWhole: (given) => operands(given).some(({ members }) => members.size > 0),
    relations,
    family: name,
    input,
    parent: {
      input,
      relation: sharesGrouped,
      operands,
      read: (value) => {
        const choice = choiceFrom(asList(value)[0])
        return choice && choose(choice.of, choice.members)
      },
      stored,
      initial: choose(null, []),
    },
  }
}
