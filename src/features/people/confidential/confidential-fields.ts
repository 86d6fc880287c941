import { keysOf } from '../../../kit/own.ts'
import { choice } from '../../../register/fields/choice.ts'
import { address } from '../../../register/fields/structured.ts'
import { phone, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

/** What of a person only few may read. */
export const confidentialFields = {
  birth_date: date({ label: 'Birth date', past: true }),
  sex: choice({ label: 'Sex', options: { female: 'Female', male: 'Male', other: 'Another' } }),
  home_address: address({ label: 'Home address' }),
  emergency_name: text({ label: 'Emergency contact' }),
  emergency_relation: text({
    label: 'Relation',
    max: 100,
    hint: 'How the contact is related: partner, parent, neighbour.',
  }),
  emergency_phone: phone({ label: 'Contact’s phone' }),
}

export type ConfidentialField = keyof typeof confidentialFields
export const confidentialNames = keysOf(confidentialFields)

/** Where the value is, encrypted. */
export const columnOf = (name: ConfidentialField) => `${name}_encrypted` as const
