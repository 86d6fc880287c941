// The groups that the documents of a company's own type are in.
import { defineRegister } from '../../../register/define.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { factsOfCategories } from '../categories/document-categories.ts'

export const customCategories = defineRegister('custom-categories', {
  one: 'Document category',
  many: 'Document categories',
  lead: 'Groups of the documents of this type.',
  ...factsOfCategories,
  fields: {
    type: reference({ to: 'custom-resource-types', required: true }),
    ...factsOfCategories.fields,
  },
  table: 'custom_resources_categories',
  within: 'type',
  capabilities: ['create', 'edit', 'archive'],
})
