import { number } from '../../register/fields/number.ts'
import { text } from '../../register/fields/text.ts'
import type { LoggedTable } from '../../register/logged.ts'

/** What the change log tells of the risk matrix. */
export const loggedOfRisk: readonly LoggedTable[] = [
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
