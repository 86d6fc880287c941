// What can hurt people, how badly, and what stands against it.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { person, photo, reference, references, tree } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { ofBand, ofMatrix, ofScore } from '../bands.ts'
import { energies, exposedGroups, hierarchy } from './hazard-words.ts'

export const hazards = defineRegister('hazards', {
  one: 'Hazard',
  many: 'Hazards',
  lead: 'What can hurt people, rated before and after its controls.',
  fields: {
    name: text({ required: true, search: true }),
    category: reference({ to: 'hazard-categories', required: true }),
    description: longText({ max: 3000, search: true }),
    operations: references({ to: 'operations', hint: 'The work where people are exposed to it.' }),
    location: tree({ to: 'locations', hint: 'Leave empty if it is everywhere.' }),
    exposed: choices({ label: 'Who is exposed', options: exposedGroups }),
    energy: choice({ label: 'Energy', options: energies }),
    initial_probability: reference({ to: 'probability-ratings', required: true }),
    initial_severity: reference({ to: 'severity-ratings', required: true }),
    initial_score: number(ofScore),
    initial_band: choice({ ...ofBand, label: 'Initial risk' }),
    initial_matrix: number({ ...ofMatrix, label: 'Initial: version of the matrix' }),
    controls: rows({
      columns: {
        control: text({ required: true, max: 500 }),
        level: choice({ label: 'Control type', required: true, options: hierarchy }),
        responsible: text({ max: 120 }),
        verified: yesNo(),
      },
    }),
    residual_probability: reference({ to: 'probability-ratings' }),
    residual_severity: reference({ to: 'severity-ratings' }),
    residual_score: number(ofScore),
    residual_band: choice({ ...ofBand, label: 'Residual risk' }),
    residual_matrix: number({ ...ofMatrix, label: 'Residual: version of the matrix' }),
    note: longText({
      label: 'Note on the rating',
      max: 1000,
      hint: 'Required if the residual risk is higher than the initial risk.',
    }),
    acceptable: yesNo({ computed: true, label: 'Acceptable as it is' }),
    ppe_only: yesNo({ computed: true, label: 'High risk controlled by PPE only' }),
    stop_work: yesNo({
      label: 'Work is stopped until the risk is reduced',
      hint: 'Must be confirmed before an extreme risk becomes active.',
    }),
    legislation: longText({ label: 'Legislation', max: 1000, search: true }),
    review_due: date({ label: 'Review due' }),
    owner: person(),
    status: choice({
      required: true,
      default: 'draft',
      options: {
        draft: 'Draft',
        active: 'Active',
        under_review: 'Under review',
        retired: 'Retired',
      },
      tones: { draft: 'notice', active: 'good', under_review: 'warning', retired: 'calm' },
    }),
    activated_by: person({ label: 'Activated by', readOnly: true }),
    activated_on: date({ label: 'Activated on', readOnly: true }),
    photo: photo({ accept: ['image/*'] }),
  },
  toldApartBy: ['name', 'category', 'location'],
  list: ['name', 'category', 'initial_band', 'residual_band', 'status', 'review_due'],
  form: [
    ['Hazard', ['name', 'category', 'status', 'description', 'energy', 'photo']],
    ['Where and who', ['operations', 'location', 'exposed']],
    ['Initial risk', ['initial_probability', 'initial_severity']],
    ['Controls', ['controls']],
    ['Residual risk', ['residual_probability', 'residual_severity', 'note', 'stop_work']],
    ['Follow-up', ['owner', 'review_due', 'activated_by', 'activated_on', 'legislation']],
  ],
  grantNames: { order: 'reorder' },
  capabilities: ['create', 'edit', 'archive', 'order', 'import', 'export'],
})
