import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'notifications',
      path: '/dashboard/notifications',
      audience: 'staff',
      grants: [],
      title: 'Notices, and what one is told where; open to any logged-in user',
      label: 'notices',
      file: 'web/NotificationsScreen.tsx',
    },
  ],
}
