// Which courses are required of whom.
import { defineRegister } from '../../../register/define.ts'
import { audience } from '../../../register/fields/audience.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { references } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const trainingRequirements = defineRegister('training-requirements', {
  one: 'Training requirement',
  many: 'Training requirements',
  lead: 'Which courses people need: everyone, a role, a team, a project. The matrix and the reminders follow from it.',
  fields: {
    name: text({
      required: true,
      unique: true,
      search: true,
      max: 160,
      placeholder: 'Everyone on site',
    }),
    courses: references({ to: 'training', required: true, label: 'Courses' }),
    level: choice({
      of: 'requirement',
      required: true,
      default: 'mandatory',
      label: 'Requirement',
      options: { mandatory: 'Mandatory', recommended: 'Recommended' },
      tones: { mandatory: 'notice', recommended: 'calm' },
    }),
    grace_days: number({
      required: true,
      default: 30,
      min: 0,
      max: 365,
      unit: 'days',
      label: 'Grace period',
      hint: 'How long people may do without it, from the day on which they come to need it.',
    }),
    starts_on: date({ required: true, default: 'today', label: 'Effective from' }),
    audience: audience({ required: true, label: 'Who needs it' }),
    notes: longText({ max: 1000 }),
  },
  list: ['name', 'courses', 'level', 'grace_days', 'starts_on'],
  form: [
    ['Training requirement', ['name', 'courses', 'level', 'grace_days', 'starts_on']],
    ['Who needs it', ['audience']],
    ['Notes', ['notes']],
  ],
  grants: 'training',
  capabilities: ['create', 'edit', 'archive', 'export'],
})
