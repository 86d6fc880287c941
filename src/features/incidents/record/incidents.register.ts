// What happened or nearly did. Its status moves by its own calls, each with who and when.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { files, person, reference, tree } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date, instant, time } from '../../../register/fields/time.ts'
import { ofBand, ofMatrix, ofScore } from '../../hazards/definition/index.ts'
import { severities, severityTones } from '../severities.ts'
import { kinds } from './kinds.ts'

export const statuses = {
  reported: 'New',
  triaged: 'Triaged',
  investigating: 'Under investigation',
  actions_open: 'Actions open',
  pending_close: 'Ready to close',
  closed: 'Closed',
  void: 'Void',
} as const
export type IncidentStatus = keyof typeof statuses

export const incidents = defineRegister('incidents', {
  one: 'Incident',
  many: 'Incidents',
  lead: 'What happened or nearly happened at work, from the first report to the lessons learned.',
  named: 'title',
  sort: '-occurred_on',
  fields: {
    number: text({ readOnly: true, required: true, search: true }),
    kind: choice({
      required: true,
      default: 'incident',
      label: 'What is reported',
      options: kinds,
      tones: { incident: 'danger', near_miss: 'warning', hazard: 'notice', positive: 'good' },
    }),
    title: text({
      search: true,
      max: 200,
      hint: 'If empty: the first words of what happened.',
    }),
    description: longText({ required: true, search: true, max: 4000, label: 'What happened' }),
    immediate_action: longText({ max: 2000, label: 'Immediate action taken' }),
    occurred_on: date({ required: true, past: true, default: 'today', label: 'Day' }),
    occurred_time: time({ label: 'Time', hint: 'Leave it empty if no one knows it.' }),
    project: reference({ to: 'projects' }),
    location: tree({ to: 'locations' }),
    place: text({ search: true, max: 200, label: 'Exact place' }),
    asset: reference({ to: 'inventory', hint: 'The machine or tool that had a part in it.' }),
    entity: reference({ to: 'entities', hint: 'If empty: the entity of the project.' }),
    type: reference({ to: 'incident-types', label: 'Incident type' }),
    severity: choice({ options: severities, tones: severityTones, label: 'Severity' }),
    potential_probability: reference({
      to: 'probability-ratings',
      label: 'What could have happened: probability',
    }),
    potential_severity: reference({
      to: 'severity-ratings',
      label: 'What could have happened: severity',
    }),
    potential_score: number({ ...ofScore, label: 'What could have happened: score' }),
    potential_band: choice({ ...ofBand, of: 'risk', label: 'Potential' }),
    potential_matrix: number({
      ...ofMatrix,
      label: 'What could have happened: version of the matrix',
    }),
    photos: files({ accept: ['image/*'], max: 10 }),
    confidential: yesNo({
      required: true,
      default: false,
      label: 'Restricted',
      hint: 'Only people who read confidential information see it.',
    }),
    status: choice({
      readOnly: true,
      required: true,
      options: statuses,
      tones: {
        reported: 'danger',
        triaged: 'warning',
        investigating: 'warning',
        actions_open: 'warning',
        pending_close: 'notice',
        closed: 'good',
        void: 'calm',
      },
    }),
    scene: choice({
      readOnly: true,
      label: 'Scene',
      options: { frozen: 'Do not disturb', released: 'Released' },
      tones: { frozen: 'danger', released: 'calm' },
    }),
    anonymous: yesNo({ readOnly: true, label: 'Reported anonymously' }),
    reported_by: person({ readOnly: true, label: 'Reporter' }),
    reported_at: instant({ readOnly: true, label: 'Reported on' }),
  },
  list: ['title', 'severity', 'status', 'occurred_on', 'project', 'kind', 'number'],
  form: [
    ['What happened', ['kind', 'title', 'description', 'immediate_action', 'type', 'photos']],
    [
      'When and where',
      ['occurred_on', 'occurred_time', 'project', 'location', 'place', 'asset', 'entity'],
    ],
    ['How bad', ['severity', 'potential_probability', 'potential_severity', 'confidential']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
