import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    audit: ['view'],
  },
  templates: { user: { hides: ['audit'] }, management: { hides: ['audit'] } },
  tabs: [
    {
      register: 'users',
      name: 'activity',
      at: 40,
      label: 'person_activity',
      grants: ['audit.view'],
      file: 'web/PersonActivity.tsx',
    },
  ],
  screens: [
    {
      name: 'changes',
      path: '/dashboard/changes',
      audience: 'staff',
      grants: ['audit.view'],
      title: 'Change log: who changed what, when, before and after',
      label: 'nav_changes',
      menu: { group: 'settings', at: 80, label: 'nav_changes' },
      file: 'web/ChangesScreen.tsx',
    },
  ],
}
