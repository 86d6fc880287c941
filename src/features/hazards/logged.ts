import { number } from '../../register/fields/number.ts'
import { reference } from '../../register/fields/pointing.ts'
import { text } from '../../register/fields/text.ts'
import { instant } from '../../register/fields/time.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of the risk matrix. */
export const loggedOfRisk: readonly LoggedTable[] = [
  {
    table: 'hazard_review',
    one: 'Hazard behind an incident',
    fields: {
      hazard: reference({ to: 'hazards' }),
      incident: reference({ to: 'incidents' }),
      cause: text({ label: 'Cause' }),
      note: text({ label: 'Note' }),
      done_at: instant({ label: 'Rated again on' }),
    },
    named: 'cause',
    partOf: 'incident',
  },
  {
    table: 'risk_matrix',
    one: 'Risk matrix',
    fields: { number: number({ label: 'Version' }), note: text({ label: 'Note' }) },
    named: 'number',
    grant: 'hazards.view',
  },
  {
    table: 'risk_matrix_cell',
    one: 'Cell of the risk matrix',
    fields: {
      probability: number({ label: 'Probability' }),
      severity: number({ label: 'Severity' }),
      score: number({ label: 'Score' }),
      action_required: text({ label: 'Action required' }),
      approval_level: text({ label: 'Approved by' }),
    },
    grant: 'hazards.view',
  },
]
