import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: { 'safety-alerts': life },
  screens: [
    ...registerScreens(
      {
        name: 'safety-alerts',
        path: '/dashboard/safety-alerts',
        title: 'Safety alerts',
        menu: { group: 'risk', at: 30, label: 'nav_safety_alerts' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
