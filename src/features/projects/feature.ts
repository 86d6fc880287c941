import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    projects: [...life, 'add-workers', 'add-assets', 'add-clients', 'submission-tracker'],
    'rain-days': ['manage'],
  },
  templates: {
    user: { holds: ['projects.add-workers', 'projects.submission-tracker', 'manage-rain-days'] },
    management: { holds: ['projects.submission-tracker'] },
  },
  screens: [
    {
      name: 'qr-project',
      path: '/qr-code/project/:id',
      audience: 'public',
      grants: [],
      title: 'Certification page of a project',
      label: 'page_qr_project',
      area: 'qr',
    },
    ...registerScreens(
      {
        name: 'projects',
        path: '/dashboard/projects',
        title: 'Projects',
        menu: { group: 'sites', at: 10, label: 'nav_projects' },
      },
      'list',
      'completed',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'projects-workers',
      path: '/dashboard/projects/:id/workers',
      audience: 'staff',
      grants: ['projects.add-workers'],
      title: 'Add workers',
    },
    {
      name: 'projects-assets',
      path: '/dashboard/projects/:id/assets',
      audience: 'staff',
      grants: ['projects.add-assets'],
      title: 'Add assets',
    },
    {
      name: 'projects-clients',
      path: '/dashboard/projects/:id/clients',
      audience: 'staff',
      grants: ['projects.add-clients'],
      title: 'Add clients',
    },
    {
      name: 'projects-tracker',
      path: '/dashboard/projects/:id/tracker',
      audience: 'staff',
      grants: ['projects.submission-tracker'],
      title: 'Which forms were submitted on which day',
      label: 'screen_tracker',
      file: 'tracker/web/TrackerScreen.tsx',
    },
    {
      name: 'projects-rain-days',
      path: '/dashboard/projects/:id/rain-days',
      audience: 'staff',
      grants: ['manage-rain-days'],
      title: 'Rain days, which excuse the day in the tracker',
      label: 'screen_rain_days',
      file: 'rain-days/web/RainDaysScreen.tsx',
    },
  ],
}
