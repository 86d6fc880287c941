import type { ConditionPlace, Field, Key, Problem, ProblemCode } from './contract.ts'

type Detail = { readonly fields?: readonly Key[]; readonly at?: ConditionPlace | undefined }

const problem =
  (severity: Problem['severity']) =>
  (code: ProblemCode, message: string, field?: Key, { fields, at }: Detail = {}): Problem => ({
    code,
    severity,
    message,
    ...(field !== undefined && { field }),
    ...(fields && { fields }),
    ...(at && { at }),
  })

export const error = problem('error')
export const warning = problem('warning')

export const quoted = ({ label, key }: Pick<Field, 'label' | 'key'>): string => `“${label || key}”`
