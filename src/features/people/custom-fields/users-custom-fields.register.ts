// What a company wants to know of its people beside what Plumbline asks for everywhere.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { kindsOfCustomFields } from './custom-fields.ts'

export const usersCustomFields = defineRegister('users-custom-fields', {
  one: 'Custom field',
  many: 'Custom fields',
  lead: 'Extra details your company records about its people: a licence number, a shirt size, who may drive. They appear in this order.',
  table: 'user_field',
  named: 'label',
  fields: {
    label: text({ required: true, unique: true, search: true, max: 80 }),
    kind: choice({
      of: 'kind of field',
      required: true,
      default: 'text',
      options: kindsOfCustomFields,
      hint: 'It cannot be changed once someone has filled in the field.',
    }),
    options: longText({
      label: 'What can be chosen',
      max: 2000,
      required: true,
      hint: 'One per line.',
      when: [
        [
          { field: 'kind', operator: 'is_equal_to', value: 'choice' },
          { field: 'kind', operator: 'is_equal_to', value: 'choices' },
        ],
      ],
    }),
    required: yesNo({ label: 'Required field', default: false }),
    confidential: yesNo({
      default: false,
      hint: 'Encrypted, and shown only to people with the right to view confidential details. It cannot be changed once someone has filled in the field.',
    }),
    visible: yesNo({
      label: 'Shown to the person',
      default: false,
      hint: 'Under My account.',
    }),
    editable: yesNo({
      label: 'Filled in by the person',
      default: false,
      when: [{ field: 'visible', operator: 'is_equal_to', value: 'yes' }],
    }),
    listed: yesNo({
      label: 'In the list of users',
      default: false,
      hint: 'Show it as a column by default. People can choose other columns themselves.',
    }),
    filled: number({ computed: true, label: 'Filled in' }),
  },
  list: ['label', 'kind', 'required', 'confidential', 'visible', 'editable', 'listed', 'filled'],
  form: [
    ['Field', ['label', 'kind', 'options', 'required']],
    ['Who sees it', ['confidential', 'visible', 'editable', 'listed']],
  ],
  grants: 'users',
  grantNames: {
    view: 'edit',
    create: 'edit',
    archive: 'edit',
    restore: 'edit',
    delete: 'edit',
    order: 'edit',
  },
  capabilities: ['create', 'edit', 'archive', 'order'],
})
