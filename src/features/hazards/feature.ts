import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    hazards: [...life, 'reorder'],
    'risk-probability': ['view', 'edit'],
    'risk-severity': ['view', 'edit'],
  },
  templates: { user: { holds: ['hazards.create', 'hazards.edit'] } },
  tabs: [
    {
      register: 'hazards',
      name: 'incidents',
      at: 20,
      label: 'hazard_review_tab',
      grants: ['hazards.view'],
      file: 'reviews/web/IncidentsOfHazard.tsx',
    },
  ],
  screens: [
    {
      name: 'probability-ratings',
      path: '/dashboard/probability-ratings',
      audience: 'staff',
      grants: ['risk-probability.view'],
      title: 'Probability ratings',
      menu: { group: 'settings', at: 60, label: 'nav_probability' },
    },
    {
      name: 'probability-ratings-edit',
      path: '/dashboard/probability-ratings/edit/:id',
      audience: 'staff',
      grants: ['risk-probability.edit'],
      title: 'Probability ratings: edit',
    },
    {
      name: 'severity-ratings',
      path: '/dashboard/severity-ratings',
      audience: 'staff',
      grants: ['risk-severity.view'],
      title: 'Severity ratings',
      menu: { group: 'settings', at: 50, label: 'nav_severity' },
    },
    {
      name: 'severity-ratings-edit',
      path: '/dashboard/severity-ratings/edit/:id',
      audience: 'staff',
      grants: ['risk-severity.edit'],
      title: 'Severity ratings: edit',
    },
    ...registerScreens(
      {
        name: 'hazards',
        path: '/dashboard/hazards',
        title: 'Hazards',
        menu: { group: 'risk', at: 20, label: 'nav_hazards' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'hazards-sorting',
      path: '/dashboard/hazards/sorting',
      audience: 'staff',
      grants: ['hazards.reorder'],
      title: 'Hazards: drag to order',
      label: 'screen_hazards_order',
    },
    ...registerScreens(
      {
        name: 'hazard-categories',
        path: '/dashboard/hazards/categories',
        title: 'Hazard categories',
        family: 'hazards',
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
