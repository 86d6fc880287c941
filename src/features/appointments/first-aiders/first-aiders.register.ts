// Who gives first aid, where, on which shift, and until when their certificate holds.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { file } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { appointmentFields, posterSection } from '../appointment-fields.ts'

export const firstAiders = defineRegister('first-aiders', {
  one: 'First aider',
  many: 'First aiders',
  lead: 'Who gives first aid at each place and on each shift, with a valid certificate.',
  fields: {
    ...appointmentFields,
    certificate_level: choice({
      required: true,
      options: { emergency: 'Emergency First Aid', standard: 'Standard First Aid' },
    }),
    certificate_number: text({ max: 60 }),
    certificate_expires_on: date({
      label: 'Expires on',
      hint: 'Leave it empty: it follows from the person’s training records of first aid.',
    }),
    certificate_until: date({ computed: true, label: 'Valid until' }),
    certificate: file({ label: 'Evidence', accept: ['application/pdf', 'image/*'] }),
    certificate_state: choice({
      of: 'certificate',
      computed: true,
      label: 'Certificate',
      options: {
        valid: 'Valid',
        expiring: 'Expires soon',
        expired: 'Expired',
        revoked: 'Revoked',
        unproven: 'Not verified yet',
        unknown: 'No certificate known',
      },
      tones: {
        valid: 'good',
        expiring: 'warning',
        expired: 'danger',
        revoked: 'danger',
        unproven: 'notice',
        unknown: 'notice',
      },
    }),
  },
  list: [
    'name',
    'location',
    'shift',
    'certificate_state',
    'certificate_until',
    'certificate_level',
  ],
  form: [
    ['First aider', ['person', 'location', 'shift']],
    [
      'Certificate',
      ['certificate_level', 'certificate_number', 'certificate_expires_on', 'certificate'],
    ],
    ['Term', ['starts_on', 'ends_on']],
    posterSection,
  ],
  grants: 'resources',
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
