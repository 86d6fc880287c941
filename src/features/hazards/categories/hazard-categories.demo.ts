import { hazardCategories } from './hazard-categories.register.ts'

const row = (name: string, description: string) => ({ name, description })

export const hazardCategoriesDemo = {
  register: hazardCategories,
  rows: [
    row('Working at heights', 'People who fall, and what falls on people.'),
    row('Ground and excavation', 'Cave-ins, buried services, water, unstable ground.'),
    row('Mobile equipment and traffic', 'Moving machines, and the public road beside the site.'),
    row('Lifting and rigging', 'Lifted loads, and the gear that holds them.'),
    row('Electricity', 'Overhead, underground and temporary power.'),
    row('Hazardous substances', 'Dusts, fibres, gases and products.'),
    row('Tools, fire and pressure', 'Power tools, hot work, stored energy.'),
    row('People and environment', 'Heat, cold, noise, strain, stress, the public.'),
  ],
}
