import { choice } from '../../register/fields/choice.ts'
import { reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of the steps that a deficiency goes through. */
export const loggedOfDeficiencies: readonly LoggedTable[] = [
  {
    table: 'deficiency_event',
    one: 'Deficiency step',
    fields: {
      deficiency: reference({ to: 'deficiencies', label: 'Deficiency' }),
      kind: choice({
        label: 'What happened',
        options: {
          raised: 'Reported',
          started: 'Started',
          done: 'Corrected',
          verified: 'Verified and closed',
          rejected: 'Rejected',
          duplicate: 'Marked as duplicate',
          voided: 'Declared void',
          accepted: 'Risk accepted',
          reassigned: 'New owner',
          extended: 'New due date',
          effective: 'Found effective',
          not_effective: 'Found not effective',
          reminded: 'Owner reminded',
          escalated: 'Escalated',
          notice_due: 'Notice of compliance due',
        },
      }),
      reason: text({ label: 'Reason' }),
    },
    partOf: 'deficiency',
  },
]
