import { choice, yesNo } from '../../register/fields/choice.ts'
import { person, reference } from '../../register/fields/pointing.ts'
import { longText, text } from '../../register/fields/text.ts'
import { date, instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

const project = reference({ to: 'projects' })

/** What the change log tells of gates. */
export const loggedOfGates: readonly LoggedTable[] = [
  {
    table: 'gates',
    one: 'Gate',
    fields: {
      project,
      package: reference({ to: 'orientation', label: 'Orientation' }),
      visitor_rules: longText({ label: 'What visitors read' }),
    },
    named: 'visitor_rules',
    grant: 'gate.view',
  },
  {
    table: 'gate_overrides',
    one: 'Override at the gate',
    fields: {
      project,
      day: date({ label: 'Day' }),
      reason: longText({ label: 'Reason' }),
      given_by: person({ label: 'Given by' }),
    },
    named: 'reason',
    grant: 'gate.view',
  },
  {
    table: 'gate_passes',
    one: 'Sign-in at the gate',
    fields: {
      project,
      name: text({ label: 'Name' }),
      visitor: yesNo({ label: 'Visitor' }),
      firm: text({ label: 'Company' }),
      host: text({ label: 'Visits' }),
      colour: choice({
        label: 'Decision',
        options: { green: 'Green', amber: 'Amber', red: 'Red' },
      }),
      away: yesNo({ label: 'Without a connection' }),
      in_at: instant({ label: 'In' }),
      out_at: instant({ label: 'Out' }),
    },
    named: 'name',
    grant: 'gate.view',
  },
]
