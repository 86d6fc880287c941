import {
  asIds,
  asList,
  type Comparable,
  equal,
  fold,
  isBlank,
  type Relation,
} from '../../comparing.ts'
import { limit, noFaults } from '../faults.ts'
import type { AsParent, FieldType } from '../field-type.ts'

export const foldedTexts = (given: unknown): string[] =>
  asIds(asList(given)).map((text) => fold(String(text)))

const affix =
  (holds: (text: string, part: string) => boolean): Relation =>
  (answer, operand) =>
    holds(String(answer), String(operand))

/** The operators on the text of an answer. */
export const affixes = {
  starts_with: affix((text, part) => text.startsWith(part)),
  ends_with: affix((text, part) => text.endsWith(part)),
  contains: affix((text, part) => text.includes(part)),
}

/** A parent whose value is one plain text or id. */
export const singleParent = (
  input: AsParent['input'],
  operands: (value: unknown) => readonly Comparable[],
  relation: Relation = equal,
): AsParent => ({
  input,
  relation,
  operands,
  read: (stored) => (isBlank(stored) ? null : asIds(asList(stored))[0]),
  write: (value) => value,
  initial: null,
})

/** Free text, compared as people read it: trimmed, in any case, composed. */
export const words = (name: string): FieldType => ({
  name,
  answer: (raw) => {
    if (isBlank(raw)) return null
    return typeof raw === 'string' ? raw : undefined
  },
  expected: 'text',
  faults: (answer, ground) => {
    const most = limit(ground, 'max_length')
    if (most === undefined || String(answer).length <= most) return noFaults
    return [{ code: 'too-long', message: `must have at most ${most} characters` }]
  },
  comparable: (answer) => fold(String(answer)),
  operands: foldedTexts,
  relations: { is_equal_to: equal, ...affixes },
  family: 'words',
  answerable: true,
  domain: () => undefined,
  input: 'chips',
  parent: singleParent('text', foldedTexts),
})
