import { asIds, equal, fold, isBlank, numberFrom, type Relation } from '../../comparing.ts'
import type { TextOperator, ValueInput } from '../../contract.ts'
import type { AsParent, FieldType } from '../field-type.ts'

export const foldedTexts = (given: unknown): string[] => asIds(given).map((id) => fold(String(id)))

const onText =
  (holds: (text: string, part: string) => boolean): Relation =>
  (answer, operand) =>
    holds(String(answer), String(operand))

/** The operators on the text of an answer. */
export const textRelations: Readonly<Record<TextOperator, Relation>> = {
  starts_with: onText((text, part) => text.startsWith(part)),
  ends_with: onText((text, part) => text.endsWith(part)),
  contains: onText((text, part) => text.includes(part)),
}

/** A parent whose value is one plain text or id. */
export const singleParent = (
  input: ValueInput,
  operands: AsParent['operands'],
  relation = equal,
): AsParent => ({
  input,
  relation,
  operands,
  read: (value) => (isBlank(value) ? null : asIds(value)[0]),
  initial: null,
})

/** Free text, compared as people read it: trimmed, in any case, composed. */
export const textType = (name: string): FieldType => ({
  name,
  answer: (given) => (typeof given === 'string' ? given : undefined),
  expected: 'text',
  faults: (answer, { field }) => {
    const most = numberFrom(field.max_length)
    if (most === undefined || String(answer).length <= most) return []
    return [{ code: 'too-long', message: `must have at most ${most} characters` }]
  },
  comparable: (answer) => fold(String(answer)),
  operands: foldedTexts,
  relations: { is_equal_to: equal, ...textRelations },
  family: 'words',
  input: 'chips',
  parent: singleParent('text', foldedTexts),
})
