import type { RegisterWeb } from '../../../register/web/extension.ts'
import { hoursCalled } from './hours-called.ts'
import type { workedHours } from './worked-hours.register.ts'

export const web: RegisterWeb<typeof workedHours> = { called: hoursCalled }
