import type { RegisterExtension } from '../../../register/server/extension.ts'
import { notificationRules } from './notification-rules.register.ts'

export const notificationRulesServer: RegisterExtension<typeof notificationRules> = {
  register: notificationRules,
  async check(_, { after: { at_place, roles, templates, people } }) {
    const reached = at_place.length + roles.length + templates.length + people.length
    return reached === 0 ? { people: ['Say who is notified.'] } : undefined
  },
}
