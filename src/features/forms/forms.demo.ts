import { formCategories } from './forms.register.ts'
import type { WrittenForm } from './library/written.ts'

export const formCategoriesDemo = {
  register: formCategories,
  rows: [
    {
      name: 'Inspections',
      description: 'Weekly and monthly site inspections, and checks of safety gear.',
      tone: 'notice',
    },
    {
      name: 'Equipment',
      description: 'Checked before it is used.',
      tone: 'calm',
    },
    {
      name: 'Permits',
      description: 'Filled in before work begins: permits and the crew’s hazard assessments.',
      tone: 'warning',
    },
    {
      name: 'Incidents and near misses',
      description: 'What happened, or nearly did.',
      tone: 'danger',
    },
    {
      name: 'People',
      description: 'Orientation, washrooms and the contractors we hire.',
      tone: 'good',
    },
  ],
}

/** Which forms of the library the demo company has taken: slug, category, code. */
export const adoptedDemo: readonly (readonly [slug: string, category: string, code: string])[] = [
  ['site-inspection-weekly', 'Inspections', 'WSI-01'],
  ['jhsc-inspection-monthly', 'Inspections', 'JHSC-01'],
  ['harness-inspection', 'Inspections', 'HAR-01'],
  ['aed-quarterly', 'Inspections', 'AED-01'],
  ['vehicle-pre-trip', 'Equipment', 'VEH-01'],
  ['ewp-pre-use', 'Equipment', 'EWP-01'],
  ['flha', 'Permits', 'FLHA-01'],
  ['hot-work-permit', 'Permits', 'HWP-01'],
  ['confined-space-permit', 'Permits', 'CSE-01'],
  ['near-miss', 'Incidents and near misses', 'NM-01'],
  ['incident-report', 'Incidents and near misses', 'INC-01'],
  ['orientation-checklist', 'People', 'ORI-01'],
]

/** Which of them ask for a course, and warn who has not got it. */
export const askingDemo: readonly (readonly [slug: string, course: string])[] = [
  ['confined-space-permit', 'Confined space entry'],
]

/** A form that the demo company is still making. */
const concretePour: WrittenForm = {
  slug: 'concrete-pour',
  version: 1,
  kind: 'inspection',
  title: [
    'Concrete pour checklist',
    'Liste de contrôle du bétonnage',
    'Lista de colado de concreto',
  ],
  description: [
    'What the foreman checks before the first truck discharges.',
    'Ce que le contremaître vérifie avant que le premier camion ne décharge.',
    'Lo que revisa el capataz antes de que descargue el primer camión.',
  ],
  basis: 'Practice of the demo company.',
  reviewed: '2026-11-21',
  settings: { signature_policy: 'submitter', applies_to: ['project'], retention: 'three_years' },
  sections: [
    {
      key: 'part_pour',
      words: ['The pour', 'Le bétonnage', 'El colado'],
      questions: [
        {
          key: 'project',
          type: 'project',
          required: true,
          prefill: 'project',
          words: ['Project', 'Chantier', 'Obra'],
        },
        {
          key: 'element',
          type: 'text',
          words: ['What is poured', 'Élément coulé', 'Elemento que se cuela'],
        },
        {
          key: 'volume',
          type: 'number',
          unit: 'm³',
          min: 0,
          words: ['Volume', 'Volume', 'Volumen'],
        },
        {
          key: 'formwork',
          type: 'check',
          severity: 'critical',
          photoOnFail: true,
          words: [
            'Formwork was inspected against its drawings',
            'Le coffrage a été inspecté selon les plans',
            'La cimbra se inspeccionó según los planos',
          ],
        },
        {
          key: 'pump',
          type: 'yes-no',
          words: ['Is a pump used?', 'Utilise-t-on une pompe?', '¿Se usa bomba?'],
        },
        {
          key: 'pump_ground',
          type: 'check',
          severity: 'high',
          photoOnFail: true,
          when: [['pump', 'is_equal_to', 'yes']],
          words: [
            'The pump is level, on mats, away from power lines',
            'La pompe est de niveau, sur plaques, loin des lignes électriques',
            'La bomba está nivelada, sobre placas y lejos de las líneas eléctricas',
          ],
        },
        {
          key: 'signature',
          type: 'signature',
          required: true,
          words: ['Foreman’s signature', 'Signature du contremaître', 'Firma del capataz'],
        },
      ],
    },
  ],
}

export const draftDemo = { written: concretePour, category: 'Inspections', code: 'POUR-01' }
