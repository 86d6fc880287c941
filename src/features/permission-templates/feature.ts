import { type Feature, life } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    'permission-templates': life,
  },
  templates: {
    user: { hides: ['permission-templates'], holds: ['permission-templates.view'] },
    management: { hides: ['permission-templates'] },
  },
  screens: [
    {
      name: 'admin-roles',
      path: '/admin-dashboard/roles',
      audience: 'admin',
      grants: [],
      title: 'Default permission templates',
      label: 'defaults',
      file: 'defaults/web/DefaultTemplatesScreen.tsx',
    },
    {
      name: 'roles-template',
      path: '/dashboard/roles-template',
      audience: 'staff',
      grants: ['permission-templates.view'],
      title: 'Permission templates',
      menu: { group: 'settings', at: 10, label: 'nav_permission_templates' },
    },
    {
      name: 'roles-template-accounts',
      path: '/dashboard/roles-template/templates/accounts/:id',
      audience: 'staff',
      grants: ['permission-templates.view'],
      title: 'Accounts on a template',
      label: 'screen_template_accounts',
      file: 'web/AccountsScreen.tsx',
    },
    {
      name: 'roles-template-edit',
      path: '/dashboard/roles-template/edit/:id',
      audience: 'staff',
      grants: ['permission-templates.edit'],
      title: 'Permission templates: edit',
    },
    {
      name: 'roles-template-create',
      path: '/dashboard/roles-template/create',
      audience: 'staff',
      grants: ['permission-templates.create'],
      title: 'Permission templates: create',
    },
    {
      name: 'roles-template-deleted',
      path: '/dashboard/roles-template/deleted',
      audience: 'staff',
      grants: ['permission-templates.archive'],
      title: 'Permission templates: archived',
    },
    {
      name: 'users-role-permissions',
      path: '/dashboard/users/role-permissions/:id',
      audience: 'staff',
      grants: ['users.edit'],
      title: 'Permission template and extra grants of one user',
      label: 'screen_role_permissions',
      file: 'web/PersonRightsScreen.tsx',
    },
  ],
}
