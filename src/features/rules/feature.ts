import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    rules: ['view', 'edit'],
  },
  screens: [
    {
      name: 'rules',
      path: '/dashboard/rules',
      audience: 'staff',
      grants: ['rules.view'],
      title: 'Every rule of law in force, with citation, certainty and a calculator for each',
      label: 'nav_rules',
      menu: { group: 'analytics', at: 70, label: 'nav_rules' },
      file: 'web/RulesScreen.tsx',
    },
  ],
}
