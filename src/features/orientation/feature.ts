import { type Feature, registerScreens } from '../../manifest/feature.ts'

const ofPerson = (register: string) =>
  ({
    register,
    name: 'orientations',
    at: 32,
    label: 'orientations_of_person',
    grants: ['resources.view'],
    file: 'reviewing/web/OrientationsOfPerson.tsx',
  }) as const

export const feature: Feature = {
  tabs: [
    {
      register: 'orientation-records',
      name: 'taken',
      at: 10,
      label: 'orientation_taken',
      grants: ['resources.view'],
      file: 'reviewing/web/TakenTab.tsx',
    },
    ofPerson('users'),
    ofPerson('people-without-account'),
    {
      register: 'projects',
      name: 'orientations',
      at: 45,
      label: 'orientations_on_site',
      grants: ['resources.view'],
      file: 'reviewing/web/OnSiteTab.tsx',
    },
  ],
  screens: [
    ...registerScreens(
      {
        name: 'orientation-records',
        path: '/dashboard/orientation/records',
        title: 'Orientation records',
        family: 'resources',
        menu: { group: 'documents', at: 41, label: 'nav_orientation_records' },
      },
      'list',
      'deleted',
      'edit',
    ),
    {
      name: 'orientation-session',
      path: '/dashboard/orientation/session',
      audience: 'staff',
      grants: ['resources.create'],
      title: 'Give an orientation to a group: read, sign, hand over',
      label: 'screen_orientation_session',
      file: 'session/web/HoldOrientation.tsx',
    },
    {
      name: 'orientation-begin',
      path: '/dashboard/orientation/begin/:id',
      audience: 'staff',
      grants: [],
      title: 'Begin an orientation; open to everybody in its audience',
      label: 'screen_orientation_take',
      file: 'taking/web/BeginScreen.tsx',
    },
    {
      name: 'orientation-take',
      path: '/dashboard/orientation/take/:id',
      audience: 'staff',
      grants: [],
      title: 'Take an orientation that is assigned to oneself',
      label: 'screen_orientation_take',
      file: 'taking/web/TakeOwnScreen.tsx',
    },
    {
      name: 'orientation-link',
      path: '/orientation/:token',
      audience: 'public',
      grants: [],
      title: 'Take an orientation by a link, without an account',
      area: 'sign',
      file: 'taking/web/TakeByLinkScreen.tsx',
    },
  ],
}
