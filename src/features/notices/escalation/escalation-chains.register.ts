// Who is told next while something waits for somebody.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { people, references } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { text } from '../../../register/fields/text.ts'
import { mostSteps } from './chain.ts'

export const escalationChains = defineRegister('escalation-chains', {
  one: 'Escalation chain',
  many: 'Escalation chains',
  lead: 'Who is told next while something waits: after so many business days one person, then another. It ends when the thing is done.',
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
    waits_for: choice({
      label: 'While this waits',
      required: true,
      options: {
        'task-overdue': 'A task past its day',
        'signature-missing': 'A signature that somebody is asked for',
        'deficiency-overdue': 'A deficiency past its day',
        'deficiency-unverified': 'A repair that nobody has verified',
        'project-form-missing': 'A form that a project expected',
        'team-form-missing': 'A form that a team expected',
      },
    }),
    projects: references({ to: 'projects', label: 'Only at these projects' }),
    teams: references({
      to: 'teams',
      label: 'Only with these teams',
      hint: 'Without a project and a team it holds everywhere.',
    }),
    steps: rows({
      label: 'Steps',
      hint: 'Business days: from Monday to Friday, without the holidays of the place. The day since which it waits does not count.',
      max: mostSteps,
      columns: {
        after: number({
          required: true,
          min: 1,
          max: 60,
          decimals: 0,
          label: 'After business days',
        }),
        to: choice({
          required: true,
          label: 'Tell',
          options: {
            own_supervisor: 'Their own supervisor',
            supervisor: 'Supervisor of the project, leader of the team',
            manager: 'Project manager',
            hs_lead: 'Health and safety lead of the project',
            managers: 'Health and safety managers',
            management: 'Management',
            named: 'People by name',
          },
        }),
        people: people({
          label: 'Who',
          when: [{ field: 'to', operator: 'is_equal_to', value: 'named' }],
        }),
      },
    }),
    people: people({ label: 'People whom its steps name', readOnly: true }),
  },
  list: ['name', 'waits_for', 'projects', 'steps'],
  form: [
    ['What waits', ['name', 'waits_for', 'projects', 'teams']],
    ['Who is told next', ['steps']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
