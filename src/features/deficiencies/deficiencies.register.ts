// What is wrong and must be put right. Its status moves by its own calls, each with who and when.
import { defineRegister } from '../../register/define.ts'
import { choice, yesNo } from '../../register/fields/choice.ts'
import { money, number } from '../../register/fields/number.ts'
import { files, listValue, person, reference, tree } from '../../register/fields/pointing.ts'
import { longText, text } from '../../register/fields/text.ts'
import { date } from '../../register/fields/time.ts'
import { ofBand, ofMatrix, ofScore } from '../hazards/definition/index.ts'
import { type DeficiencySeverity, severities } from './severities.ts'

export const statuses = {
  open: 'Open',
  in_progress: 'In progress',
  done: 'Done, to be verified',
  closed: 'Closed',
  accepted: 'Risk accepted',
  duplicate: 'Duplicate',
  void: 'Void',
} as const
export type Status = keyof typeof statuses

/** Days until it is due, by severity; critical: within the same shift. */
export const dueDays: Readonly<Record<DeficiencySeverity, number>> = {
  critical: 0,
  high: 1,
  medium: 7,
  low: 14,
}

const isIncident = [{ field: 'source', operator: 'is_equal_to', value: 'incident' }] as const
const isOrder = [{ field: 'source', operator: 'is_equal_to', value: 'order' }] as const

export const deficiencies = defineRegister('deficiencies', {
  one: 'Deficiency',
  many: 'Deficiencies',
  lead: 'What is wrong and must be corrected. Failed items arrive here automatically, with an owner and a due date.',
  named: 'title',
  sort: '-days_overdue',
  grants: 'submissions',
  grantNames: {
    view: 'deficiency-registry',
    create: 'deficiency-registry',
    edit: 'deficiency-registry',
    archive: 'delete',
    restore: 'delete',
  },
  fields: {
    number: text({ readOnly: true, required: true, search: true }),
    title: text({ required: true, search: true, max: 300 }),
    description: longText({ max: 4000 }),
    source: choice({
      required: true,
      default: 'manual',
      label: 'Source',
      options: {
        submission: 'A failed item',
        action: 'An action on an item',
        incident: 'An incident',
        hazard: 'A hazard',
        audit: 'An audit',
        jhsc: 'A recommendation of the committee',
        order: 'An inspector’s order',
        client: 'A client',
        talk: 'A toolbox talk',
        manual: 'Observation',
      },
    }),
    submission: reference({ to: 'submissions', readOnly: true, label: 'From the submission' }),
    form: reference({ to: 'forms', readOnly: true, label: 'From the form' }),
    item_key: text({ readOnly: true, label: 'Failed item' }),
    item_row: number({ readOnly: true, label: 'Item row' }),
    incident: reference({ to: 'incidents', when: isIncident }),
    order_reference: text({
      label: 'Order',
      hint: 'The number given by the inspector.',
      required: true,
      max: 120,
      when: isOrder,
    }),
    comply_by: date({
      label: 'Comply by',
      hint: 'The date set by the inspector.',
      when: isOrder,
    }),
    status: choice({
      of: 'deficiency',
      readOnly: true,
      required: true,
      options: statuses,
      tones: {
        open: 'danger',
        in_progress: 'warning',
        done: 'notice',
        closed: 'good',
        accepted: 'calm',
        duplicate: 'calm',
        void: 'calm',
      },
    }),
    severity: choice({
      required: true,
      default: 'medium',
      options: severities,
      tones: { low: 'calm', medium: 'notice', high: 'warning', critical: 'danger' },
    }),
    owner: person({
      hint: 'If empty, the person responsible for the place becomes the owner, or else the project supervisor. Without an owner it waits to be assigned.',
    }),
    owner_name: text({ label: 'Owner outside the company', max: 160 }),
    due_on: date({
      label: 'Due',
      hint: 'If empty, set by the inspector’s order, or else by severity, in working days.',
    }),
    days_overdue: number({ computed: true, label: 'Days overdue' }),
    age: number({ computed: true, label: 'Age', unit: 'days' }),
    mine_to_verify: yesNo({ computed: true, label: 'Needs my verification' }),
    project: reference({ to: 'projects' }),
    location: tree({ to: 'locations' }),
    asset: reference({ to: 'inventory' }),
    category: listValue({ list: 'deficiency-category' }),
    hazard: reference({ to: 'hazards' }),
    before_probability: reference({ to: 'probability-ratings', label: 'Risk before: probability' }),
    before_severity: reference({ to: 'severity-ratings', label: 'Risk before: severity' }),
    before_score: number({ ...ofScore, label: 'Risk before: score' }),
    before_band: choice({ ...ofBand, of: 'risk', label: 'Risk before' }),
    before_matrix: number({ ...ofMatrix, label: 'Risk before: version of the matrix' }),
    stop_work: yesNo({ label: 'Work was stopped', default: false }),
    immediate_action: longText({ label: 'Immediate action taken', max: 2000 }),
    photos_before: files({ accept: ['image/*'], max: 10, label: 'Photos before' }),
    raised_by: person({ readOnly: true, label: 'Reported by' }),
    raised_on: date({ readOnly: true, required: true, label: 'Reported' }),
    root_cause: longText({ max: 2000 }),
    corrective_action: longText({ max: 2000 }),
    preventive_action: longText({ max: 2000 }),
    control_level: choice({
      label: 'Control strength',
      options: {
        eliminate: 'Elimination',
        substitute: 'Substitution',
        engineer: 'Engineering control',
        admin: 'Administrative control',
        ppe: 'Personal protective equipment',
      },
    }),
    after_probability: reference({ to: 'probability-ratings', label: 'Risk after: probability' }),
    after_severity: reference({ to: 'severity-ratings', label: 'Risk after: severity' }),
    after_score: number({ ...ofScore, label: 'Risk after: score' }),
    after_band: choice({ ...ofBand, of: 'risk', label: 'Risk after' }),
    after_matrix: number({ ...ofMatrix, label: 'Risk after: version of the matrix' }),
    cost: money({}),
    photos_after: files({ accept: ['image/*'], max: 10, label: 'Photos after' }),
    repeat_of: reference({ to: 'deficiencies', readOnly: true, label: 'Seen before as' }),
    effectiveness_due: date({ readOnly: true, label: 'Effectiveness check on' }),
    effectiveness: choice({
      readOnly: true,
      options: { effective: 'Effective', not_effective: 'Not effective' },
      tones: { effective: 'good', not_effective: 'danger' },
    }),
    accepted_until: date({ readOnly: true, label: 'Accepted until' }),
  },
  list: [
    'title',
    'severity',
    'status',
    'due_on',
    'owner',
    'project',
    'days_overdue',
    'number',
    'location',
  ],
  form: [
    [
      'What is wrong',
      [
        'title',
        'description',
        'source',
        'incident',
        'order_reference',
        'comply_by',
        'severity',
        'before_probability',
        'before_severity',
        'photos_before',
        'stop_work',
        'immediate_action',
      ],
    ],
    [
      'Who and when',
      ['owner', 'owner_name', 'due_on', 'project', 'location', 'asset', 'category', 'hazard'],
    ],
    [
      'Correction',
      [
        'root_cause',
        'corrective_action',
        'preventive_action',
        'control_level',
        'after_probability',
        'after_severity',
        'cost',
        'photos_after',
      ],
    ],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
