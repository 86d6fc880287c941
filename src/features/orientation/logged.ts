import { choice } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of orientations beside their records. */
export const loggedOfOrientations: readonly LoggedTable[] = [
  {
    table: 'orientation_evidence',
    one: 'Card of an orientation',
    fields: {
      name: text({ label: 'Card' }),
      state: choice({
        label: 'State',
        options: { sent: 'Sent', accepted: 'Accepted', refused: 'Refused' },
      }),
      reason: text({ label: 'Reason' }),
      decided_by: person({ label: 'Decided by' }),
      decided_at: instant({ label: 'Decided on' }),
    },
    named: 'name',
    grant: 'resources.view',
  },
  {
    table: 'orientation_link',
    one: 'Link to an orientation',
    fields: {
      email: text({ label: 'Sent to' }),
      expires_at: instant({ label: 'Ends on' }),
      ended_at: instant({ label: 'Ended on' }),
    },
    named: 'email',
    grant: 'resources.view',
  },
  {
    table: 'orientation_session',
    one: 'Orientation of a group',
    fields: {
      package: reference({ to: 'orientation', label: 'Orientation' }),
      edition: number({ label: 'Version' }),
      project: reference({ to: 'projects' }),
      instructor: person({ label: 'Given by' }),
      statement: text({ label: 'Statement' }),
      held_at: instant({ label: 'Held on' }),
    },
    named: 'statement',
    grant: 'resources.view',
  },
]
