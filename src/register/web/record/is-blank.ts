import { isRecord } from '../../../kit/own.ts'
import type { Field } from '../../fields/field.ts'
import { isEmpty } from '../../fields/sendable.ts'

/** Nothing to be read: a company's own fields count as blank while none is filled in. */
export const isBlank = (field: Field, value: unknown): boolean =>
  isEmpty(field, value) ||
  (field.kind === 'own-values' &&
    isRecord(value) &&
    Object.values(value).every((one) => one === null))
