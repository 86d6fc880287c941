import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
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
