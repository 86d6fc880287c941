import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: { 'toolbox-talks': life, 'toolbox-talk-categories': life },
  templates: { user: { holds: ['toolbox-talks.create', 'toolbox-talks.edit'] } },
  screens: [
    ...registerScreens(
      {
        name: 'toolbox-talks',
        path: '/dashboard/toolbox-talks',
        title: 'Toolbox talks',
        menu: { group: 'risk', at: 40, label: 'nav_toolbox_talks' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'toolbox-talks-library',
      path: '/dashboard/toolbox-talks/library',
      audience: 'staff',
      grants: ['toolbox-talks.create'],
      title: 'Toolbox talks: bring in from the provider library',
      label: 'screen_talk_library',
      file: 'library/web/TalkLibrary.tsx',
    },
    ...registerScreens(
      {
        name: 'toolbox-talk-categories',
        path: '/dashboard/toolbox-talks/categories',
        title: 'Toolbox talk categories',
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
