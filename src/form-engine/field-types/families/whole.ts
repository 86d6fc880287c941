import { asList, isBlank, isId, numberFrom } from '../../comparing.ts'
import { isRecord } from '../../plain.ts'
import { limitFaults } from '../faults.ts'
import type { FieldType } from '../field-type.ts'
import { info } from '../info.ts'

/** Something with parts, that is there or is not: nothing else is asked of it. */
export const whole = (
  name: string,
  expected: string,
  answer: FieldType['answer'] = (given) =>
    isRecord(given) ? (Object.keys(given).length > 0 ? given : null) : undefined,
): FieldType => {
  const { answerable: _, ...nothing } = info
  return { ...nothing, name, expected, answer, family: name }
}

/** As many as the field's limits say. */
const counted: FieldType['faults'] = (answer, { field }) => {
  const count = asList(answer).length
  const [least, most] = [field.min, field.max].map(numberFrom)
  return limitFaults(count, least, most)
}

/** A file by its id, alone or with what is said of it: a caption, what is drawn over a picture. */
const isFile = (item: unknown): boolean => isId(isRecord(item) ? item.id : item)

/** A list of files. */
export const attachments = (name: string): FieldType => ({
  ...whole(name, 'a list of files', (given) => {
    if (!Array.isArray(given)) return undefined
    const files = given.filter((item) => !isBlank(item))
    if (!files.every(isFile)) return undefined
    if (files.length === 0) return null
    return files.length === given.length ? given : files
  }),
  faults: counted,
})

/** A list of things with parts. */
export const records = (name: string): FieldType => ({
  ...whole(name, 'a list', (given) => {
    if (!Array.isArray(given) || !given.every(isRecord)) return undefined
    return given.length > 0 ? given : null
  }),
  faults: counted,
})
