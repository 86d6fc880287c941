// What stands beside each register on the server, and all of them together.

import { firstAidersServer } from '../features/appointments/first-aiders/first-aiders.server.ts'
import { hsRepsServer } from '../features/appointments/hs-reps/hs-reps.server.ts'
import { jhscServer } from '../features/appointments/jhsc/jhsc.server.ts'
import { deficienciesServer } from '../features/deficiencies/deficiencies.server.ts'
import { assetTypesServer } from '../features/equipment/asset-types/asset-types.server.ts'
import { chemicalsServer } from '../features/equipment/chemicals/chemicals.server.ts'
import { inventoryServer } from '../features/equipment/inventory/inventory.server.ts'
import { attachFile } from '../features/files/index.ts'
import { formCategoriesServer, formsServer } from '../features/forms/forms.server.ts'
import { hazardCategoriesServer } from '../features/hazards/categories/hazard-categories.server.ts'
import { hazardsServer } from '../features/hazards/hazards/hazards.server.ts'
import {
  probabilityRatingsServer,
  severityRatingsServer,
} from '../features/hazards/ratings/ratings.server.ts'
import { incidentReasonsServer } from '../features/incidents/incident-reasons/incident-reasons.server.ts'
import { incidentReasonsSublistsServer } from '../features/incidents/incident-reasons/incident-reasons-sublists.server.ts'
import { incidentTypesServer } from '../features/incidents/incident-types/incident-types.server.ts'
import { incidentTypesSublistsServer } from '../features/incidents/incident-types/incident-types-sublists.server.ts'
import {
  listCategoriesServer,
  listsServer,
  listValuesServer,
} from '../features/lists/lists.server.ts'
import { operationsServer } from '../features/operations/operations/operations.server.ts'
import { projectsServer } from '../features/projects/projects.server.ts'
import { submissionsServer } from '../features/submissions/submissions.server.ts'
import { toDosServer } from '../features/tasks/to-dos/to-dos.server.ts'
import {
  clientContactsServer,
  clientsServer,
} from '../features/workplaces/clients/clients.server.ts'
import { entitiesServer } from '../features/workplaces/entities/entities.server.ts'
import { locationsServer } from '../features/workplaces/locations/locations.server.ts'
import type { RegisterExtension } from '../register/server/extension.ts'
import { createRegistry, pointersTo } from '../register/server/registers.ts'
import { registers } from './registers.ts'

/** Whatever chooses from a list of the company. */
export const pointersToValues = pointersTo(registers, 'list-values')

const own: readonly RegisterExtension[] = [
  chemicalsServer,
  assetTypesServer,
  inventoryServer,
  incidentReasonsServer,
  incidentReasonsSublistsServer,
  incidentTypesServer,
  incidentTypesSublistsServer,
  locationsServer,
  entitiesServer,
  clientsServer,
  clientContactsServer,
  projectsServer,
  toDosServer,
  listCategoriesServer,
  listsServer,
  formCategoriesServer,
  formsServer,
  listValuesServer(pointersToValues),
  hazardCategoriesServer,
  hazardsServer,
  probabilityRatingsServer,
  severityRatingsServer,
  operationsServer,
  jhscServer,
  firstAidersServer,
  hsRepsServer,
  submissionsServer,
  deficienciesServer,
]

/** A register without code beside it is its definition alone. */
export const extensions: readonly RegisterExtension[] = registers.map(
  (register) => own.find((beside) => beside.register === register) ?? { register },
)

export const registry = createRegistry(extensions, { attach: attachFile })
