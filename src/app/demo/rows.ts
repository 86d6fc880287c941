// The written rows of the demo company, in the order in which they may point at each other.
import { chemicalsDemo } from '../../features/equipment/chemicals/chemicals.demo.ts'
import { listCategoriesDemo, listsDemo, listValuesDemo } from '../../features/lists/lists.demo.ts'
import { toDosDemo } from '../../features/tasks/to-dos/to-dos.demo.ts'
import { clientContactsDemo, clientsDemo } from '../../features/workplaces/clients/clients.demo.ts'
import { emergencyContactsDemo } from '../../features/workplaces/emergency-contacts/emergency-contacts.demo.ts'
import { entitiesDemo } from '../../features/workplaces/entities/entities.demo.ts'
import { locationsDemo } from '../../features/workplaces/locations/locations.demo.ts'
import type { Written } from '../../register/server/fill.ts'

export const demoRows: readonly Written[] = [
  entitiesDemo,
  locationsDemo,
  chemicalsDemo,
  clientsDemo,
  clientContactsDemo,
  emergencyContactsDemo,
  toDosDemo,
  listCategoriesDemo,
  listsDemo,
  listValuesDemo,
]
