import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import type { trainingRequirements } from './training-requirements.register.ts'

export const web: RegisterWeb<typeof trainingRequirements> = {
  inputs: {
    audience: later(async () => (await import('../../audience/web/index.ts')).AudienceField),
  },
}
