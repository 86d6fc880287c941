import type { Feature, FeatureScreen } from '../../manifest/feature.ts'

/** The person who may change people may say what others are told. */
const grants = ['users.edit'] as const

const screensOf = (
  name: string,
  path: string,
  title: string,
  label: 'nav_notification_rules' | 'nav_escalation_chains',
  at: number,
): FeatureScreen[] => [
  { name, path, audience: 'staff', grants, title, label, menu: { group: 'settings', at, label } },
  {
    name: `${name}-create`,
    path: `${path}/create`,
    audience: 'staff',
    grants,
    title: `${title}: create`,
  },
  {
    name: `${name}-edit`,
    path: `${path}/edit/:id`,
    audience: 'staff',
    grants,
    title: `${title}: edit`,
  },
  {
    name: `${name}-deleted`,
    path: `${path}/deleted`,
    audience: 'staff',
    grants,
    title: `${title}: archived, with restore and permanent delete`,
  },
]

export const feature: Feature = {
  screens: [
    {
      name: 'notifications',
      path: '/dashboard/notifications',
      audience: 'staff',
      grants: [],
      closed: 'private',
      title: 'Notices, and what one is told where; open to any logged-in user',
      label: 'notices',
      file: 'web/NotificationsScreen.tsx',
    },
    {
      name: 'stop-notices',
      path: '/stop-notices/:token',
      audience: 'public',
      grants: [],
      title: 'The way out of a kind of mail, without signing in',
      label: 'screen_stop_notices',
      area: 'sign',
      file: 'leaving/StopNoticesScreen.tsx',
    },
    ...screensOf(
      'notification-rules',
      '/dashboard/notifications/rules',
      'Who is told what, by kind and project',
      'nav_notification_rules',
      15,
    ),
    ...screensOf(
      'escalation-chains',
      '/dashboard/notifications/escalation',
      'Who is told next while something waits',
      'nav_escalation_chains',
      16,
    ),
  ],
}
