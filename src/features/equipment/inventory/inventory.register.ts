// Every thing that people work with: where it is, who has it, whether it may be used.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { files, person, photo, reference, tree } from '../../../register/fields/pointing.ts'
import { ownValues } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

const notOwned = [
  [
    { field: 'ownership', operator: 'is_equal_to', value: 'rented' },
    { field: 'ownership', operator: 'is_equal_to', value: 'leased' },
  ],
] as const
// The type's tracking is copied by the server: a new asset's is not known to its form yet.
const counted = [{ field: 'tracking', operator: 'is_not_equal_to', value: 'serialised' }] as const

export const inventory = defineRegister('inventory', {
  one: 'Asset',
  many: 'Assets',
  lead: 'Each piece of equipment, with its inspections, documents and current holder.',
  fields: {
    asset_type: reference({ to: 'asset-types', required: true }),
    tracking: choice({
      label: 'Tracked',
      readOnly: true,
      options: { serialised: 'Individually', quantity: 'By quantity' },
    }),
    name: text({ required: true, search: true, max: 120 }),
    inventory_id: text({
      label: 'Tag number',
      required: true,
      unique: true,
      search: true,
      max: 60,
    }),
    status: choice({
      required: true,
      default: 'in_service',
      options: {
        in_service: 'In service',
        out_of_service: 'Out of service',
        in_repair: 'In repair',
        on_rent: 'Rented out',
        lost: 'Lost',
        retired: 'Retired',
      },
      tones: {
        in_service: 'good',
        out_of_service: 'danger',
        in_repair: 'warning',
        on_rent: 'notice',
        lost: 'danger',
        retired: 'calm',
      },
    }),
    attention: choices({
      computed: true,
      label: 'Needs attention',
      options: {
        tagged_out: 'Tagged out',
        inspection_overdue: 'Inspection overdue',
        certificate_expired: 'Certificate expired',
        certificate_soon: 'Certificate expires within 60 days',
        service_overdue: 'Service overdue',
        below_minimum: 'Below minimum stock',
      },
    }),
    tagged_out: yesNo({ computed: true }),
    serial: text({ label: 'Serial number', search: true, max: 80 }),
    make: text({ search: true, max: 80 }),
    model: text({ search: true, max: 80 }),
    year: number({ min: 1950, max: 2100, year: true }),
    location: tree({ to: 'locations' }),
    holder: person({ label: 'Holder' }),
    project: reference({ to: 'projects', computed: true }),
    photo: photo({ accept: ['image/*'] }),
    quantity: number({ min: 0, max: 1_000_000, when: counted }),
    minimum: number({ label: 'Minimum stock', min: 0, max: 1_000_000, when: counted }),
    ownership: choice({
      default: 'owned',
      options: { owned: 'Owned', rented: 'Rented', leased: 'Leased' },
    }),
    purchased_on: date({
      past: true,
      when: [
        { field: 'ownership', operator: 'is_not_equal_to', value: 'rented' },
        { field: 'ownership', operator: 'is_not_equal_to', value: 'leased' },
      ],
    }),
    rented_from: text({ max: 120, when: notOwned }),
    rental_until: date({ label: 'Rented until', when: notOwned }),
    meter_hours: number({ label: 'Hour meter', min: 0, max: 1_000_000, decimals: 1, unit: 'h' }),
    meter_km: number({ label: 'Odometer', min: 0, max: 5_000_000, unit: 'km' }),
    cert_no: text({ label: 'Certificate number', max: 80 }),
    cert_expiry: date({ label: 'Certificate expires' }),
    next_inspection: date(),
    next_service: date(),
    documents: files({ accept: ['application/pdf', 'image/*'], max: 30 }),
    own_values: ownValues({ label: 'More details' }),
    notes: longText({ max: 2000 }),
  },
  list: ['name', 'inventory_id', 'status', 'attention', 'location', 'holder', 'next_inspection'],
  form: [
    ['Asset', ['asset_type', 'name', 'inventory_id', 'status', 'photo', 'notes']],
    ['Make', ['serial', 'make', 'model', 'year', 'quantity', 'minimum', 'own_values']],
    ['Where it is', ['location', 'holder']],
    [
      'Inspection and service',
      ['cert_no', 'cert_expiry', 'next_inspection', 'next_service', 'meter_hours', 'meter_km'],
    ],
    [
      'Purchase and papers',
      ['ownership', 'purchased_on', 'rented_from', 'rental_until', 'documents'],
    ],
  ],
  grants: 'assets',
  within: 'asset_type',
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
