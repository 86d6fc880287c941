import type { Feature } from '../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    // They have what all features show on them.
    {
      name: 'dashboard',
      path: '/dashboard',
      audience: 'staff',
      grants: [],
      title: 'Home: widgets; open to any logged-in user',
      label: 'dashboard',
      file: 'web/pages/HomeScreen.tsx',
      opensOffline: true,
    },
    {
      name: 'dashboard-customize',
      path: '/dashboard/customize',
      audience: 'staff',
      grants: ['customize-dashboard'],
      closed: 'private',
      title: 'Choose and order the home widgets',
      label: 'screen_customize',
      file: 'web/pages/CustomizeHomeScreen.tsx',
    },
    {
      name: 'not-found',
      path: '/*',
      audience: 'public',
      grants: [],
      title: 'Catch-all',
      area: 'any',
      file: 'web/pages/NotFound.tsx',
    },
    {
      name: 'not-authorized',
      path: '/not-authorized',
      audience: 'public',
      grants: [],
      title: 'Shown when a grant is missing',
      area: 'any',
      file: 'web/pages/NotAuthorized.tsx',
    },
  ],
}
