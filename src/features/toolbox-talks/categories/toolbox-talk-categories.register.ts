// The groups that toolbox talks are kept in.
import { defineRegister } from '../../../register/define.ts'
import { number } from '../../../register/fields/number.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const toolboxTalkCategories = defineRegister('toolbox-talk-categories', {
  one: 'Toolbox talk category',
  many: 'Toolbox talk categories',
  lead: 'Groups of toolbox talks, such as working at heights or weather.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    description: longText({ max: 1000 }),
    talks: number({ computed: true, label: 'Active talks' }),
  },
  list: ['name', 'description', 'talks'],
  form: [['Category', ['name', 'description']]],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
