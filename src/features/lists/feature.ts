import { type Feature, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    ...registerScreens(
      {
        name: 'list-categories',
        path: '/dashboard/list-categories',
        title: 'Lists',
        family: 'resources',
        menu: { group: 'settings', at: 70, label: 'nav_lists' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'lists',
      path: '/dashboard/list-categories/:id/lists',
      audience: 'staff',
      grants: ['resources.view'],
      title: 'Lists of one category and their items',
      label: 'screen_lists',
      file: 'web/ListsScreen.tsx',
    },
  ],
}
