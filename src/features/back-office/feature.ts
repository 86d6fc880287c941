import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'admin-dashboard',
      path: '/admin-dashboard',
      audience: 'admin',
      grants: [],
      title: 'Back office home',
      label: 'back_office',
      file: 'web/HomeScreen.tsx',
    },
    {
      name: 'admin-requests',
      path: '/admin-dashboard/requests',
      audience: 'admin',
      grants: [],
      title: 'Trial, demo and contact requests',
      label: 'requests',
      file: 'web/RequestsScreen.tsx',
    },
    {
      name: 'admin-templates',
      path: '/admin-dashboard/templates',
      audience: 'admin',
      grants: [],
      title: 'Provider library: default forms and resources',
      label: 'provider_library',
      file: 'web/library/LibraryScreen.tsx',
    },
    {
      name: 'backend',
      path: '/backend/*',
      audience: 'admin',
      grants: [],
      title: 'Route group: admin only, leads to /admin-dashboard',
      file: 'web/BackendRedirect.tsx',
    },
  ],
}
