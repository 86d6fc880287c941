import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    users: life,
  },
  templates: { user: { hides: ['users'] } },
  tabs: [
    {
      register: 'users',
      name: 'confidential',
      at: 85,
      label: 'person_confidential',
      grants: ['confidential.view'],
      file: 'confidential/web/PersonConfidential.tsx',
    },
    {
      register: 'users',
      name: 'rights',
      at: 90,
      label: 'person_rights',
      grants: ['users.edit'],
      file: 'users/web/PersonRights.tsx',
    },
  ],
  screens: [
    {
      name: 'signup',
      path: '/signup/:token',
      audience: 'public',
      grants: [],
      title: 'Finish an invitation or trial',
      label: 'page_signup',
      area: 'sign',
      file: 'signup/web/SignupScreen.tsx',
    },
    ...registerScreens(
      {
        name: 'users',
        path: '/dashboard/users',
        title: 'Users',
        menu: { group: 'people', at: 10, label: 'nav_users' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'users-invite-upload',
      path: '/dashboard/users/invite-upload',
      audience: 'staff',
      grants: ['users.create'],
      title: 'Invite many from a spreadsheet',
      label: 'screen_invite',
      file: 'users/web/InviteUploadScreen.tsx',
    },
    {
      name: 'users-duplicates',
      path: '/dashboard/users/duplicates',
      audience: 'staff',
      grants: ['users.archive'],
      title: 'Users: likely duplicates, to be merged',
      label: 'screen_duplicates',
      menu: { group: 'people', at: 12, label: 'screen_duplicates' },
      file: 'merging/web/DuplicatesScreen.tsx',
    },
    {
      name: 'users-custom-fields',
      path: '/dashboard/users/custom-fields',
      audience: 'staff',
      grants: ['users.edit'],
      title: 'Custom user fields',
    },
  ],
}
