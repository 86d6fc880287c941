// The figures of a month on paper, made on the first morning of the next and mailed.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { files, reference, references } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const monthlyReports = defineRegister('monthly-reports', {
  one: 'Monthly report',
  many: 'Monthly reports',
  lead: 'The figures of a month on paper, as the person sees them who set the report up: made on the first morning of the next month, kept here and mailed to contacts. A completed report is made no more.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    project: reference({
      to: 'projects',
      hint: 'Without a project or an entity: the whole company.',
    }),
    entity: reference({ to: 'entities', hint: 'All its projects.' }),
    contacts: references({
      to: 'client-contacts',
      label: 'Mailed to',
      hint: 'A contact who asked not to receive messages is sent none.',
    }),
    language: choice({
      required: true,
      default: 'en',
      label: 'Language',
      options: { en: 'English', fr: 'French', es: 'Spanish' },
    }),
    made_for: date({ readOnly: true, label: 'Last month made' }),
    papers: files({ readOnly: true, label: 'Papers' }),
  },
  list: ['name', 'project', 'entity', 'contacts', 'made_for'],
  form: [['Report', ['name', 'project', 'entity', 'contacts', 'language']]],
  grants: 'reports',
  grantNames: {
    view: 'incident',
    create: 'monthly',
    edit: 'monthly',
    archive: 'monthly',
    restore: 'monthly',
    delete: 'monthly',
  },
  capabilities: ['create', 'edit', 'archive', 'complete'],
})
