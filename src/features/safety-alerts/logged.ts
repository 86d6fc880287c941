import { number } from '../../register/fields/number.ts'
import { person } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of alerts beside their rows. */
export const loggedOfAlerts: readonly LoggedTable[] = [
  {
    table: 'safety_alert_version',
    one: 'Version of a safety alert',
    fields: {
      number: number({ label: 'Version' }),
      hash: text({ label: 'Hash' }),
      note: text({ label: 'What is new' }),
      published_by: person({ label: 'Published by' }),
      published_at: instant({ label: 'Published on' }),
    },
    named: 'number',
    grant: 'safety-alerts.view',
  },
  {
    table: 'safety_alert_acknowledgement',
    one: 'Acknowledgement of a safety alert',
    fields: {
      name: text({ label: 'Acknowledged by' }),
      number: number({ label: 'Version' }),
      hash: text({ label: 'Hash' }),
      acknowledged_at: instant({ label: 'Acknowledged on' }),
    },
    named: 'name',
    grant: 'safety-alerts.view',
  },
]
