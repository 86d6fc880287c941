import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    dashboard: ['customize'],
  },
  templates: {
    user: { holds: ['customize-dashboard'] },
    management: { holds: ['customize-dashboard'] },
  },
  screens: [
    {
      name: 'dashboard',
      path: '/dashboard',
      audience: 'staff',
      grants: [],
      title: 'Home: widgets; open to any logged-in user',
      label: 'dashboard',
      file: 'web/HomeScreen.tsx',
    },
    {
      name: 'dashboard-customize',
      path: '/dashboard/customize',
      audience: 'staff',
      grants: ['customize-dashboard'],
      title: 'Choose and order the home widgets',
      label: 'screen_customize',
    },
  ],
}
