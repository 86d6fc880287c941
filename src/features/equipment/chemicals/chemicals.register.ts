// Every product with a hazard: its data sheet, its hazards, whether it may be used.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices, yesNo } from '../../../register/fields/choice.ts'
import { file, person, references } from '../../../register/fields/pointing.ts'
import { rows } from '../../../register/fields/structured.ts'
import { longText, phone, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'
import { healthClasses, physicalClasses } from './hazards-of-chemicals.ts'
import { pictograms } from './pictograms.ts'

export const chemicals = defineRegister('chemicals', {
  one: 'Chemical',
  many: 'Chemicals',
  lead: 'Every hazardous product, with its safety data sheet one scan away.',
  fields: {
    name: text({ label: 'Product name', required: true, search: true }),
    supplier: text({ label: 'Manufacturer or supplier', required: true, search: true }),
    supplier_phone: phone({ label: 'Supplier’s phone' }),
    emergency_phone: phone({ label: 'Emergency phone' }),
    product_code: text({ max: 60, search: true }),
    ingredients: rows({
      label: 'Ingredients',
      columns: {
        name: text({ required: true }),
        cas: text({ label: 'CAS number', max: 20 }),
        share: text({ label: 'Share', max: 30, placeholder: '10–30 %' }),
      },
    }),
    physical_state: choice({
      options: {
        solid: 'Solid',
        liquid: 'Liquid',
        gas: 'Gas',
        aerosol: 'Aerosol',
        powder: 'Powder',
        paste: 'Paste',
      },
    }),
    whmis_status: choice({
      label: 'WHMIS status',
      required: true,
      default: 'whmis',
      options: {
        whmis: 'Hazardous product (WHMIS)',
        consumer: 'Consumer product',
        exempt: 'Exempt',
      },
    }),
    sds: file({ label: 'Safety data sheet', accept: ['application/pdf'] }),
    sds_language: choice({
      label: 'Language of the data sheet',
      options: { en: 'English', fr: 'French', both: 'English and French' },
      when: [{ field: 'sds_revised_on', operator: 'is_not_empty' }],
    }),
    sds_french: file({
      label: 'French data sheet',
      accept: ['application/pdf'],
      hint: 'If it is a separate file. The supplier must provide both languages.',
      when: [{ field: 'sds_language', operator: 'is_equal_to', value: 'en' }],
    }),
    sds_revised_on: date({ label: 'Data sheet revised on', past: true }),
    physical_hazards: choices({ label: 'Physical hazards', options: physicalClasses }),
    health_hazards: choices({ label: 'Health hazards', options: healthClasses }),
    pictograms: choices({ options: pictograms }),
    signal_word: choice({
      of: 'signal word',
      options: { danger: 'Danger', warning: 'Warning', none: 'None' },
      tones: { danger: 'danger', warning: 'warning' },
    }),
    reaction: choice({
      label: 'Acid or base',
      options: { acid: 'Acid', base: 'Base', neither: 'Neither' },
    }),
    hazard_statements: longText({ max: 3000 }),
    precautions: longText({ label: 'Precautionary statements', max: 3000 }),
    first_aid: longText({ label: 'First aid (section 4)', max: 3000 }),
    fire: longText({ label: 'Fire-fighting (section 5)', max: 3000 }),
    spill: longText({ label: 'Accidental release (section 6)', max: 3000 }),
    storage: longText({ label: 'Handling and storage (section 7)', max: 3000 }),
    ppe: longText({ label: 'Exposure controls and PPE (section 8)', max: 3000 }),
    incompatible_with: longText({ label: 'Incompatible with (section 10)', max: 1000 }),
    un_number: text({
      label: 'UN number',
      max: 10,
      placeholder: 'UN1090',
      // Identification numbers of dangerous goods; North America has some of its own.
      pattern: /^(UN|NA|ID)?[ -]?\d{4}$/i,
      patternSays: 'Enter a number of four digits, such as UN1090.',
    }),
    designated_substance: yesNo({ hint: 'Regulated by O. Reg. 490/09.' }),
    status: choice({
      required: true,
      default: 'requested',
      options: {
        requested: 'Requested',
        under_review: 'Under review',
        approved: 'Approved',
        rejected: 'Rejected',
        in_use: 'In use',
        phased_out: 'Phased out',
      },
      tones: {
        requested: 'notice',
        under_review: 'notice',
        approved: 'good',
        in_use: 'good',
        rejected: 'danger',
        phased_out: 'calm',
      },
    }),
    restrictions: longText({
      label: 'Restrictions or reason',
      max: 1000,
      when: [{ field: 'status', operator: 'is_not_equal_to', value: 'requested' }],
    }),
    approved_by: person({ readOnly: true }),
    approved_on: date({ readOnly: true }),
    substitutes: references({ to: 'chemicals', label: 'Safer substitutes' }),
    sds_due: date({
      computed: true,
      label: 'Renew data sheet by',
      hint: 'Three years after its revision: good practice, not law.',
    }),
    attention: choices({
      computed: true,
      label: 'Needs attention',
      options: {
        no_sheet: 'No data sheet',
        sheet_old: 'Sheet older than 3 years',
        no_french: 'No French sheet',
        conflict: 'Next to an incompatible product',
      },
    }),
  },
  toldApartBy: ['name', 'supplier'],
  list: ['name', 'attention', 'pictograms', 'supplier', 'signal_word', 'status', 'sds_revised_on'],
  form: [
    [
      'Product',
      [
        'name',
        'supplier',
        'product_code',
        'physical_state',
        'whmis_status',
        'supplier_phone',
        'emergency_phone',
        'ingredients',
      ],
    ],
    ['Safety data sheet', ['sds', 'sds_revised_on', 'sds_language', 'sds_french']],
    [
      'Hazards',
      [
        'signal_word',
        'pictograms',
        'physical_hazards',
        'health_hazards',
        'reaction',
        'hazard_statements',
        'precautions',
        'designated_substance',
        'un_number',
      ],
    ],
    ['What to do', ['first_aid', 'fire', 'spill', 'storage', 'ppe', 'incompatible_with']],
    ['Approval', ['status', 'restrictions', 'substitutes']],
  ],
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
