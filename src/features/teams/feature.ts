import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    teams: [...life, 'add-workers', 'add-assets', 'add-clients', 'submission-tracker'],
  },
  templates: {
    user: { holds: ['teams.add-workers', 'teams.submission-tracker'] },
    management: { holds: ['teams.submission-tracker'] },
  },
  screens: [
    {
      name: 'qr-team',
      path: '/qr-code/team/:id',
      audience: 'public',
      grants: [],
      title: 'Certification page of a team',
      label: 'page_qr_team',
      area: 'qr',
    },
    ...registerScreens(
      {
        name: 'teams',
        path: '/dashboard/teams',
        title: 'Teams',
        menu: { group: 'sites', at: 20, label: 'nav_teams' },
      },
      'list',
      'completed',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'teams-workers',
      path: '/dashboard/teams/:id/workers',
      audience: 'staff',
      grants: ['teams.add-workers'],
      title: 'Add workers',
    },
    {
      name: 'teams-assets',
      path: '/dashboard/teams/:id/assets',
      audience: 'staff',
      grants: ['teams.add-assets'],
      title: 'Add assets',
    },
    {
      name: 'teams-clients',
      path: '/dashboard/teams/:id/clients',
      audience: 'staff',
      grants: ['teams.add-clients'],
      title: 'Add clients',
    },
    {
      name: 'teams-tracker',
      path: '/dashboard/teams/:id/tracker',
      audience: 'staff',
      grants: ['teams.submission-tracker'],
      title: 'Which forms were submitted on which day',
      label: 'screen_tracker',
    },
    {
      name: 'teams-rain-days',
      path: '/dashboard/teams/:id/rain-days',
      audience: 'staff',
      grants: ['manage-rain-days'],
      title: 'Rain days, which excuse the day in the tracker',
      label: 'screen_rain_days',
    },
  ],
}
