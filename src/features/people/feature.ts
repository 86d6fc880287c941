import { type Feature, type FeatureTab, life, registerScreens } from '../../manifest/feature.ts'

/** What everybody's record has, with an account or without one. */
const ofPeople = (register: string): FeatureTab[] => [
  {
    register,
    name: 'custom-fields',
    at: 80,
    label: 'custom_fields',
    grants: ['users.view'],
    file: 'custom-fields/web/PersonCustomFields.tsx',
  },
  {
    register,
    name: 'confidential',
    at: 85,
    label: 'person_confidential',
    grants: ['confidential.view'],
    file: 'confidential/web/PersonConfidential.tsx',
  },
]

export const feature: Feature = {
  grants: {
    users: [...life, 'reset-second-factor'],
  },
  templates: { user: { hides: ['users'] } },
  tabs: [
    {
      register: 'trade-contractors',
      name: 'workers',
      at: 20,
      label: 'contractor_workers',
      grants: ['users.view'],
      file: 'contractor-workers/web/ContractorWorkers.tsx',
    },
    ...ofPeople('users'),
    ...ofPeople('people-without-account'),
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
    ...registerScreens(
      {
        name: 'people-without-account',
        path: '/dashboard/users/without-account',
        title: 'People without an account',
        family: 'users',
        menu: { group: 'people', at: 11, label: 'nav_without_account' },
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
      label: 'custom_fields',
      menu: { group: 'settings', at: 12, label: 'screen_custom_fields' },
    },
    {
      name: 'users-custom-fields-create',
      path: '/dashboard/users/custom-fields/create',
      audience: 'staff',
      grants: ['users.edit'],
      title: 'Custom user fields: create',
    },
    {
      name: 'users-custom-fields-edit',
      path: '/dashboard/users/custom-fields/edit/:id',
      audience: 'staff',
      grants: ['users.edit'],
      title: 'Custom user fields: edit',
    },
    {
      name: 'users-custom-fields-deleted',
      path: '/dashboard/users/custom-fields/deleted',
      audience: 'staff',
      grants: ['users.edit'],
      title: 'Custom user fields: archived',
    },
  ],
}
