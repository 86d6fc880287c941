import { number } from '../../register/fields/number.ts'
import { reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of head counts. */
export const loggedOfAppointments: readonly LoggedTable[] = [
  {
    table: 'head_count',
    one: 'Head count',
    fields: {
      location: reference({ to: 'locations', label: 'Location' }),
      shift: text({ label: 'Shift' }),
      workers: number({ label: 'Workers' }),
    },
    partOf: 'location',
  },
]
