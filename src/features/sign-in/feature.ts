import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'login',
      path: '/login',
      audience: 'public',
      grants: [],
      title: 'Staff and provider admin login',
      file: 'web/LoginScreen.tsx',
      opensOffline: true,
    },
    {
      name: 'forgot-password',
      path: '/forgot-password',
      audience: 'public',
      grants: [],
      title: 'Ask for a reset link',
      file: 'web/ForgotPasswordScreen.tsx',
    },
    {
      name: 'reset-password',
      path: '/reset-password/',
      audience: 'public',
      grants: [],
      title: 'Set a new password (token and email in the query)',
      file: 'web/ResetPasswordScreen.tsx',
    },
    {
      name: 'contractors-login',
      path: '/contractors/login',
      audience: 'public',
      grants: [],
      title: 'Contractor login',
      file: 'web/ContractorLoginScreen.tsx',
    },
    {
      name: 'contractors-logout',
      path: '/contractors/logout',
      audience: 'contractor',
      grants: [],
      title: 'Signs out',
      file: 'web/LogoutScreen.tsx',
    },
  ],
}
