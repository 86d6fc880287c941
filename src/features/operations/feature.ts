import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    operations: life,
  },
  screens: [
    ...registerScreens(
      {
        name: 'operations',
        path: '/dashboard/operations',
        title: 'Operations',
        menu: { group: 'people', at: 40, label: 'nav_operations' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    ...registerScreens(
      {
        name: 'operation-roles',
        path: '/dashboard/operation-roles',
        title: 'Operation roles',
        family: 'operations',
        menu: { group: 'people', at: 50, label: 'nav_operation_roles' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
