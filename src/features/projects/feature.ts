import { type Feature, type FeatureScreen, life, registerScreens } from '../../manifest/feature.ts'
import { registerOf, type WorkplaceKind } from './workplace.ts'

const actions = [...life, 'add-workers', 'add-assets', 'add-clients', 'submission-tracker']

const list = {
  project: { title: 'Projects', menu: { group: 'sites', at: 10, label: 'nav_projects' } },
  team: { title: 'Teams', menu: { group: 'sites', at: 20, label: 'nav_teams' } },
} as const

/** A project and a team have the same screens. */
function screensOf(kind: WorkplaceKind): FeatureScreen[] {
  const name = registerOf[kind]
  const path = `/dashboard/${name}`
  const room = { audience: 'staff' } as const
  const roster = { ...room, file: 'roster/web/RosterScreen.tsx' } as const
  return [
    ...registerScreens(
      { name, path, ...list[kind] },
      ...(['list', 'completed', 'deleted', 'create', 'edit'] as const),
    ),
    {
      ...roster,
      name: `${name}-workers`,
      path: `${path}/:id/workers`,
      grants: [`${name}.add-workers`],
      title: 'Add workers',
      label: 'screen_roster_workers',
    },
    {
      ...roster,
      name: `${name}-assets`,
      path: `${path}/:id/assets`,
      grants: [`${name}.add-assets`],
      title: 'Add assets',
      label: 'screen_roster_assets',
    },
    {
      ...roster,
      name: `${name}-clients`,
      path: `${path}/:id/clients`,
      grants: [`${name}.add-clients`],
      title: 'Add clients',
      label: 'screen_roster_clients',
    },
    {
      ...room,
      name: `${name}-tracker`,
      path: `${path}/:id/tracker`,
      grants: [`${name}.submission-tracker`],
      title: 'Which forms were submitted on which day',
      label: 'screen_tracker',
      file: 'tracker/web/TrackerScreen.tsx',
    },
    {
      ...room,
      name: `${name}-rain-days`,
      path: `${path}/:id/rain-days`,
      grants: ['manage-rain-days'],
      title: 'Rain days, which excuse the day in the tracker',
      label: 'screen_rain_days',
      file: 'rain-days/web/RainDaysScreen.tsx',
    },
  ]
}

export const feature: Feature = {
  grants: { projects: actions, teams: actions, 'rain-days': ['manage'] },
  templates: {
    user: {
      holds: [
        ...(['projects.add-workers', 'projects.submission-tracker'] as const),
        ...(['teams.add-workers', 'teams.submission-tracker', 'manage-rain-days'] as const),
      ],
    },
    management: { holds: ['projects.submission-tracker', 'teams.submission-tracker'] },
  },
  widgets: [
    {
      name: 'expected-today',
      label: 'widget_today',
      about: 'widget_today_about',
      grants: ['projects.view', 'teams.view'],
      wide: 1,
      at: { hs_manager: 40, hs_user: 30, management: 30 },
      file: 'today/web/TodayWidget.tsx',
    },
    {
      name: 'project-compliance',
      label: 'widget_compliance',
      about: 'widget_compliance_about',
      grants: ['projects.submission-tracker'],
      wide: 1,
      at: { hs_manager: 50, hs_user: 70, management: 10 },
      leads: 'projects',
      file: 'today/web/ComplianceWidget.tsx',
    },
  ],
  screens: [
    ...screensOf('project'),
    ...screensOf('team'),
    {
      name: 'stop-copies',
      path: '/stop-copies/:token',
      audience: 'public',
      grants: [],
      title: 'A client’s contact ends the copies that are mailed to them',
      label: 'screen_stop_copies',
      area: 'sign',
      file: 'copies/web/StopScreen.tsx',
    },
  ],
}
