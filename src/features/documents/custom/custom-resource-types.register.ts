// A company's own kinds of documents: what a definition says of a kind, made on a screen.
import { defineRegister } from '../../../register/define.ts'
import { audience } from '../../../register/fields/audience.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { ownFields } from '../../../register/fields/own-fields.ts'
import { text } from '../../../register/fields/text.ts'

export const iconsOfTypes = {
  file: 'Sheet',
  plan: 'Plan',
  agreement: 'Agreement',
  permit: 'Permit',
  rescue: 'Rescue',
  bulletin: 'Bulletin',
  safety: 'Safety',
  book: 'Book',
  people: 'People',
  tool: 'Tool',
} as const
export type IconOfType = keyof typeof iconsOfTypes

export const customResourceTypes = defineRegister('custom-resource-types', {
  one: 'Document type',
  many: 'Document types',
  lead: 'Kinds of documents of your own, such as emergency plans, permits or bulletins. Each has its place under Resources.',
  fields: {
    name: text({
      required: true,
      unique: true,
      search: true,
      max: 60,
      hint: 'One of them, such as Emergency plan.',
    }),
    plural: text({
      required: true,
      search: true,
      max: 60,
      hint: 'All of them, such as Emergency plans.',
    }),
    icon: choice({ options: iconsOfTypes, default: 'file' }),
    has_categories: yesNo({ label: 'With categories', default: false }),
    sign_off: yesNo({ label: 'People sign it', default: false }),
    expires: yesNo({
      label: 'Documents expire',
      default: false,
      hint: 'Each document has a last day.',
    }),
    review_months: number({
      min: 1,
      max: 120,
      decimals: 0,
      unit: 'months',
      label: 'Review every',
      hint: 'A new document begins with it.',
    }),
    qr: yesNo({ label: 'QR poster', default: false, hint: 'Leads to the page where it is read.' }),
    audience: audience({
      label: 'Who sees it',
      hint: 'Leave it empty for everyone who sees resources. People who write documents see all.',
    }),
    custom_fields: ownFields({
      label: 'Fields of this type',
      hint: 'Asked for in every document of this type. Fields already in use are archived, never lost.',
    }),
    documents: number({ computed: true, label: 'Active documents' }),
  },
  list: ['name', 'documents', 'sign_off', 'expires', 'review_months'],
  form: [
    ['Document type', ['name', 'plural', 'icon']],
    ['What it has', ['has_categories', 'sign_off', 'expires', 'review_months', 'qr']],
    ['Fields of this type', ['custom_fields']],
    ['Who sees it', ['audience']],
  ],
  grants: 'resources',
  capabilities: ['create', 'edit', 'archive'],
})
