import type { FormProblemCode } from '../../../../../form-engine/index.ts'
import type { MessageKey } from '../../../../../kit/web/language/catalogue.ts'

const problemLabels: Readonly<Partial<Record<FormProblemCode, MessageKey>>> = {
  'select-field': 'condition_select_field',
  'select-operator': 'condition_select_operator',
  'select-other-field': 'condition_select_other_field',
  'select-value': 'condition_select_value',
}

/** What an unfinished condition lacks, in the words of the catalogue. */
export const problemWords = (code: FormProblemCode): MessageKey =>
  problemLabels[code] ?? 'condition_not_allowed'
