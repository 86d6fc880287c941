import { chemicals } from './chemicals.register.ts'

export const chemicalsDemo = {
  register: chemicals,
  rows: [
    {
      name: 'Acetone',
      supplier: 'Northern Solvents',
      physical_state: 'liquid',
      sds_revised_on: '2025-03-04',
      sds_language: 'both',
      pictograms: ['GHS02', 'GHS07'],
      physical_hazards: ['flammable_liquids'],
      health_hazards: ['eye_damage', 'organ_single'],
      signal_word: 'danger',
      status: 'requested',
      un_number: 'UN1090',
    },
    {
      name: 'Portland cement',
      supplier: 'Great Lakes Cement',
      physical_state: 'powder',
      sds_revised_on: '2022-06-15',
      sds_language: 'en',
      pictograms: ['GHS05', 'GHS07', 'GHS08'],
      health_hazards: ['skin_corrosion', 'eye_damage', 'carcinogenicity'],
      signal_word: 'danger',
      ppe: 'P100 respirator when dry, nitrile gloves, goggles.',
    },
  ],
}
