// Every register of the product: the one list that routes, calls, checks and pages derive from.
import { chemicals } from '../features/equipment/chemicals/chemicals.register.ts'
import { listCategories, lists, listValues } from '../features/lists/lists.register.ts'
import { toDos } from '../features/tasks/to-dos/to-dos.register.ts'
import { clientContacts, clients } from '../features/workplaces/clients/clients.register.ts'
import { emergencyContacts } from '../features/workplaces/emergency-contacts/emergency-contacts.register.ts'
import { entities } from '../features/workplaces/entities/entities.register.ts'
import { locations } from '../features/workplaces/locations/locations.register.ts'
import type { Register } from '../register/define.ts'

export const registers: readonly Register[] = [
  chemicals,
  locations,
  entities,
  clients,
  clientContacts,
  emergencyContacts,
  toDos,
  listCategories,
  lists,
  listValues,
]
