import { yesNo } from '../../../../register/fields/choice.ts'
import { number } from '../../../../register/fields/number.ts'
import { longText, text } from '../../../../register/fields/text.ts'
import { instant } from '../../../../register/fields/time.ts'
import type { LoggedTable } from '../../../../register/logged.ts'

/** What the change log of a company tells of whom it lets in, and which calls read something. */
export const loggedOfSupport: LoggedTable = {
  table: 'support_access',
  one: 'Support access',
  fields: {
    name: text({ label: 'Who asks' }),
    reason: longText({ label: 'Why' }),
    writes: yesNo({ label: 'May make changes' }),
    hours: number({ label: 'Hours' }),
    answered_by: text({ label: 'Answered by' }),
    refused: yesNo({ label: 'Refused' }),
    ends_at: instant({ label: 'Ends at' }),
    ended_at: instant({ label: 'Ended at' }),
    ended_by: text({ label: 'Ended by' }),
  },
  // Each call by which they read something.
  alsoSaid: { read: text({ label: 'Read' }) },
  named: 'name',
  grant: 'users.edit',
}
