// Types of documents that the demo company made, and what it has of them.
import { declaration, text } from '../../../kit/writing/short-parts.ts'
import { customCategories } from '../custom/custom-categories.register.ts'
import { customResourceTypes } from '../custom/custom-resource-types.register.ts'
import { customResources } from '../custom/custom-resources.register.ts'

const fields = {
  muster: '0194c000-0000-7000-8000-000000000001',
  authority: '0194c000-0000-7000-8000-000000000002',
  permit: '0194c000-0000-7000-8000-000000000003',
} as const

export const customResourceTypesDemo = {
  register: customResourceTypes,
  rows: [
    {
      name: 'Emergency plan',
      plural: 'Emergency plans',
      icon: 'rescue',
      has_categories: true,
      sign_off: true,
      review_months: 12,
      qr: true,
      custom_fields: [{ id: fields.muster, label: 'Muster point', kind: 'text', required: true }],
    },
    {
      name: 'Permit from an authority',
      plural: 'Permits from authorities',
      icon: 'permit',
      expires: true,
      custom_fields: [
        { id: fields.authority, label: 'Authority', kind: 'text', required: true },
        { id: fields.permit, label: 'Permit number', kind: 'text' },
      ],
    },
  ],
}

export const customCategoriesDemo = {
  register: customCategories,
  rows: [
    { type: 'Emergency plan', name: 'Sites', description: 'A plan for each site.' },
    { type: 'Emergency plan', name: 'Rescue', description: 'How people are brought down or out.' },
  ],
}

export const customResourcesDemo = {
  register: customResources,
  rows: [
    {
      type: 'Emergency plan',
      title: 'Emergency plan for the yard',
      number: 'EMP-01',
      category: 'Sites',
      owner: 'Maya Okafor',
      own_values: { [fields.muster]: 'Gate 2, beside the flagpole' },
      content: [
        text(
          '## At the alarm\n- Stop work and make your machine safe.\n- Walk to the muster point. Do not run.\n- Wait until you have been counted.\n## Who calls\n- The supervisor calls 911 and sends someone to the gate.',
          '## À l’alarme\n- Arrêtez le travail et sécurisez votre machine.\n- Marchez jusqu’au point de rassemblement. Ne courez pas.\n- Attendez d’avoir été compté.\n## Qui appelle\n- Le superviseur appelle le 911 et envoie quelqu’un à la barrière.',
        ),
        declaration('I know where to go and what to do.', 'Je sais où aller et quoi faire.'),
      ],
    },
    {
      type: 'Emergency plan',
      title: 'Rescue from height',
      number: 'EMP-02',
      category: 'Rescue',
      owner: 'Maya Okafor',
      own_values: { [fields.muster]: 'At the foot of the scaffold' },
      content: [
        text(
          '## Before work begins\n- Name two people who are trained to rescue.\n- Hang the rescue kit where everyone can reach it.\n## When somebody hangs in a harness\n- Call for help. Speak with the person all the time.\n- Bring them down within minutes, then call 911 for them whatever they say.',
          '## Avant le travail\n- Nommez deux personnes formées au sauvetage.\n- Suspendez la trousse de sauvetage à portée de tous.\n## Quand une personne est suspendue à son harnais\n- Appelez à l’aide. Parlez-lui sans arrêt.\n- Descendez-la en quelques minutes, puis appelez le 911, quoi qu’elle dise.',
        ),
      ],
    },
    {
      type: 'Permit from an authority',
      title: 'Noise by-law exemption, King Street',
      number: 'PER-01',
      owner: 'Maya Okafor',
      expires_on: '2031-05-31',
      own_values: { [fields.authority]: 'City of Toronto', [fields.permit]: 'NX-20418' },
      content: [
        text(
          'Concrete may be poured until 23:00 from Monday to Friday. The neighbours are told two days before.',
          'Le béton peut être coulé jusqu’à 23 h du lundi au vendredi. Le voisinage est avisé deux jours avant.',
        ),
      ],
    },
  ],
}
