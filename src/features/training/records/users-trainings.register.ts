// What people have completed: when, where, until when it holds, and who has verified it.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { file, person, reference } from '../../../register/fields/pointing.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

const recordStates = {
  valid: 'Valid',
  expiring: 'Expires soon',
  expired: 'Expired',
  pending_verification: 'Not verified yet',
  revoked: 'Revoked',
} as const

const card = { accept: ['application/pdf', 'image/*'] } as const
const isRevoked = [{ field: 'revoked', operator: 'is_equal_to', value: 'yes' }] as const

export const usersTrainings = defineRegister('users-trainings', {
  one: 'Training record',
  many: 'Training records',
  lead: 'What each person has completed, with the certificate and until when it is valid.',
  table: 'training_records',
  fields: {
    name: text({ required: true, readOnly: true, search: true, label: 'Course' }),
    person: reference({ to: 'people', required: true, label: 'Person' }),
    course: reference({ to: 'training', required: true, label: 'Course', headings: ['training'] }),
    completed_on: date({
      required: true,
      past: true,
      label: 'Completed',
      headings: ['completed on'],
    }),
    expires_on: date({ readOnly: true, label: 'Expires' }),
    expiry_override: date({
      label: 'Another expiry',
      hint: 'Leave it empty: it follows from the course.',
      headings: ['expiry', 'expires on'],
    }),
    expiry_reason: text({
      required: true,
      max: 300,
      label: 'Why another expiry',
      when: [{ field: 'expiry_override', operator: 'is_not_empty' }],
    }),
    state: choice({
      of: 'training',
      computed: true,
      label: 'Status',
      options: recordStates,
      tones: {
        valid: 'good',
        expiring: 'warning',
        expired: 'danger',
        pending_verification: 'notice',
        revoked: 'danger',
      },
    }),
    provider: text({ max: 160 }),
    instructor: text({ max: 160 }),
    certificate_number: text({ search: true, max: 80, headings: ['certificate'] }),
    score: number({ min: 0, max: 100, decimals: 1, unit: '%' }),
    hours: number({ min: 0, max: 2000, decimals: 1, unit: 'h' }),
    front: file({ ...card, label: 'Card or certificate: front' }),
    back: file({ ...card, label: 'Card or certificate: back' }),
    verified_how: choice({
      label: 'Verified by',
      hint: 'Only people who may edit training, and never their own.',
      options: {
        original: 'The original was seen',
        provider: 'The provider was called',
        register: 'The ministry’s register',
        code: 'The QR code of the card',
      },
    }),
    verified_by: person({ readOnly: true, label: 'Who verified it' }),
    verified_on: date({ readOnly: true, label: 'Verified on' }),
    revoked: yesNo({ required: true, default: false, hint: 'It no longer counts.' }),
    revoked_reason: text({ required: true, max: 300, label: 'Why revoked', when: isRevoked }),
    revoked_by: person({ readOnly: true, label: 'Who revoked it' }),
    revoked_on: date({ readOnly: true, label: 'Revoked on' }),
    from_contractor: reference({
      to: 'trade-contractors',
      readOnly: true,
      label: 'Sent by the contractor',
    }),
    notes: longText({ max: 1000 }),
  },
  list: ['name', 'person', 'completed_on', 'expires_on', 'state', 'provider', 'certificate_number'],
  sort: '-completed_on',
  form: [
    ['Training record', ['person', 'course', 'completed_on', 'provider', 'instructor']],
    ['Certificate', ['front', 'back', 'certificate_number', 'score', 'hours']],
    ['Expiry', ['expiry_override', 'expiry_reason']],
    ['Verification', ['verified_how']],
    ['Revocation', ['revoked', 'revoked_reason']],
    ['Notes', ['notes']],
  ],
  grants: 'training',
  within: 'person',
  toldApartBy: ['person', 'course', 'completed_on'],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
