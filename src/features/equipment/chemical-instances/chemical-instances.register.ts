// Where a product stands, in which container and how much of it. It has no screens of its own: the
// product's screen shows it.
import { defineRegister } from '../../../register/define.ts'
import { choice } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { person, reference, tree } from '../../../register/fields/pointing.ts'
import { text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

export const chemicalInstances = defineRegister('chemical-instances', {
  one: 'Container',
  many: 'Containers',
  lead: 'Where this product is stored, and how much of it.',
  fields: {
    chemical: reference({ to: 'chemicals', required: true }),
    name: text({ label: 'Container', required: true, search: true, max: 80 }),
    location: tree({ to: 'locations', required: true }),
    container: choice({
      label: 'Type of container',
      options: {
        original: 'Supplier’s container',
        decanted: 'Decanted',
        drum: 'Drum',
        tote: 'Tote',
        cylinder: 'Cylinder',
        bag: 'Bag',
        tank: 'Tank',
      },
    }),
    quantity: number({ min: 0, max: 1_000_000, decimals: 2 }),
    unit: choice({
      default: 'l',
      options: { l: 'L', kg: 'kg', m3: 'm³', piece: 'pieces' },
    }),
    maximum: number({
      label: 'Maximum quantity allowed there',
      min: 0,
      max: 1_000_000,
      decimals: 2,
    }),
    opened_on: date({ past: true }),
    expires_on: date({ label: 'Expires' }),
    label_printed_on: date({ label: 'Workplace label printed', past: true }),
    responsible: person(),
  },
  list: ['name', 'location', 'quantity', 'unit', 'expires_on', 'label_printed_on'],
  form: [
    ['Container', ['name', 'container', 'location', 'responsible']],
    ['Contents', ['quantity', 'unit', 'maximum', 'opened_on', 'expires_on', 'label_printed_on']],
  ],
  grants: 'chemicals',
  within: 'chemical',
  capabilities: ['create', 'edit', 'archive'],
})
