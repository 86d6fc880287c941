import { yesNo } from '../../register/fields/choice.ts'
import { text } from '../../register/fields/text.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of rules that a company switched. */
export const loggedOfRules: readonly LoggedTable[] = [
  {
    table: 'rule_switch',
    one: 'Switch of a rule',
    fields: {
      code: text({ label: 'Rule' }),
      is_on: yesNo({ label: 'Switched on' }),
      reason: text({ label: 'Reason' }),
    },
    named: 'code',
    grant: 'rules.view',
  },
]
