import type { Feature, FeatureScreen } from '../../manifest/feature.ts'

/** The person who may change people may say what others are told. */
const grants = ['users.edit'] as const
const path = '/dashboard/notifications/rules'
const rules: readonly FeatureScreen[] = [
  {
    name: 'notification-rules',
    path,
    audience: 'staff',
    grants,
    title: 'Who is told what, by kind and project',
    label: 'nav_notification_rules',
    menu: { group: 'settings', at: 15, label: 'nav_notification_rules' },
  },
  {
    name: 'notification-rules-create',
    path: `${path}/create`,
    audience: 'staff',
    grants,
    title: 'Notification rules: create',
  },
  {
    name: 'notification-rules-edit',
    path: `${path}/edit/:id`,
    audience: 'staff',
    grants,
    title: 'Notification rules: edit',
  },
  {
    name: 'notification-rules-deleted',
    path: `${path}/deleted`,
    audience: 'staff',
    grants,
    title: 'Notification rules: archived, with restore and permanent delete',
  },
]

export const feature: Feature = {
  screens: [
    {
      name: 'notifications',
      path: '/dashboard/notifications',
      audience: 'staff',
      grants: [],
      title: 'Notices, and what one is told where; open to any logged-in user',
      label: 'notices',
      file: 'web/NotificationsScreen.tsx',
    },
    ...rules,
  ],
}
