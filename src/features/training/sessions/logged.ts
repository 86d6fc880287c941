import { person } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date, instant } from '../../../register/fields/time.ts'
import type { LoggedTable } from '../../../register/logged.ts'

/** What the change log tells of sessions beside their rows. */
export const loggedOfSessions: readonly LoggedTable[] = [
  {
    table: 'training_attendance',
    one: 'Part in a training session',
    fields: {
      name: text({ label: 'Name' }),
      of_company: text({ label: 'Company' }),
      day: date({ label: 'Day' }),
      unsigned_because: text({ label: 'Why it was not signed' }),
      statement: text({ label: 'Statement' }),
      signed_at: instant({ label: 'Signed on' }),
      witness: person({ label: 'On the device of' }),
    },
    named: 'name',
    grant: 'training.view',
  },
]
