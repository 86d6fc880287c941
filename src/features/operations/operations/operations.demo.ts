import { operations } from './operations.register.ts'

const row = (
  name: string,
  description: string,
  asset_types: string[] = [],
  chemicals: string[] = [],
) => ({ name, description, asset_types, chemicals })

export const operationsDemo = {
  register: operations,
  rows: [
    row('Formwork', 'Building, shoring and stripping forms for columns, walls and slabs.', [
      'Full-body harness',
      'Ladder',
    ]),
    row(
      'Concrete placing',
      'Pumping, placing, finishing and cutting concrete.',
      ['Demolition and cut-off tool'],
      ['Portland cement'],
    ),
    row('Structural steel erection', 'Hoisting, connecting and plumbing steel.', [
      'Elevating work platform',
      'Mobile crane',
      'Full-body harness',
      'Lanyard',
    ]),
    row('Roofing', 'Membranes, insulation and flashing on flat and sloped roofs.', [
      'Full-body harness',
      'Ladder',
      'Fire extinguisher',
    ]),
    row('Excavation and trenching', 'Digging, shoring and backfilling.', ['Excavator and loader']),
    row('Crane lifts', 'Planned lifts by tower and mobile cranes.', ['Mobile crane']),
    row('Scaffolding', 'Putting up, changing and taking down scaffolds.', ['Full-body harness']),
    row('Demolition', 'Taking down structures, by hand and by machine.', [
      'Excavator and loader',
      'Demolition and cut-off tool',
      'Half-mask respirator',
    ]),
    row('Electrical rough-in', 'Conduit, wire, panels and temporary power.', [
      'Ladder',
      'Generator and temporary power',
    ]),
    row(
      'Welding and cutting',
      'Hot work in the shop and on site.',
      ['Fire extinguisher', 'Half-mask respirator'],
      ['Acetone'],
    ),
    row('Traffic control', 'Keeping the public road and the site apart.', ['Vehicle']),
    row(
      'Interior finishing',
      'Drywall, floors, paint and trim.',
      ['Elevating work platform', 'Ladder'],
      ['Acetone'],
    ),
  ],
}
