// The kinds of things that people work with, and what is asked of each thing of a kind.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { ownFields } from '../../../register/fields/own-fields.ts'
import { references } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { withoutTraining } from '../../competence/definition/index.ts'
import { assetIcons } from './icons-of-assets.ts'

export const assetTypes = defineRegister('asset-types', {
  one: 'Asset type',
  many: 'Asset types',
  lead: 'Types of equipment, and what each type needs: inspections, documents, training.',
  fields: {
    name: text({ required: true, unique: true, search: true, max: 120 }),
    category: choice({
      options: {
        lifting: 'Lifting and hoisting',
        access: 'Access and scaffolds',
        heavy: 'Heavy equipment',
        vehicles: 'Vehicles',
        tools: 'Tools',
        electrical: 'Electrical and temporary power',
        fall_protection: 'Fall protection',
        respiratory: 'Respiratory protection and gas detection',
        emergency: 'First aid, fire and rescue',
        other: 'Other',
      },
    }),
    icon: choice({ options: assetIcons, default: 'tool' }),
    tracking: choice({
      label: 'Tracked',
      required: true,
      default: 'serialised',
      options: { serialised: 'Individually', quantity: 'By quantity' },
      hint: 'By quantity for things you count, such as harness lanyards in a tool crib.',
    }),
    competency: longText({
      label: 'Competency',
      max: 1000,
      hint: 'Who may operate it: the training or ticket required.',
    }),
    trainings: references({
      to: 'training',
      label: 'Training required',
      hint: 'The person who checks or holds such an asset needs a valid record of each.',
    }),
    without_training: withoutTraining,
    lockout: yesNo({
      label: 'Take out of service on a critical fail',
      default: true,
      hint: 'A critical fail on a pre-use inspection takes the asset out of service right away.',
    }),
    documents_required: choices({
      options: {
        annual_certificate: 'Annual certificate',
        log_book: 'Log book',
        manual: 'Operator’s manual',
        engineer_drawing: 'Engineer’s drawing',
        registration: 'Registration',
        insurance: 'Insurance',
      },
    }),
    custom_fields: ownFields({
      label: 'Custom fields of this type',
      hint: 'Asked for on every asset of this type. Fields already in use are archived, never lost.',
    }),
    assets: number({ computed: true, label: 'Assets' }),
  },
  list: ['name', 'category', 'tracking', 'assets', 'documents_required', 'lockout'],
  form: [
    ['Type', ['name', 'category', 'icon', 'tracking']],
    ['Safety', ['competency', 'trainings', 'without_training', 'lockout', 'documents_required']],
    ['Custom fields of this type', ['custom_fields']],
  ],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
