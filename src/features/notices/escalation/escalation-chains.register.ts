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
  lead: 'Who is notified next while something is waiting: one person after some business days, then another. It ends when the work is done.',
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
      label: 'While this is waiting',
      required: true,
      options: {
        'task-overdue': 'An overdue task',
        'signature-missing': 'A requested signature',
        'deficiency-overdue': 'An overdue deficiency',
        'deficiency-unverified': 'A correction no one has verified',
        'incident-duty-late': 'A legal notice that is late',
        'incident-untriaged': 'A report no one has triaged',
        'project-form-missing': 'A form a project expected',
        'team-form-missing': 'A form a team expected',
      },
    }),
    projects: references({ to: 'projects', label: 'Only at these projects' }),
    teams: references({
      to: 'teams',
      label: 'Only with these teams',
      hint: 'Without a project or team, it applies everywhere.',
    }),
    steps: rows({
      label: 'Steps',
      hint: 'Business days: Monday to Friday, except local holidays. The first day does not count.',
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
          label: 'Notify',
          options: {
            own_supervisor: 'Their own supervisor',
            supervisor: 'Project supervisor, team leader',
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
    people: people({ label: 'People named in its steps', readOnly: true }),
  },
  list: ['name', 'waits_for', 'projects', 'steps'],
  form: [
    ['What is waiting', ['name', 'waits_for', 'projects', 'teams']],
    ['Who is notified next', ['steps']],
  ],
  capabilities: ['create', 'edit', 'archive', 'export'],
})
