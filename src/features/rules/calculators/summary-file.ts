import { ita } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { lines } from './fields.ts'
import { fileAnswer } from './file-answer.ts'

const sample = {
  establishment_name: 'Northgate Builders, Buffalo yard',
  ein: '123456789',
  company_name: 'Northgate Builders',
  street_address: '410 Ganson Street',
  city: 'Buffalo',
  state: 'NY',
  zip: '14203',
  naics_code: '236220',
  industry_description: 'Commercial building',
  size: 21,
  establishment_type: 1,
  year_filing_for: 2025,
  annual_average_employees: 46,
  total_hours_worked: 91_300,
  no_injuries_illnesses: 1,
  total_deaths: 0,
  total_dafw_cases: 1,
  total_djtr_cases: 1,
  total_other_cases: 1,
  total_dafw_days: 12,
  total_djtr_days: 20,
  total_injuries: 3,
  total_skin_disorders: 0,
  total_respiratory_conditions: 0,
  total_poisonings: 0,
  total_hearing_loss: 0,
  total_other_illnesses: 0,
  change_reason: '',
}
export const summaryFile = calculator({
  name: 'filing',
  title: 'calc_filing',
  lead: 'calc_filing_lead',
  fields: {
    csv: lines('ask_csv', ita.summary([sample]).csv.trimEnd(), 8, { hint: 'ask_csv_hint' }),
  },
  work({ csv }, { says }) {
    const read = ita.read(csv)
    const file = ita.summary(read.kind === 'summary' ? read.rows : [])
    return fileAnswer({ kind: 'summary', read, file, says })
  },
})
