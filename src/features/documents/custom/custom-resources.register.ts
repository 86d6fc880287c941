// The documents of all types that a company made: each lies within its type.
import { choice } from '../../../register/fields/choice.ts'
import { kindsOfOwnFields } from '../../../register/fields/own-fields.ts'
import { reference } from '../../../register/fields/pointing.ts'
import { ownValues, rows } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { documentKind } from '../kinds/document-kind.ts'

export const customResources = documentKind({
  name: 'custom-resources',
  one: 'Document of your own type',
  many: 'Documents of your own types',
  lead: 'What your company has of this type.',
  fields: {
    type: reference({ to: 'custom-resource-types', required: true }),
    expires_on: date({ label: 'Expires on' }),
    own_values: ownValues({ label: 'More details' }),
    // The fields of the type as they were called when it was saved: what was signed is read with them for ever.
    asked: rows({
      readOnly: true,
      label: 'Fields of this type',
      columns: {
        label: text({ required: true }),
        kind: choice({ required: true, options: kindsOfOwnFields }),
        options: longText(),
      },
    }),
  },
  section: { title: 'Details', fields: ['expires_on', 'own_values'] },
  groups: 'custom-categories',
  within: 'type',
})
