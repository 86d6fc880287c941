import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    'safety-boards': life,
  },
  tabs: [
    {
      register: 'safety-boards',
      name: 'as-read',
      at: 10,
      label: 'board_as_read',
      grants: ['safety-boards.view'],
      file: 'board/web/BoardAsRead.tsx',
    },
  ],
  screens: [
    {
      name: 'qr-safety-board',
      path: '/qr-code/safety-board/:id',
      audience: 'public',
      grants: [],
      title: 'Public board: alerts, policies, contacts, JHSC, first aiders, forms',
      label: 'page_qr_safety_board',
      area: 'qr',
      file: 'opening/web/PublicBoardScreen.tsx',
      light: true,
      opensOffline: true,
    },
    ...registerScreens(
      {
        name: 'safety-boards',
        path: '/dashboard/safety-boards',
        title: 'Safety boards',
        menu: { group: 'risk', at: 50, label: 'nav_safety_boards' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
