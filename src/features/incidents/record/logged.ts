import { choice } from '../../../register/fields/choice.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import type { LoggedTable } from '../../../register/logged.ts'
import { eventWords } from './events.ts'

/** What the change log tells of the steps that an incident goes through. */
export const loggedOfIncidents: readonly LoggedTable[] = [
  {
    table: 'incident_event',
    one: 'Incident step',
    fields: {
      incident: reference({ to: 'incidents' }),
      kind: choice({ label: 'What happened', options: eventWords }),
      reason: text({ label: 'Reason' }),
    },
    partOf: 'incident',
  },
]
