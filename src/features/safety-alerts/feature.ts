import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

const register = 'safety-alerts'

export const feature: Feature = {
  grants: { [register]: [...life, 'urgent'] },
  tabs: [
    {
      register,
      name: 'reach',
      at: 10,
      label: 'alert_reach',
      grants: ['safety-alerts.view'],
      file: 'reach/web/ReachOfAlert.tsx',
    },
    {
      register,
      name: 'versions',
      at: 20,
      label: 'alert_versions',
      grants: ['safety-alerts.view'],
      file: 'publishing/web/VersionsOfAlert.tsx',
    },
  ],
  screens: [
    {
      name: 'safety-alert',
      path: '/dashboard/alerts/:id',
      audience: 'staff',
      grants: [],
      title: 'Read and acknowledge a safety alert; open to everybody whom it is for',
      label: 'screen_safety_alert',
      file: 'reading/web/AlertScreen.tsx',
      opensOffline: true,
    },
    ...registerScreens(
      {
        name: register,
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
