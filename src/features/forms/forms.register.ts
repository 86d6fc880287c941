// The forms of a company and their categories. What a form asks is its definition, which the
// builder makes and publishing freezes; here stand its settings.
import { defineRegister } from '../../register/define.ts'
import { choice, choices, yesNo } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { reference, references } from '../../register/fields/pointing.ts'
import { rows } from '../../register/fields/structured.ts'
import { email, longText, text } from '../../register/fields/text.ts'
import { instant } from '../../register/fields/time.ts'
import { withoutTraining } from '../competence/definition/index.ts'

export const formCategories = defineRegister('form-categories', {
  one: 'Form category',
  many: 'Form categories',
  lead: 'How people find a form: inspections, permits, meetings.',
  fields: {
    name: text({ required: true, search: true, unique: true, max: 120 }),
    description: longText({ max: 1000 }),
    tone: choice({
      label: 'Colour',
      default: 'calm',
      options: { calm: 'Grey', good: 'Green', notice: 'Blue', warning: 'Yellow', danger: 'Red' },
      tones: { calm: 'calm', good: 'good', notice: 'notice', warning: 'warning', danger: 'danger' },
    }),
    forms: number({ computed: true, label: 'Forms' }),
  },
  list: ['name', 'description', 'forms'],
  form: [['Category', ['name', 'description', 'tone']]],
  capabilities: ['create', 'edit', 'archive', 'order'],
})

export const formKinds = {
  inspection: 'Inspection',
  task_hazards: 'Task hazard assessment',
  equipment_check: 'Equipment check before use',
  incident: 'Incident report',
  hazard: 'Hazard or near miss',
  toolbox: 'Toolbox talk',
  orientation: 'Orientation',
  training: 'Training sign-in',
  permit: 'Permit',
  minutes: 'Meeting minutes',
  general: 'General',
} as const

const scored = [{ field: 'scoring', operator: 'is_equal_to', value: 'yes' }] as const

export const forms = defineRegister('forms', {
  one: 'Form',
  many: 'Forms',
  lead: 'What your people fill in and sign. Build a form, or use one from the library.',
  named: 'title',
  fields: {
    title: text({ required: true, search: true, max: 160 }),
    code: text({ max: 30, search: true, unique: true, hint: 'A short name, such as WSI-01.' }),
    category: reference({ to: 'form-categories', required: true }),
    kind: choice({ required: true, default: 'general', options: formKinds }),
    description: longText({ max: 2000 }),
    status: choice({
      computed: true,
      options: { draft: 'Draft', published: 'Published', changed: 'Published, with changes' },
      tones: { draft: 'notice', published: 'good', changed: 'warning' },
    }),
    current_version: number({ readOnly: true, label: 'Version' }),
    published_at: instant({ computed: true, label: 'Published' }),
    questions: number({ computed: true, label: 'Questions' }),
    signature_policy: choice({
      label: 'Who signs',
      required: true,
      default: 'submitter',
      options: {
        none: 'No one',
        submitter: 'The person who submits it',
        all_attendees: 'Everyone who attends',
        supervisor_then_manager: 'Supervisor, then manager',
      },
    }),
    review_required: yesNo({ label: 'A manager reviews it', default: false }),
    superiors_attested: yesNo({
      label: 'Superiors may sign on another person’s device',
      default: false,
      hint: 'For supervisors, managers and reviewers: they draw their signature, and the person signed in attests it. Attendees and visitors can always do so.',
    }),
    scoring: yesNo({ label: 'Scored', default: false }),
    pass_mark: number({ unit: '%', min: 0, max: 100, when: scored }),
    critical_fail: yesNo({ label: 'One critical fail fails the whole form', when: scored }),
    filled_by: choices({
      label: 'Who may fill it',
      options: {
        hs_manager: 'Health and safety managers',
        hs_user: 'Health and safety users',
        management: 'Management',
        trade_contractor: 'Trade contractors',
      },
      hint: 'If empty: everyone who can submit forms.',
    }),
    trainings: references({
      to: 'training',
      label: 'Training required',
      hint: 'The person who fills this form needs a valid record of each.',
    }),
    without_training: withoutTraining,
    applies_to: choices({
      label: 'What it is about',
      options: {
        project: 'A project',
        team: 'A team',
        trade_contractor: 'A trade contractor',
        asset: 'An asset',
        location: 'A location',
      },
    }),
    default_for: choices({
      label: 'Assign to every new',
      options: { project: 'Project', team: 'Team', trade_contractor: 'Trade contractor' },
    }),
    gps_required: yesNo({ label: 'Record the location', default: false }),
    numbering: text({ label: 'Number prefix', max: 12, placeholder: 'SUB' }),
    retention: choice({
      label: 'Keep for',
      required: true,
      default: 'seven_years',
      options: {
        one_year: 'One year',
        three_years: 'Three years',
        five_years: 'Five years',
        seven_years: 'Seven years',
        thirty_years: 'Thirty years',
        forever: 'Forever',
      },
    }),
    email_to: rows({
      label: 'Send on submission to',
      max: 20,
      columns: { name: text({ max: 120 }), email: email({ label: 'E-mail', required: true }) },
    }),
    library_slug: text({ readOnly: true, label: 'From the library' }),
    library_version: number({ readOnly: true, label: 'Version of the library' }),
  },
  list: ['title', 'category', 'kind', 'status', 'current_version', 'questions'],
  form: [
    ['Form', ['title', 'code', 'category', 'kind', 'description']],
    [
      'Signing and review',
      [
        'signature_policy',
        'superiors_attested',
        'review_required',
        'scoring',
        'pass_mark',
        'critical_fail',
      ],
    ],
    [
      'Who and where',
      ['filled_by', 'trainings', 'without_training', 'applies_to', 'default_for', 'gps_required'],
    ],
    ['Retention', ['numbering', 'retention', 'email_to']],
  ],
  capabilities: ['create', 'edit', 'archive', 'order', 'export'],
})
