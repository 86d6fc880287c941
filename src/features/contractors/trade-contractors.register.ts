// Companies that work on our sites: how they stand, and what is known of them. What they prove, who speaks for them and
// where they work are registers of their own, which lie within it.
import { defineRegister } from '../../register/define.ts'
import { choice, choices } from '../../register/fields/choice.ts'
import { number } from '../../register/fields/number.ts'
import { reference } from '../../register/fields/pointing.ts'
import { address, rows } from '../../register/fields/structured.ts'
import { link, longText, phone, text } from '../../register/fields/text.ts'
import { date } from '../../register/fields/time.ts'
import { trades } from './trades.ts'

/** What somebody says of a contractor. */
const said = {
  invited: 'Invited',
  pending: 'Pending',
  approved: 'Approved',
  conditional: 'Approved with conditions',
  suspended: 'Suspended',
} as const
const tones = {
  invited: 'calm',
  pending: 'notice',
  approved: 'good',
  conditional: 'warning',
  suspended: 'danger',
} as const

export const tradeContractors = defineRegister('trade-contractors', {
  one: 'Trade contractor',
  many: 'Trade contractors',
  lead: 'Companies that work on your sites.',
  fields: {
    name: text({ required: true, search: true, max: 160 }),
    legal_name: text({ max: 200 }),
    trades: choices({ options: trades }),
    state: choice({ required: true, default: 'pending', label: 'Decision', options: said, tones }),
    approval: choice({
      computed: true,
      label: 'Status',
      options: { ...said, expired: 'Papers expired' },
      tones: { ...tones, expired: 'danger' },
    }),
    prequalification: choice({
      computed: true,
      options: {
        asked: 'Asked for',
        valid: 'Valid',
        expiring: 'Expires soon',
        expired: 'Expired',
        failed: 'Not passed',
      },
      tones: {
        asked: 'notice',
        valid: 'good',
        expiring: 'warning',
        expired: 'danger',
        failed: 'danger',
      },
    }),
    prequalification_score: number({ computed: true, decimals: 1, unit: '%' }),
    prequalified_on: date({ computed: true }),
    prequalified_until: date({ computed: true }),
    condition: longText({
      required: true,
      max: 1000,
      label: 'Conditions',
      when: [{ field: 'state', operator: 'is_equal_to', value: 'conditional' }],
    }),
    suspended_reason: longText({
      required: true,
      max: 1000,
      label: 'Why suspended',
      when: [{ field: 'state', operator: 'is_equal_to', value: 'suspended' }],
    }),
    phone: phone(),
    website: link({ placeholder: 'https://' }),
    address: address(),
    emergency_name: text({ max: 120, label: 'Emergency contact' }),
    emergency_phone: phone({ label: 'Emergency phone' }),
    wsib_account: text({ max: 40, label: 'WSIB account number' }),
    safety_rating: choice({
      of: 'certification',
      label: 'Safety certification',
      options: {
        none: 'None',
        cor: 'COR',
        cor_2020: 'COR 2020',
        iso_45001: 'ISO 45001',
        other: 'Another program',
      },
    }),
    history: rows({
      label: 'Safety record',
      max: 20,
      columns: {
        year: number({ required: true, min: 1990, max: 2100, year: true }),
        trir: number({ min: 0, max: 1000, decimals: 2, label: 'TRIR' }),
        lost_time: number({ min: 0, max: 10_000, label: 'Lost-time injuries' }),
        orders: number({ min: 0, max: 10_000, label: 'Orders received' }),
        convictions: number({ min: 0, max: 1000 }),
      },
    }),
    sub_tier_of: reference({ to: 'trade-contractors', label: 'Works under' }),
    notes: longText({ max: 5000 }),
  },
  list: ['name', 'trades', 'approval', 'prequalification', 'phone', 'safety_rating'],
  form: [
    [
      'Trade contractor',
      ['name', 'legal_name', 'trades', 'state', 'condition', 'suspended_reason', 'sub_tier_of'],
    ],
    ['Contact', ['phone', 'website', 'address', 'emergency_name', 'emergency_phone']],
    ['Safety', ['wsib_account', 'safety_rating', 'history']],
    ['Notes', ['notes']],
  ],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
