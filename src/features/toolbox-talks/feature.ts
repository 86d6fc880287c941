import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: { 'toolbox-talks': life, 'toolbox-talk-categories': life },
  templates: { user: { holds: ['toolbox-talks.create', 'toolbox-talks.edit'] } },
  tabs: [
    {
      register: 'toolbox-talk-deliveries',
      name: 'attendance',
      at: 10,
      label: 'talk_attendance',
      grants: ['toolbox-talks.view'],
      file: 'deliveries/web/AttendanceTab.tsx',
    },
    {
      register: 'toolbox-talk-deliveries',
      name: 'words',
      at: 20,
      label: 'talk_words',
      grants: ['toolbox-talks.view'],
      file: 'deliveries/web/WordsTab.tsx',
    },
  ],
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
        name: 'toolbox-talk-deliveries',
        path: '/dashboard/toolbox-talks/deliveries',
        title: 'Talk deliveries',
        family: 'toolbox-talks',
        menu: { group: 'risk', at: 41, label: 'nav_talk_deliveries' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'talk-holding',
      path: '/dashboard/toolbox-talks/deliveries/hold',
      audience: 'staff',
      grants: ['toolbox-talks.create'],
      title: 'Give a toolbox talk: pick, read, take attendance',
      label: 'screen_talk_holding',
      file: 'holding/web/HoldTalk.tsx',
      opensOffline: true,
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
