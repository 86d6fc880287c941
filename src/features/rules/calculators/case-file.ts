import { ita } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { lines, namesOf } from './fields.ts'
import { fileAnswer } from './file-answer.ts'

const sample = {
  establishment_name: 'Northgate Builders, Buffalo yard',
  year_of_filing: 2025,
  case_number: '2025-07',
  job_title: 'Carpenter',
  date_of_incident: '2025-06-12',
  incident_location: 'Second floor, east bay',
  incident_description: 'Cut to the left hand from a table saw',
  incident_outcome: 2,
  dafw_num_away: 12,
  djtr_num_tr: 20,
  type_of_incident: 1,
  date_of_birth: '1988-03-02',
  date_of_hire: '2021-05-10',
  sex: 'F',
  treatment_facility_type: 1,
  treatment_in_patient: 0,
  time_started_work: '07:00',
  time_of_incident: '10:40',
  time_unknown: '',
  nar_before_incident: 'Cutting plywood for formwork',
  nar_what_happened: 'The sheet kicked back and the hand met the blade',
  nar_injury_illness: 'Cut to the left hand, closed with sutures',
  nar_object_substance: 'Table saw',
  date_of_death: '',
}

export const caseFile = calculator({
  name: 'cases',
  title: 'calc_cases',
  lead: 'calc_cases_lead',
  fields: {
    csv: lines('ask_csv', ita.cases([sample]).csv.trimEnd(), 10, { hint: 'ask_csv_hint' }),
    names: namesOf('ask_names', { hint: 'ask_names_hint' }),
  },
  work({ csv, names }, { says }) {
    const read = ita.read(csv)
    const rows = read.kind === 'cases' ? read.rows : []
    const answer = fileAnswer({ kind: 'cases', read, file: ita.cases(rows, { names }), says })
    if (rows.length === 0) return answer
    const totals = Object.entries(ita.totals(rows)).filter(([, count]) => count > 0)
    return {
      ...answer,
      facts: [
        ...(answer.facts ?? []),
        ...totals.map(
          ([column, count]) => [says.word('out_total', { column }), says.number(count)] as const,
        ),
      ],
    }
  },
})
