import { locations } from './locations.register.ts'

const at = (street: string, city: string, postalCode: string) => ({
  street,
  city,
  region: 'ON',
  postalCode,
  country: 'CA',
})

export const locationsDemo = {
  register: locations,
  rows: [
    {
      name: 'Head office',
      kind: 'office',
      address: at('40 King Street West', 'Toronto', 'M5H 1H1'),
      equipment: ['first_aid_station', 'aed', 'evacuation_point'],
      responsible: 'Maya Okafor',
    },
    { name: 'Boardroom', kind: 'room', parent: 'Head office' },
    {
      name: 'Main yard',
      kind: 'yard',
      address: at('215 Carlaw Avenue', 'Toronto', 'M4M 2S1'),
      equipment: ['first_aid_station', 'eyewash', 'sds_station', 'spill_kit'],
      responsible: 'Luc Tremblay',
    },
    {
      name: 'Chemical store',
      kind: 'storage',
      parent: 'Main yard',
      equipment: ['eyewash', 'sds_station', 'spill_kit'],
    },
    { name: 'Fuel cage', kind: 'storage', parent: 'Main yard', equipment: ['spill_kit'] },
    {
      name: 'Fabrication shop',
      kind: 'shop',
      parent: 'Main yard',
      equipment: ['first_aid_station', 'eyewash'],
    },
    { name: 'Yard gate', kind: 'gate', parent: 'Main yard' },
    {
      name: 'Harbour Point tower',
      kind: 'zone',
      address: at('90 Queens Quay East', 'Toronto', 'M5E 1B2'),
      equipment: ['evacuation_point', 'aed'],
      responsible: 'Luc Tremblay',
    },
    {
      name: 'Harbour Point level 1',
      kind: 'floor',
      parent: 'Harbour Point tower',
      equipment: ['first_aid_station'],
    },
    { name: 'Harbour Point level 12', kind: 'floor', parent: 'Harbour Point tower' },
    { name: 'Harbour Point gate A', kind: 'gate', parent: 'Harbour Point tower' },
    {
      name: 'Station Road school',
      kind: 'zone',
      address: at('11 Station Road', 'Hamilton', 'L8N 3T1'),
      equipment: ['evacuation_point'],
    },
    { name: 'Station Road gymnasium', kind: 'zone', parent: 'Station Road school' },
    { name: 'Service van 7', kind: 'vehicle', equipment: ['first_aid_station', 'spill_kit'] },
    { name: 'Service van 9', kind: 'vehicle', equipment: ['first_aid_station'] },
  ],
}
