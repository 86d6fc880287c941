// What a company has the product tell people beside those who must act.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { people, references } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'

const roleWords = {
  '1': 'Health and safety managers',
  '3': 'Health and safety users',
  '6': 'Management',
} as const

/** Kinds of notice whose records come of a form; they are asked for one. */
const ofForms = [
  'form-submitted',
  'submission-returned',
  'deficiency-raised',
  'deficiency-critical',
  'fix-to-verify',
  'fix-rejected',
] as const
/** Kinds of notice whose records are of different severities. */
const ofSeverities = ['deficiency-raised', 'fix-to-verify', 'fix-rejected'] as const

const about = (kinds: readonly string[]) => [
  kinds.map((value) => ({ field: 'event', operator: 'is_equal_to', value }) as const),
]

export const notificationRules = defineRegister('notification-rules', {
  one: 'Notification rule',
  many: 'Notification rules',
  lead: 'Who else is notified when something happens, and where. The people who must act are always notified.',
  grants: 'users',
  grantNames: {
    view: 'edit',
    create: 'edit',
    archive: 'edit',
    restore: 'edit',
    delete: 'edit',
  },
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    event: choice({
      label: 'When',
      required: true,
      options: {
        'form-submitted': 'A form is submitted',
        'submission-returned': 'A submission is returned',
        'deficiency-raised': 'A deficiency is reported',
        'deficiency-critical': 'A critical deficiency is reported',
        'fix-to-verify': 'A deficiency is corrected',
        'fix-rejected': 'A correction is not accepted',
        'task-assigned': 'A task is assigned',
        'asset-taken-out': 'An asset is taken out of service',
      },
    }),
    forms: references({ to: 'forms', label: 'Only of these forms', when: about(ofForms) }),
    severities: choices({
      label: 'Only of this severity',
      hint: 'If empty, it applies to all.',
      options: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
      when: about(ofSeverities),
    }),
    projects: references({ to: 'projects', label: 'Only at these projects' }),
    teams: references({
      to: 'teams',
      label: 'Only with these teams',
      hint: 'Without a project or team, it applies everywhere.',
    }),
    at_place: choices({
      label: 'People of the place',
      options: {
        supervisor: 'Project supervisor, team leader',
        manager: 'Project manager',
        hs_lead: 'Health and safety lead of the project',
      },
    }),
    roles: choices({ label: 'Everyone in a role', options: roleWords }),
    templates: references({ to: 'roles-template', label: 'Everyone on a permission template' }),
    people: people({ label: 'These people' }),
    mail: choice({
      label: 'E-mail',
      required: true,
      default: 'morning',
      hint: 'It always appears on screen right away.',
      options: {
        'at-once': 'Right away',
        morning: 'In the morning e-mail',
        off: 'None, on screen only',
      },
    }),
  },
  list: ['name', 'event', 'projects', 'at_place', 'roles', 'mail'],
  form: [
    ['What happens', ['name', 'event', 'forms', 'severities', 'projects', 'teams']],
    ['Who is notified', ['at_place', 'roles', 'templates', 'people']],
    ['How', ['mail']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
