// Where things happen and where things are kept.
import { defineRegister } from '../../../register/define.ts'
import { choice, choices } from '../../../register/fields/choice.ts'
import { number } from '../../../register/fields/number.ts'
import { file, person, tree } from '../../../register/fields/pointing.ts'
import { address } from '../../../register/fields/structured.ts'
import { longText, text } from '../../../register/fields/text.ts'

export const locations = defineRegister('locations', {
  one: 'Location',
  many: 'Locations',
  lead: 'Where people work and where things are kept: offices, yards, floors, rooms, vehicles.',
  fields: {
    name: text({ required: true, search: true, max: 120 }),
    kind: choice({
      required: true,
      default: 'zone',
      options: {
        office: 'Office',
        yard: 'Yard',
        shop: 'Shop',
        floor: 'Floor',
        zone: 'Zone',
        gate: 'Gate',
        storage: 'Storage',
        vehicle: 'Vehicle',
        room: 'Room',
      },
    }),
    parent: tree({ to: 'locations', label: 'Located in', hint: 'Six levels at most.' }),
    path: text({ computed: true, label: 'Where' }),
    responsible: person({ label: 'Responsible person' }),
    equipment: choices({
      label: 'Safety equipment here',
      options: {
        evacuation_point: 'Evacuation point',
        first_aid_station: 'First-aid station',
        aed: 'AED',
        eyewash: 'Eyewash',
        sds_station: 'SDS station',
        spill_kit: 'Spill kit',
      },
    }),
    address: address({ hint: 'Leave it empty for a place inside another.' }),
    latitude: number({ min: -90, max: 90, decimals: 6, unfiltered: true }),
    longitude: number({ min: -180, max: 180, decimals: 6, unfiltered: true }),
    geofence: number({
      min: 5,
      max: 50_000,
      unit: 'm',
      label: 'Site radius',
      unfiltered: true,
    }),
    plan: file({ label: 'Plan or map', accept: ['application/pdf', 'image/*'] }),
    notes: longText({ max: 2000 }),
  },
  toldApartBy: ['name', 'parent'],
  list: ['name', 'kind', 'path', 'responsible', 'equipment'],
  form: [
    ['Place', ['name', 'kind', 'parent', 'responsible']],
    ['On site', ['equipment', 'address', 'latitude', 'longitude', 'geofence', 'plan', 'notes']],
  ],
  parent: 'parent',
  capabilities: ['create', 'edit', 'archive', 'import', 'export'],
})
