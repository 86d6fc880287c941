import { type Feature, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    reports: ['incident', 'toolbox', 'hazard', 'failed-items', 'employee-participation', 'names'],
  },
  templates: {
    management: {
      holds: [
        'reports.incident',
        'reports.toolbox',
        'reports.hazard',
        'reports.failed-items',
        'reports.employee-participation',
      ],
    },
  },
  screens: [
    {
      name: 'employee-participation',
      path: '/dashboard/employee-participation',
      audience: 'staff',
      grants: ['reports.employee-participation'],
      title: 'Who takes part, by period',
      label: 'nav_participation',
      menu: { group: 'people', at: 60, label: 'nav_participation' },
      file: 'participation/web/ParticipationScreen.tsx',
    },
    {
      name: 'analytics-report',
      path: '/dashboard/analytics-report',
      audience: 'staff',
      grants: ['reports.incident'],
      title: 'Analytics: Overview',
      menu: { group: 'analytics', at: 10, label: 'nav_overview' },
    },
    {
      name: 'analytics-incident',
      path: '/dashboard/analytics/incident',
      audience: 'staff',
      grants: ['reports.incident'],
      title: 'Analytics: Incidents: rates and trends',
      label: 'screen_incident_analytics',
      menu: { group: 'analytics', at: 20, label: 'nav_incidents' },
      file: 'incidents/web/IncidentAnalyticsScreen.tsx',
    },
    {
      name: 'analytics-incident-reasons',
      path: '/dashboard/analytics/incident-reasons',
      audience: 'staff',
      grants: ['reports.incident'],
      title: 'Analytics: Incident reasons',
    },
    {
      name: 'analytics-toolbox',
      path: '/dashboard/analytics/toolbox',
      audience: 'staff',
      grants: ['reports.toolbox'],
      title: 'Analytics: Toolbox talks',
      menu: { group: 'analytics', at: 50, label: 'nav_toolbox_talks' },
    },
    {
      name: 'analytics-compliance',
      path: '/dashboard/analytics/compliance',
      audience: 'staff',
      grants: ['reports.incident'],
      title: 'Analytics: Compliance: expected against done',
      label: 'nav_compliance',
      menu: { group: 'analytics', at: 40, label: 'nav_compliance' },
      file: 'compliance/web/ComplianceScreen.tsx',
    },
    {
      name: 'analytics-failed-items',
      path: '/dashboard/analytics/failed-items',
      audience: 'staff',
      grants: ['reports.failed-items'],
      title: 'Analytics: Failed items',
      label: 'nav_failed_items',
      menu: { group: 'analytics', at: 60, label: 'nav_failed_items' },
      file: 'failed-items/web/FailedItemsScreen.tsx',
    },
    // Who sees a project sees its hours, and who may change the project enters them: `projects.view`, `projects.edit`.
    {
      name: 'hours-grid',
      path: '/dashboard/analytics/hours',
      audience: 'staff',
      grants: ['projects.view'],
      title: 'Analytics: Hours worked, by project and week',
      label: 'nav_hours',
      menu: { group: 'analytics', at: 90, label: 'nav_hours' },
      wide: true,
      file: 'hours/web/HoursScreen.tsx',
    },
    ...registerScreens(
      {
        name: 'worked-hours',
        path: '/dashboard/analytics/hours/list',
        title: 'Hours worked',
        family: 'projects',
        label: 'hours_list',
      },
      'list',
    ),
    ...(
      [
        ['deleted', 'archived, with restore and permanent delete', '/deleted'],
        ['create', 'create', '/create'],
        ['edit', 'edit', '/edit/:id'],
      ] as const
    ).map(([part, title, path]) => ({
      name: `worked-hours-${part}`,
      path: `/dashboard/analytics/hours${path}`,
      audience: 'staff' as const,
      grants: ['projects.edit' as const],
      title: `Hours worked: ${title}`,
    })),
    {
      name: 'worked-hours-import',
      path: '/dashboard/analytics/hours/import',
      audience: 'staff',
      grants: ['projects.edit'],
      title: 'Hours worked: import from a spreadsheet with a preview',
    },
  ],
}
