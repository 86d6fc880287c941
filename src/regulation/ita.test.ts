// The files for OSHA's electronic filing: their form, and every mistake that is caught.
import assert from 'node:assert/strict'
import { ita, itaSentences } from './index.ts'
import { inZones } from './testing/in-zones.ts'

const summaryRow = {
  establishment_name: 'Dayton yard',
  ein: '123456789',
  company_name: 'Summit & Sons',
  street_address: '12 Canal St, Unit "B"',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  naics_code: '238110',
  industry_description: 'Poured concrete',
  size: 21,
  establishment_type: 1,
  year_filing_for: 2025,
  annual_average_employees: 60,
  total_hours_worked: 118_000,
  no_injuries_illnesses: 1,
  total_deaths: 0,
  total_dafw_cases: 2,
  total_djtr_cases: 1,
  total_other_cases: 3,
  total_dafw_days: 40,
  total_djtr_days: 12,
  total_injuries: 4,
  total_skin_disorders: 1,
  total_respiratory_conditions: 0,
  total_poisonings: 0,
  total_hearing_loss: 1,
  total_other_illnesses: 0,
  change_reason: '',
}
const caseRow = {
  establishment_name: 'Dayton yard',
  year_of_filing: 2025,
  case_number: '7',
  job_title: 'Finisher',
  date_of_incident: '2025-03-09',
  incident_location: 'Form line 2',
  incident_description: 'Cut to the hand by a trowel',
  incident_outcome: 2,
  dafw_num_away: 3,
  djtr_num_tr: 0,
  type_of_incident: 1,
  date_of_birth: '1990-02-28',
  date_of_hire: '2020-04-01',
  sex: 'M',
  treatment_facility_type: 1,
  treatment_in_patient: 0,
  time_started_work: '06:30',
  time_of_incident: '13:05',
  time_unknown: '',
  nar_before_incident: 'Finishing a slab',
  nar_what_happened: 'The trowel slipped',
  nar_injury_illness: 'Cut to the left hand',
  nar_object_substance: 'Trowel',
  date_of_death: '',
}
type Changes = Record<string, string | number | boolean | undefined>
const summaryOf = (...changes: Changes[]) =>
  ita.summary(
    (changes.length === 0 ? [{}] : changes).map((change) => ({ ...summaryRow, ...change })),
  )
const casesOf = (...changes: Changes[]) =>
  ita.cases((changes.length === 0 ? [{}] : changes).map((change) => ({ ...caseRow, ...change })))
const told = ({
  problems,
}: {
  problems: { row: number; column: string; code: string; severity: string }[]
}) => problems.map(({ row, column, code, severity }) => `${row} ${column} ${code} ${severity}`)

inZones('a file is its header and its rows, quoted and ended as the agency reads them', () => {
  const { csv, problems } = summaryOf()
  assert.deepEqual(
    problems.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.deepEqual(csv.split('\r\n'), [
    'establishment_name,ein,company_name,street_address,city,state,zip,naics_code,industry_description,size,establishment_type,year_filing_for,annual_average_employees,total_hours_worked,no_injuries_illnesses,total_deaths,total_dafw_cases,total_djtr_cases,total_other_cases,total_dafw_days,total_djtr_days,total_injuries,total_skin_disorders,total_respiratory_conditions,total_poisonings,total_hearing_loss,total_other_illnesses,change_reason',
    'Dayton yard,123456789,Summit & Sons,"12 Canal St, Unit ""B""",Dayton,OH,45402,238110,Poured concrete,21,1,2025,60,118000,1,0,2,1,3,40,12,4,1,0,0,1,0,',
    '',
  ])
  assert.deepEqual(casesOf().csv.split('\r\n'), [
    'establishment_name,year_of_filing,case_number,job_title,date_of_incident,incident_location,incident_description,incident_outcome,dafw_num_away,djtr_num_tr,type_of_incident,date_of_birth,date_of_hire,sex,treatment_facility_type,treatment_in_patient,time_started_work,time_of_incident,time_unknown,nar_before_incident,nar_what_happened,nar_injury_illness,nar_object_substance,date_of_death',
    'Dayton yard,2025,7,Finisher,03/09/2025,Form line 2,Cut to the hand by a trowel,2,3,0,1,02/28/1990,04/01/2020,M,1,0,06:30,13:05,,Finishing a slab,The trowel slipped,Cut to the left hand,Trowel,',
    '',
  ])
  assert.deepEqual(told(casesOf()), [])
  assert.equal(ita.summary([]).csv.split('\r\n').length, 2)
})

inZones('an ampersand is kept and told of', () => {
  assert.deepEqual(told(summaryOf()), ['1 company_name ita_doubtful warning'])
})

/** A mistake in one row, and what is said of it. */
const mistakes: [Changes, string][] = [
  [{ establishment_name: ' ' }, 'establishment_name ita_required error'],
  [{ establishment_name: 'x'.repeat(101) }, 'establishment_name ita_long error'],
  [{ ein: '12-3456789' }, 'ein ita_digits error'],
  [{ ein: '12345678' }, 'ein ita_digits error'],
  [{ street_address: 'P.O. Box 12' }, 'street_address ita_po_box error'],
  [{ street_address: 'po box 7' }, 'street_address ita_po_box error'],
  [{ state: 'Ohio' }, 'state ita_state error'],
  [{ state: 'oh' }, 'state ita_state error'],
  [{ zip: '4540' }, 'zip ita_digits error'],
  [{ zip: '45402-1234' }, 'zip ita_digits error'],
  [{ naics_code: '2381' }, 'naics_code ita_digits error'],
  [{ size: 2 }, 'size ita_code error'],
  [{ size: '' }, 'size ita_required error'],
  [{ establishment_type: 4 }, 'establishment_type ita_code error'],
  [{ year_filing_for: '25' }, 'year_filing_for ita_year error'],
  [{ annual_average_employees: '1,200' }, 'annual_average_employees ita_whole_number error'],
  [{ total_dafw_days: 40.5 }, 'total_dafw_days ita_whole_number error'],
  [{ total_dafw_days: -1 }, 'total_dafw_days ita_whole_number error'],
  [{ total_poisonings: '' }, 'total_poisonings ita_zero error'],
  [{ total_poisonings: undefined }, 'total_poisonings ita_zero error'],
  [{ total_injuries: 5 }, 'total_injuries ita_reconcile error'],
  [{ no_injuries_illnesses: 2 }, 'no_injuries_illnesses ita_cases error'],
  [{ no_injuries_illnesses: 'Y' }, 'no_injuries_illnesses ita_code error'],
  [{ total_dafw_cases: 0, total_other_cases: 5 }, 'total_dafw_days ita_days_without_cases error'],
  [{ total_djtr_cases: 0, total_other_cases: 4 }, 'total_djtr_days ita_days_of_others warning'],
  [{ total_dafw_days: 0 }, 'total_dafw_days ita_cases_without_days warning'],
  [{ total_djtr_days: 0 }, 'total_djtr_days ita_cases_without_days warning'],
  [{ total_hours_worked: 60 * 8760 }, 'total_hours_worked ita_hours error'],
  [{ annual_average_employees: 0 }, 'total_hours_worked ita_hours error'],
  [{ annual_average_employees: 100 }, 'size ita_size warning'],
  [{ zip_code: '45402' }, 'zip_code ita_column warning'],
  [{ industry_description: 'Poured\nconcrete' }, 'industry_description ita_cleaned warning'],
]

inZones('each mistake in a summary is told with its row and column', () => {
  for (const [change, expected] of mistakes) {
    const found = told(summaryOf({ establishment_name: 'Other' }, change))
    assert.ok(found.includes(`2 ${expected}`), `${JSON.stringify(change)}: ${found}`)
  }
})

const cases: [Changes, string][] = [
  [{ year_of_filing: 2024 }, 'year_of_filing ita_other_year error'],
  [{ date_of_incident: '2025-02-29' }, 'date_of_incident ita_date error'],
  [{ date_of_incident: '13/01/2025' }, 'date_of_incident ita_date error'],
  [{ job_title: '' }, 'job_title ita_required error'],
  [{ incident_outcome: 5 }, 'incident_outcome ita_code error'],
  [{ incident_outcome: 1 }, 'date_of_death ita_death_date error'],
  [{ date_of_death: '2025-04-01' }, 'date_of_death ita_no_death error'],
  [{ incident_outcome: 1, date_of_death: '2025-03-08' }, 'date_of_death ita_death_before error'],
  [{ dafw_num_away: 0 }, 'dafw_num_away ita_days_missing error'],
  [{ incident_outcome: 3, dafw_num_away: 0 }, 'djtr_num_tr ita_days_missing error'],
  [{ incident_outcome: 3, djtr_num_tr: 4 }, 'dafw_num_away ita_outcome_days error'],
  [{ incident_outcome: 4 }, 'dafw_num_away ita_outcome_days error'],
  [{ incident_outcome: 4, djtr_num_tr: 1 }, 'djtr_num_tr ita_outcome_days error'],
  [{ dafw_num_away: 181 }, 'dafw_num_away ita_most error'],
  [{ dafw_num_away: 180, djtr_num_tr: 1 }, 'djtr_num_tr ita_capped error'],
  [{ type_of_incident: 7 }, 'type_of_incident ita_code error'],
  [{ sex: 'X' }, 'sex ita_code error'],
  [{ time_started_work: '24:00' }, 'time_started_work ita_time error'],
  [{ time_of_incident: '' }, 'time_of_incident ita_time_missing error'],
  [{ time_unknown: 1 }, 'time_of_incident ita_time_known error'],
  [{ date_of_birth: '2025-03-09' }, 'date_of_birth ita_born error'],
  [{ date_of_hire: '2025-03-10' }, 'date_of_hire ita_hired warning'],
  [{ nar_what_happened: '' }, 'nar_what_happened ita_required error'],
]

inZones('each mistake in a case is told with its row and column', () => {
  for (const [change, expected] of cases) {
    const found = told(casesOf({ case_number: '6' }, change))
    assert.ok(found.includes(`2 ${expected}`), `${JSON.stringify(change)}: ${found}`)
  }
  assert.deepEqual(
    told(
      casesOf(
        { dafw_num_away: 180 },
        { case_number: '8', time_unknown: true, time_of_incident: '' },
      ),
    ),
    [],
  )
})

inZones('what must stand once stands once', () => {
  assert.ok(
    told(summaryOf({}, { establishment_name: 'DAYTON YARD' })).includes(
      '2 establishment_name ita_establishment_twice error',
    ),
  )
  assert.equal(
    told(summaryOf({}, { year_filing_for: 2024 })).some((one) => one.includes('twice')),
    false,
  )
  assert.deepEqual(told(casesOf({}, {})), ['2 case_number ita_case_twice error'])
})

inZones('a year without cases is one of zeros, and says 2', () => {
  const none = Object.fromEntries(
    Object.keys(summaryRow)
      .filter((name) => name.startsWith('total_') && name !== 'total_hours_worked')
      .map((name) => [name, 0]),
  )
  assert.deepEqual(told(summaryOf({ ...none, no_injuries_illnesses: 2, company_name: '' })), [])
  for (const year_filing_for of [2022, 2025])
    assert.ok(
      told(summaryOf({ ...none, year_filing_for })).includes(
        '1 no_injuries_illnesses ita_no_cases error',
      ),
    )
})

inZones('the sizes are those of the year that is filed', () => {
  const size = (year_filing_for: number, code: number) =>
    told(summaryOf({ year_filing_for, size: code })).some((one) => one.includes('size ita_code'))
  assert.deepEqual(
    [size(2022, 2), size(2022, 21), size(2023, 2), size(2023, 21)],
    [false, true, true, false],
  )
})

inZones(
  'characters that a file cannot hold are removed from a text, shown in a preview, and no others',
  () => {
    const { csv, problems } = casesOf({
      nar_what_happened: ' The “edge”\r\n gave\tway – (again) #2 ',
    })
    const cleaned = problems.find(({ code }) => code === 'ita_cleaned')
    assert.equal(cleaned?.values.after, 'The "edge" gave way - (again) #2')
    assert.equal(cleaned?.message, 'It is sent as “The "edge" gave way - (again) #2”.')
    assert.ok(csv.includes('"The ""edge"" gave way - (again) #2"'))
    assert.ok(
      problems.some(({ code, values }) => code === 'ita_doubtful' && values.characters === '( ) #'),
    )
  },
)

inZones('a name of a person in a narrative is told', () => {
  const found = ita.cases([{ ...caseRow, nar_what_happened: 'Jo Smith fell' }], {
    names: ['jo smith', ''],
  })
  assert.deepEqual(told(found), ['1 nar_what_happened ita_name error'])
  assert.deepEqual(
    told(ita.cases([{ ...caseRow, job_title: 'Jo Smith' }], { names: ['Jo Smith'] })),
    [],
  )
})

inZones('what was written is read back', () => {
  assert.deepEqual(ita.read(summaryOf().csv), { kind: 'summary', rows: [summaryRow], problems: [] })
  assert.deepEqual(ita.read(casesOf().csv), {
    kind: 'cases',
    rows: [{ ...caseRow, case_number: '7' }],
    problems: [],
  })
  const strange = ita.read('a,b\r\n1,2\r\n')
  assert.deepEqual([strange.kind, strange.problems[0]?.code], [null, 'ita_header'])
  const header = summaryOf().csv.split('\r\n')[0] ?? ''
  assert.deepEqual(told(ita.read(`${header}\r\nDayton,1\r\n`)), ['1  ita_cells error'])
  assert.deepEqual(told(ita.read(`${header}\n"Dayton`)), ['1  ita_quotes error'])
})

inZones('the cases of an establishment come to its summary', () => {
  const rows = [
    caseRow,
    {
      ...caseRow,
      incident_outcome: '3',
      dafw_num_away: '0',
      djtr_num_tr: '12',
      type_of_incident: '5',
    },
    { ...caseRow, incident_outcome: 1, type_of_incident: 2 },
  ]
  const sums = ita.totals(rows)
  assert.deepEqual(
    Object.entries(sums).filter(([, count]) => count > 0),
    [
      ['total_deaths', 1],
      ['total_dafw_cases', 1],
      ['total_djtr_cases', 1],
      ['total_injuries', 1],
      ['total_skin_disorders', 1],
      ['total_hearing_loss', 1],
      ['total_dafw_days', 6],
      ['total_djtr_days', 12],
    ],
  )
  const { problems } = summaryOf({ ...sums })
  assert.equal(
    problems.some(({ code }) => code === 'ita_reconcile'),
    false,
  )
})

inZones('every problem says what to do', () => {
  for (const sentence of Object.values(itaSentences)) assert.match(sentence, /^[A-Z].*\.$/)
})
