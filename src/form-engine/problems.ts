import type { FormField, FormProblem, FormProblemCode, Key } from './contract.ts'

export type ReportProblem = (problem: FormProblem) => void

const problem =
  (severity: FormProblem['severity']) =>
  (
    code: FormProblemCode,
    message: string,
    field?: Key,
    detail?: Pick<FormProblem, 'fields'> | Required<Pick<FormProblem, 'at'>>,
  ): FormProblem => ({ code, severity, message, ...(field !== undefined && { field }), ...detail })

export const error = problem('error')
export const warning = problem('warning')

export const quoted = ({ label, key }: Pick<FormField, 'label' | 'key'>): string =>
  `“${label || key}”`
