import type { Field, Key, Problem, ProblemCode } from './contract.ts'

export type Report = (problem: Problem) => void

const problem =
  (severity: Problem['severity']) =>
  (
    code: ProblemCode,
    message: string,
    field?: Key,
    detail?: Pick<Problem, 'fields'> | Required<Pick<Problem, 'at'>>,
  ): Problem => ({ code, severity, message, ...(field !== undefined && { field }), ...detail })

export const error = problem('error')
export const warning = problem('warning')

export const quoted = ({ label, key }: Pick<Field, 'label' | 'key'>): string => `“${label || key}”`
