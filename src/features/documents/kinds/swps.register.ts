// How a job is done safely, step by step.
import { reference, references } from '../../../register/fields/pointing.ts'
import { longText } from '../../../register/fields/text.ts'
import { documentKind } from './document-kind.ts'

export const swps = documentKind({
  name: 'swps',
  one: 'Safe work procedure',
  many: 'Safe work procedures',
  lead: 'How a job is done safely: its steps, its hazards and their controls.',
  fields: {
    operation: reference({ to: 'operations' }),
    hazards: references({ to: 'hazards' }),
    asset_types: references({ to: 'asset-types', label: 'Tools and equipment' }),
    chemicals: references({ to: 'chemicals' }),
    protection: longText({ max: 1000, label: 'Personal protective equipment' }),
    emergency: longText({ max: 2000, label: 'In an emergency' }),
  },
  section: {
    title: 'The job',
    fields: ['operation', 'hazards', 'asset_types', 'chemicals', 'protection', 'emergency'],
  },
})
