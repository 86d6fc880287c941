import { type Feature, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    ...registerScreens(
      {
        name: 'jhsc',
        path: '/dashboard/jhsc',
        title: 'JHSC members and meetings',
        family: 'resources',
        label: 'nav_jhsc',
        menu: { group: 'documents', at: 50, label: 'nav_jhsc' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    ...registerScreens(
      {
        name: 'first-aiders',
        path: '/dashboard/first-aiders',
        title: 'First aiders',
        family: 'resources',
        menu: { group: 'documents', at: 60, label: 'nav_first_aiders' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'first-aid-coverage',
      path: '/dashboard/first-aiders/coverage',
      audience: 'staff',
      grants: ['resources.view'],
      title: 'First-aid coverage: each site and shift against what the law asks',
      label: 'coverage_title',
      menu: { group: 'documents', at: 61, label: 'coverage_title' },
      file: 'web/CoverageScreen.tsx',
    },
    ...registerScreens(
      {
        name: 'hs-reps',
        path: '/dashboard/hs-reps',
        title: 'Health and safety representatives',
        family: 'resources',
        menu: { group: 'documents', at: 70, label: 'nav_hs_reps' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
