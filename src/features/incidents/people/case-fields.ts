// What the papers of agencies ask of somebody who was hurt, beside the injuries.
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { address, rows } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date, time } from '../../../register/fields/time.ts'

export const caseFields = {
  job_title: text({ max: 120 }),
  birth_date: date({ label: 'Birth date', past: true }),
  sex: choice({ label: 'Sex', options: { female: 'Female', male: 'Male', other: 'Another' } }),
  hire_date: date({ label: 'Date hired', past: true }),
  address: address({ label: 'Home address' }),
  began_work: time({ label: 'Began work at' }),
  before: longText({ label: 'What the person was doing just before', max: 1000 }),
  object: text({ label: 'Object or substance that did the harm', max: 300 }),
  physician: text({ label: 'Physician or other professional', max: 160 }),
  facility: text({ label: 'Where treated', max: 200 }),
  facility_address: address({ label: 'Address of the facility' }),
  emergency_room: yesNo({ label: 'Treated in an emergency room' }),
  first_aid: rows({
    label: 'First aid given',
    max: 30,
    columns: {
      day: date({ label: 'Day', past: true }),
      time: time({ label: 'Time' }),
      treatment: text({ label: 'What was done', required: true, max: 500 }),
      by: text({ label: 'By whom', max: 160 }),
    },
  }),
  in_patient: yesNo({ label: 'Stayed in hospital overnight' }),
  died_on: date({ label: 'Date of death', past: true }),
  periods: rows({
    label: 'Work status',
    max: 50,
    columns: {
      from: date({ required: true }),
      to: date({ label: 'To' }),
      kind: choice({
        required: true,
        label: 'Work',
        options: {
          off: 'Off work',
          restricted: 'Restricted work',
          transfer: 'Other job',
          modified: 'Modified work',
          full: 'Full work',
        },
      }),
    },
  }),
}

/** What nobody has said yet. */
export const blankCase: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(caseFields).map(([name, { kind }]) => [name, kind === 'rows' ? [] : null]),
)
