import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import type { LoggedTable } from '../../../register/logged.ts'

/** What the change log tells of figures that left as a file: they have no rows. */
export const loggedOfFigures: LoggedTable = {
  table: 'figures',
  one: 'Figures',
  fields: {
    format: text({ label: 'Format' }),
    screen: text({ label: 'Screen' }),
    place: text({ label: 'Where' }),
    from: date({ label: 'From' }),
    to: date({ label: 'To' }),
  },
}
