import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  widgets: [
    {
      name: 'my-work',
      label: 'my_work',
      about: 'my_work_lead',
      grants: [],
      wide: 2,
      at: { hs_manager: 20, hs_user: 20, management: 40 },
      leads: 'my-work',
      acts: true,
      file: 'web/MyWorkWidget.tsx',
    },
  ],
  screens: [
    {
      name: 'my-work',
      path: '/dashboard/my-work',
      audience: 'staff',
      grants: [],
      title: 'What waits for a person; open to any logged-in user',
      label: 'my_work',
      menu: { group: 'work', at: 5, label: 'my_work' },
      file: 'web/MyWorkScreen.tsx',
    },
  ],
}
