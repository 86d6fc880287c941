import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  widgets: [
    {
      name: 'deficiencies-by-age',
      label: 'widget_ageing',
      about: 'widget_ageing_about',
      grants: ['submissions.deficiency-registry'],
      wide: 1,
      at: { hs_manager: 30, hs_user: 50, management: 20 },
      leads: 'deficiency-registry',
      file: 'web/home/AgeingWidget.tsx',
    },
  ],
  tabs: [
    {
      register: 'inventory',
      name: 'deficiencies',
      at: 20,
      label: 'deficiency_open_tab',
      grants: ['submissions.deficiency-registry'],
      file: 'web/tabs/DeficienciesOfAsset.tsx',
    },
    {
      register: 'locations',
      name: 'deficiencies',
      at: 50,
      label: 'deficiency_open_tab',
      grants: ['submissions.deficiency-registry'],
      file: 'web/tabs/DeficienciesOfLocation.tsx',
    },
    {
      register: 'hazards',
      name: 'deficiencies',
      at: 10,
      label: 'deficiency_open_tab',
      grants: ['submissions.deficiency-registry'],
      file: 'web/tabs/DeficienciesOfHazard.tsx',
    },
  ],
  screens: [
    {
      name: 'deficiencies-record',
      path: '/dashboard/deficiency-registry/record/:id',
      audience: 'staff',
      grants: ['submissions.deficiency-registry'],
      title: 'Deficiencies: record',
      file: 'web/DeficiencyRecordScreen.tsx',
    },
    {
      name: 'deficiency-incident',
      path: '/dashboard/deficiency-incident',
      audience: 'staff',
      grants: ['submissions.deficiency-registry'],
      title: 'Deficiencies that became incidents',
      label: 'nav_incident_deficiencies',
      menu: { group: 'risk', at: 10, label: 'nav_incident_deficiencies' },
      file: 'web/DeficiencyRegistryScreen.tsx',
    },
    {
      name: 'deficiency-registry',
      path: '/dashboard/deficiency-registry',
      audience: 'staff',
      grants: ['submissions.deficiency-registry'],
      title: 'Failed items with their corrective actions',
      label: 'nav_deficiencies',
      menu: { group: 'work', at: 50, label: 'nav_deficiencies' },
      file: 'web/DeficiencyRegistryScreen.tsx',
    },
  ],
}
