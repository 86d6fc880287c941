// The groups that documents of a kind are kept in: the same facts for each.
import { defineRegister } from '../../../register/define.ts'
import { number } from '../../../register/fields/number.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const factsOfCategories = {
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    description: longText({ max: 1000 }),
    documents: number({ computed: true, label: 'Active documents' }),
  },
  list: ['name', 'description', 'documents'],
  form: [['Category', ['name', 'description']]],
  grants: 'resource-categories',
} as const

export const documentCategories = <const Name extends string>(
  of: Name,
  words: { one: string; many: string; lead: string },
) =>
  defineRegister(`${of}-categories`, {
    ...words,
    ...factsOfCategories,
    capabilities: ['create', 'edit', 'archive', 'import', 'export'],
  })
