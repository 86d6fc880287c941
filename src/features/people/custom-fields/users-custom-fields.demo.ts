import { usersCustomFields } from './users-custom-fields.register.ts'

export const usersCustomFieldsDemo = {
  register: usersCustomFields,
  rows: [
    { label: 'Hard hat number', kind: 'text', visible: true },
    { label: 'Boot size', kind: 'number', visible: true, editable: true },
    {
      label: 'Drives',
      kind: 'choices',
      options: 'Pick-up\nCube van\nTruck and trailer',
      visible: true,
    },
    { label: 'Licence number', kind: 'text', confidential: true, visible: true },
  ],
}
