import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    dashboard: ['customize'],
  },
  templates: {
    user: { holds: ['customize-dashboard'] },
    management: { holds: ['customize-dashboard'] },
  },
  widgets: [
    {
      name: 'quick-actions',
      label: 'home_actions',
      about: 'home_actions_about',
      grants: [],
      wide: 1,
      at: { hs_manager: 10, hs_user: 10, management: 70 },
      acts: true,
      file: 'web/QuickActions.tsx',
    },
  ],
}
