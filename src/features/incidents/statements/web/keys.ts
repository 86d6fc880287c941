import { rowKey } from '../../../../register/web/keys.ts'

export const statementsKey = (id: string) => rowKey('incidents', 'statements', id)
export const statementLinkKey = (statement: string) => ['incidents', 'link', statement] as const
export const statementByLinkKey = (token: string) => ['incidents', 'by link', token] as const
