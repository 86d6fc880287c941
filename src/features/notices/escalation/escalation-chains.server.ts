import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { escalationChains } from './escalation-chains.register.ts'

export const escalationChainsServer: RegisterExtension<typeof escalationChains> = {
  register: escalationChains,
  async check(_, { after: { steps, people } }) {
    const errors: FieldErrors = {}
    if (steps.length === 0) errors.steps = ['Add a step: after how many days, and who is told.']
    if (steps.some(({ to }) => to === 'named') && people.length === 0)
      errors.people = ['Say whom the step names.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
}
