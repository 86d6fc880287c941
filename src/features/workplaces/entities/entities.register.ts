// The parts of a company that the law, the insurer or the accounts treat by themselves.
import { defineRegister } from '../../../register/define.ts'
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { file, tree } from '../../../register/fields/pointing.ts'
import { address, rows } from '../../../register/fields/structured.ts'
import { text } from '../../../register/fields/text.ts'

export const entities = defineRegister('entities', {
  one: 'Entity',
  many: 'Entities',
  lead: 'Legal entities, divisions, branches and regions: who employs, who files and who is reported on separately.',
  fields: {
    name: text({ required: true, search: true, unique: true, max: 120 }),
    legal_name: text({ required: true, search: true }),
    kind: choice({
      required: true,
      default: 'legal_entity',
      options: {
        legal_entity: 'Legal entity',
        division: 'Division',
        branch: 'Branch',
        region: 'Region',
      },
    }),
    parent: tree({ to: 'entities', label: 'Part of' }),
    country: choice({
      required: true,
      default: 'CA',
      options: { CA: 'Canada', US: 'United States' },
    }),
    address: address(),
    logo: file({
      accept: ['image/png', 'image/jpeg'],
      // It is sent with every mail.
      largest: 2 * 1024 * 1024,
      hint: 'It is shown on white, no higher than two lines.',
    }),
    display_name: text({
      label: 'Name on papers and mails',
      max: 120,
      hint: 'Left empty: the legal name.',
    }),
    colour: text({ label: 'Colour', max: 7, placeholder: '#1d5b79' }),
    is_default: yesNo({
      label: 'Default for new records',
      default: false,
      hint: 'Only one entity per company; choosing this one replaces the other.',
    }),
    wsib_account: text({
      label: 'WSIB account number',
      max: 20,
      when: [{ field: 'country', operator: 'is_equal_to', value: 'CA' }],
    }),
    ein: text({
      label: 'EIN',
      max: 10,
      placeholder: '12-3456789',
      when: [{ field: 'country', operator: 'is_equal_to', value: 'US' }],
    }),
    naics: text({ label: 'NAICS code', max: 6 }),
    establishment: yesNo({
      label: 'An OSHA establishment',
      hint: 'A single physical location that keeps its own OSHA log (29 CFR 1904.46).',
      when: [{ field: 'country', operator: 'is_equal_to', value: 'US' }],
    }),
    months: rows({
      label: 'Head count and hours by month',
      max: 240,
      columns: {
        month: text({ required: true, max: 7, placeholder: '2026-03' }),
        headcount: number({ label: 'Head count', min: 0, max: 1_000_000 }),
        hours: number({ label: 'Hours worked', min: 0, max: 100_000_000 }),
      },
    }),
  },
  list: ['name', 'legal_name', 'kind', 'country', 'is_default'],
  form: [
    ['Entity', ['name', 'legal_name', 'kind', 'parent', 'country', 'is_default', 'address']],
    ['Look of papers, mails and public pages', ['logo', 'display_name', 'colour']],
    ['Registrations', ['wsib_account', 'ein', 'naics', 'establishment']],
    ['Work', ['months']],
  ],
  parent: 'parent',
  capabilities: ['create', 'edit', 'archive', 'export'],
})
