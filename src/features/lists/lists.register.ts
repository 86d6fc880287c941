// The company's own lists: what its fields choose from.
import { defineRegister } from '../../register/define.ts'
import { choice } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { reference } from '../../register/fields/pointing.ts'
import { longText, text } from '../../register/fields/text.ts'

export const listCategories = defineRegister('list-categories', {
  one: 'List category',
  many: 'Lists',
  lead: 'Lists of choices for your forms and records, by category. Renaming a value updates it everywhere.',
  fields: {
    name: text({ required: true, search: true, unique: true, max: 120 }),
    description: longText({ max: 1000 }),
    lists: number({ computed: true, label: 'Lists' }),
  },
  list: ['name', 'description', 'lists'],
  form: [['Category', ['name', 'description']]],
  grants: 'resources',
  capabilities: ['create', 'edit', 'archive', 'order'],
})

export const lists = defineRegister('lists', {
  one: 'List',
  many: 'Lists',
  lead: 'The lists of this category.',
  fields: {
    category: reference({ to: 'list-categories', required: true }),
    name: text({ required: true, search: true, max: 120 }),
    code: text({
      max: 60,
      unique: true,
      hint: 'Fields use this code to find the list. It cannot be changed later.',
    }),
    values: number({ computed: true, label: 'Values' }),
  },
  list: ['name', 'code', 'values'],
  form: [['List', ['category', 'name', 'code']]],
  grants: 'resources',
  within: 'category',
  capabilities: ['create', 'edit', 'archive', 'order'],
})

export const listValues = defineRegister('list-values', {
  one: 'Value',
  many: 'Values',
  lead: 'The choices in this list.',
  fields: {
    list: reference({ to: 'lists', required: true }),
    name: text({ required: true, search: true, max: 200, label: 'In English' }),
    name_fr: text({ max: 200, label: 'In French' }),
    name_es: text({ max: 200, label: 'In Spanish' }),
    code: text({ max: 60, search: true }),
    parent: reference({ to: 'list-values', label: 'Under' }),
    tone: choice({
      label: 'Colour',
      options: {
        calm: 'Grey',
        good: 'Green',
        notice: 'Blue',
        warning: 'Yellow',
        danger: 'Red',
      },
      tones: { calm: 'calm', good: 'good', notice: 'notice', warning: 'warning', danger: 'danger' },
    }),
    used: number({ computed: true, label: 'Used' }),
  },
  namedIn: { fr: 'name_fr', es: 'name_es' },
  list: ['name', 'code', 'parent', 'tone', 'used'],
  form: [['Value', ['list', 'name', 'name_fr', 'name_es', 'code', 'parent', 'tone']]],
  grants: 'resources',
  within: 'list',
  parent: 'parent',
  capabilities: ['create', 'edit', 'archive', 'order', 'import', 'export'],
})
