import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'my-account',
      path: '/dashboard/my-account',
      audience: 'staff',
      grants: [],
      closed: 'private',
      title: 'Own profile, password, two-factor, sessions, signature; open to any logged-in user',
      label: 'my_account',
      file: 'web/MyAccountScreen.tsx',
    },
    {
      name: 'admin-account',
      path: '/admin-dashboard/admin-account',
      audience: 'admin',
      grants: [],
      title: 'Own account',
      label: 'my_account',
      file: 'web/MyAccountScreen.tsx',
    },
    {
      name: 'contractors-my-account',
      path: '/contractors/my-account',
      audience: 'contractor',
      grants: [],
      title: 'Own account',
      label: 'my_account',
      file: 'web/MyAccountScreen.tsx',
    },
  ],
}
