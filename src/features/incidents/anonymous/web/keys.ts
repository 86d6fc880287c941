import { registerKey } from '../../../../register/web/keys.ts'

export const reportPlaceKey = (token: string) => ['anonymous-report-place', token] as const
export const threadKey = (code: string) => ['anonymous-report-thread', code] as const
export const keysOfReports = (...of: readonly (string | number)[]) =>
  registerKey('incidents', 'anonymous', ...of.map(String))
export const reportCodeKey = (project: string) => registerKey('incidents', 'report-code', project)
