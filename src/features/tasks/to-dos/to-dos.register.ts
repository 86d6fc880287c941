// Small things that somebody has to remember.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { person } from '../../../register/fields/pointing.ts'
import { link, longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const toDos = defineRegister('to-dos', {
  one: 'To-do',
  many: 'To-dos',
  lead: 'Small things to remember. Use tasks for work that several people share.',
  named: 'title',
  sort: 'due_on',
  fields: {
    title: text({ required: true, search: true }),
    assignee: person({ hint: 'Leave it empty for yourself.' }),
    due_on: date({ label: 'Due' }),
    repeats: choice({
      required: true,
      default: 'never',
      options: {
        never: 'Does not repeat',
        daily: 'Every day',
        weekly: 'Every week',
        monthly: 'Every month',
        yearly: 'Every year',
      },
    }),
    notes: longText({ max: 2000 }),
    link: link({ label: 'Link', placeholder: 'https://' }),
  },
  list: ['title', 'assignee', 'due_on', 'repeats'],
  form: [['To do', ['title', 'assignee', 'due_on', 'repeats', 'notes', 'link']]],
  capabilities: ['create', 'edit', 'archive', 'complete', 'export'],
})
