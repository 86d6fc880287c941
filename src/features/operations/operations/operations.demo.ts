import { operations } from './operations.register.ts'

const row = (name: string, description: string, chemicals: string[] = []) => ({
  name,
  description,
  chemicals,
})

export const operationsDemo = {
  register: operations,
  rows: [
    row('Formwork', 'Building, shoring and stripping forms for columns, walls and slabs.'),
    row('Concrete placing', 'Pumping, placing, finishing and cutting concrete.', [
      'Portland cement',
    ]),
    row('Structural steel erection', 'Hoisting, connecting and plumbing steel.'),
    row('Roofing', 'Membranes, insulation and flashing on flat and sloped roofs.'),
    row('Excavation and trenching', 'Digging, shoring and backfilling.'),
    row('Crane lifts', 'Planned lifts by tower and mobile cranes.'),
    row('Scaffolding', 'Putting up, changing and taking down scaffolds.'),
    row('Demolition', 'Taking down structures, by hand and by machine.'),
    row('Electrical rough-in', 'Conduit, wire, panels and temporary power.'),
    row('Welding and cutting', 'Hot work in the shop and on site.', ['Acetone']),
    row('Traffic control', 'Keeping the public road and the site apart.'),
    row('Interior finishing', 'Drywall, floors, paint and trim.', ['Acetone']),
  ],
}
