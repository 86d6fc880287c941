import { notificationRules } from './notification-rules.register.ts'

export const notificationRulesDemo = {
  register: notificationRules,
  rows: [
    {
      name: 'Critical deficiencies, to those in charge',
      event: 'deficiency-critical',
      at_place: ['supervisor', 'manager'],
      roles: ['1'],
      mail: 'at-once',
    },
    {
      name: 'Machines out of service, to management',
      event: 'asset-taken-out',
      roles: ['6'],
      mail: 'morning',
    },
  ],
}
