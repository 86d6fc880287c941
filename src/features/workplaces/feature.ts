import { type Feature, life, registerScreens } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: {
    locations: life,
    clients: life,
    'emergency-contacts': life,
    entities: life,
  },
  templates: { user: { hides: ['entities'] }, management: { hides: ['entities'] } },
  tabs: [
    {
      register: 'locations',
      name: 'inside',
      at: 10,
      label: 'locations_inside',
      grants: ['locations.view'],
      file: 'locations/web/PlacesInside.tsx',
    },
  ],
  screens: [
    ...registerScreens(
      {
        name: 'entities',
        path: '/dashboard/entities',
        title: 'Entities',
        menu: { group: 'settings', at: 20, label: 'nav_entities' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'locations',
      path: '/dashboard/locations',
      audience: 'staff',
      grants: ['locations.view'],
      title: 'Locations: list',
      menu: { group: 'sites', at: 40, label: 'nav_locations' },
      file: 'locations/web/LocationsScreen.tsx',
    },
    ...registerScreens(
      { name: 'locations', path: '/dashboard/locations', title: 'Locations' },
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'locations-export',
      path: '/dashboard/locations/export',
      audience: 'staff',
      grants: ['locations.view'],
      title: 'Locations: download as CSV, XLSX or PDF',
    },
    ...registerScreens(
      {
        name: 'clients',
        path: '/dashboard/clients',
        title: 'Clients',
        menu: { group: 'sites', at: 30, label: 'nav_clients' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    {
      name: 'client-contacts-create',
      path: '/dashboard/clients/:client_id/contacts/create',
      audience: 'staff',
      grants: ['clients.create'],
      title: 'Contact: create',
    },
    {
      name: 'client-contacts-edit',
      path: '/dashboard/clients/contacts/edit/:id',
      audience: 'staff',
      grants: ['clients.edit'],
      title: 'Contact: edit',
    },
    ...registerScreens(
      {
        name: 'emergency-contacts',
        path: '/dashboard/emergency-contacts',
        title: 'Emergency contacts',
        menu: { group: 'risk', at: 60, label: 'nav_emergency_contacts' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
  ],
}
