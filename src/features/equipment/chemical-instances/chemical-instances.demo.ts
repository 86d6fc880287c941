import { daysFromNow as day } from '../../../kit/day.ts'
import { chemicalInstances } from './chemical-instances.register.ts'

const of = (
  chemical: string,
  name: string,
  location: string,
  container: string,
  [quantity, maximum, unit]: readonly [number, number, string],
  rest: object = {},
) => ({ chemical, name, location, container, quantity, maximum, unit, ...rest })

const luc = { responsible: 'Luc Tremblay' }

export const chemicalInstancesDemo = {
  register: chemicalInstances,
  rows: [
    of('Acetone', '4 L can', 'Chemical store', 'original', [12, 20, 'l'], luc),
    of('Acetone', 'Squeeze bottle', 'Fabrication shop', 'decanted', [0.5, 1, 'l'], {
      label_printed_on: day(-40),
    }),
    of('Gasoline, regular', 'Jerry cans', 'Fuel cage', 'original', [80, 100, 'l'], luc),
    of('Diesel fuel', 'Yard tank', 'Main yard', 'tank', [1800, 2500, 'l'], luc),
    of('Diesel fuel', 'Slip tank', 'Service van 9', 'tank', [150, 180, 'l']),
    of('Mineral spirits', '20 L pail', 'Chemical store', 'original', [40, 60, 'l']),
    of('PVC solvent cement', '1 L cans', 'Service van 7', 'original', [3, 6, 'l'], {
      opened_on: day(-20),
      expires_on: day(210),
    }),
    of('Portland cement', '40 kg bags', 'Harbour Point level 1', 'bag', [1200, 2000, 'kg']),
    of('Non-shrink grout', '25 kg bags', 'Harbour Point level 1', 'bag', [500, 800, 'kg']),
    of('Hydrated lime, type S', '22 kg bags', 'Chemical store', 'bag', [110, 220, 'kg']),
    of('Drywall joint compound', '17 L pails', 'Station Road gymnasium', 'original', [
      340,
      500,
      'l',
    ]),
    of('Epoxy resin, part A', '10 L pail', 'Fabrication shop', 'original', [10, 20, 'l']),
    of('Epoxy hardener, part B', '5 L pail', 'Fabrication shop', 'original', [5, 10, 'l']),
    of('Alkyd enamel paint', '4 L cans', 'Chemical store', 'original', [24, 40, 'l']),
    of('Propane', '20 lb cylinders', 'Fuel cage', 'cylinder', [12, 16, 'piece'], luc),
    of('Oxygen, compressed', 'Size T cylinders', 'Fuel cage', 'cylinder', [4, 6, 'piece']),
    of('Acetylene', 'Size 4 cylinders', 'Fabrication shop', 'cylinder', [2, 3, 'piece']),
    of('Argon, compressed', 'Size T cylinders', 'Fabrication shop', 'cylinder', [3, 4, 'piece']),
    of('Muriatic acid 31 %', '20 L carboy', 'Chemical store', 'original', [20, 40, 'l'], {
      expires_on: day(300),
    }),
    of('Sodium hydroxide cleaner', '20 L pail', 'Station Road school', 'original', [20, 20, 'l']),
    of('Sodium hypochlorite 12 %', '10 L jug', 'Head office', 'original', [10, 20, 'l'], {
      expires_on: day(33),
    }),
    of('Calcium chloride ice melter', '20 kg bags', 'Main yard', 'bag', [400, 600, 'kg']),
    of('Marking paint, upside-down aerosol', 'Case of 12', 'Service van 7', 'original', [
      12,
      24,
      'piece',
    ]),
  ],
}
