import { choice } from '../../../register/fields/choice.ts'
import { person, reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { instant } from '../../../register/fields/time.ts'
import type { LoggedTable } from '../../../register/logged.ts'
import { absenceWords } from './deliveries.contract.ts'

/** What the change log tells of deliveries beside their rows. */
export const loggedOfTalks: readonly LoggedTable[] = [
  {
    table: 'talk_attendance',
    one: 'Part in a toolbox talk',
    fields: {
      name: text({ label: 'Name' }),
      of_company: text({ label: 'Company' }),
      unsigned_because: text({ label: 'Why it was not signed' }),
      statement: text({ label: 'Statement' }),
      signed_at: instant({ label: 'Signed on' }),
      late_because: text({ label: 'Why they came late' }),
      witness: person({ label: 'On the device of' }),
    },
    named: 'name',
    grant: 'toolbox-talks.view',
  },
  {
    table: 'talk_absence',
    one: 'Absence from a toolbox talk',
    fields: {
      person: person({}),
      reason: choice({ label: 'Why', options: absenceWords }),
    },
    grant: 'toolbox-talks.view',
  },
  {
    table: 'talk_question',
    one: 'Question in a toolbox talk',
    fields: {
      words: longText({ label: 'Question' }),
      deficiency: reference({ to: 'deficiencies' }),
      hazard: reference({ to: 'incidents', label: 'Hazard report' }),
    },
    named: 'words',
    grant: 'toolbox-talks.view',
  },
]
