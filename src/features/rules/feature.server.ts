import type { FeatureServer } from '../../manifest/feature.server.ts'
import { yesNo } from '../../register/fields/choice.ts'
import { text } from '../../register/fields/text.ts'
import { ruleCalls } from './rules.routes.ts'
import { switchForDemo } from './switches.store.ts'

export const server: FeatureServer = {
  logged: [
    {
      table: 'rule_switch',
      one: 'Rule switch',
      fields: {
        code: text({ label: 'Rule' }),
        is_on: yesNo({ label: 'Switched on' }),
        reason: text({ label: 'Reason' }),
      },
      named: 'code',
      grant: 'rules.view',
    },
  ],
  calls: ruleCalls,
  demo: { begin: switchForDemo },
}
