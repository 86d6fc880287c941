// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// The written rows of the demo company.
import type { Written } from '../../register/server/fill.ts'
import { monthlyReportsDemo } from '../../features/analytics/monthly/monthly-reports.demo.ts'
import { firstAidersDemo, hsRepsDemo, jhscDemo } from '../../features/appointments/appointments.demo.ts'
import { jhscCommitteesDemo } from '../../features/committees/committees/jhsc-committees.demo.ts'
import { tradeContractorsDemo } from '../../features/contractors/trade-contractors.demo.ts'
import { deficienciesDemo } from '../../features/deficiencies/deficiencies.demo.ts'
import { customCategoriesDemo, customResourceTypesDemo, customResourcesDemo } from '../../features/documents/demo/custom-resources.demo.ts'
import { orientationCategoriesDemo, orientationDemo } from '../../features/documents/demo/orientation.demo.ts'
import { policiesDemo, policyCategoriesDemo } from '../../features/documents/demo/policies.demo.ts'
import { swpCategoriesDemo, swpsDemo } from '../../features/documents/demo/swps.demo.ts'
import { assetTypesDemo } from '../../features/equipment/asset-types/asset-types.demo.ts'
import { chemicalInstancesDemo } from '../../features/equipment/chemical-instances/chemical-instances.demo.ts'
import { chemicalsDemo } from '../../features/equipment/chemicals/chemicals.demo.ts'
import { inventoryDemo } from '../../features/equipment/inventory/inventory.demo.ts'
import { formCategoriesDemo } from '../../features/forms/forms.demo.ts'
import { hazardCategoriesDemo } from '../../features/hazards/categories/hazard-categories.demo.ts'
import { hazardsDemo } from '../../features/hazards/hazards/hazards.demo.ts'
import { incidentReasonsSublistsDemo } from '../../features/incidents/incident-reasons/incident-reasons-sublists.demo.ts'
import { incidentReasonsDemo } from '../../features/incidents/incident-reasons/incident-reasons.demo.ts'
import { incidentTypesSublistsDemo } from '../../features/incidents/incident-types/incident-types-sublists.demo.ts'
import { incidentTypesDemo } from '../../features/incidents/incident-types/incident-types.demo.ts'
import { listCategoriesDemo, listValuesDemo, listsDemo } from '../../features/lists/lists.demo.ts'
import { escalationChainsDemo } from '../../features/notices/escalation/escalation-chains.demo.ts'
import { notificationRulesDemo } from '../../features/notices/rules/notification-rules.demo.ts'
import { operationsDemo } from '../../features/operations/operations/operations.demo.ts'
import { operationRolesDemo } from '../../features/operations/roles/operation-roles.demo.ts'
import { usersCustomFieldsDemo } from '../../features/people/custom-fields/users-custom-fields.demo.ts'
import { usersDemo } from '../../features/people/users/users.demo.ts'
import { projectsDemo } from '../../features/projects/projects.demo.ts'
import { teamsDemo } from '../../features/projects/teams/teams.demo.ts'
import { safetyAlertsDemo } from '../../features/safety-alerts/demo/safety-alerts.demo.ts'
import { safetyBoardsDemo } from '../../features/safety-boards/boards/safety-boards.demo.ts'
import { tasksDemo } from '../../features/tasks/tasks/tasks.demo.ts'
import { toDosDemo } from '../../features/tasks/to-dos/to-dos.demo.ts'
import { toolboxTalkCategoriesDemo, toolboxTalksDemo } from '../../features/toolbox-talks/demo/toolbox-talks.demo.ts'
import { trainingDemo } from '../../features/training/courses/training.demo.ts'
import { trainingRequirementsDemo } from '../../features/training/requirements/training-requirements.demo.ts'
import { trainingSessionsDemo } from '../../features/training/sessions/training-sessions.demo.ts'
import { clientContactsDemo, clientsDemo } from '../../features/workplaces/clients/clients.demo.ts'
import { emergencyContactsDemo } from '../../features/workplaces/emergency-contacts/emergency-contacts.demo.ts'
import { entitiesDemo } from '../../features/workplaces/entities/entities.demo.ts'
import { locationsDemo } from '../../features/workplaces/locations/locations.demo.ts'

export const demoRows: readonly Written[] = [
  monthlyReportsDemo,
  firstAidersDemo,
  hsRepsDemo,
  jhscDemo,
  jhscCommitteesDemo,
  tradeContractorsDemo,
  deficienciesDemo,
  customCategoriesDemo,
  customResourceTypesDemo,
  customResourcesDemo,
  orientationCategoriesDemo,
  orientationDemo,
  policiesDemo,
  policyCategoriesDemo,
  swpCategoriesDemo,
  swpsDemo,
  assetTypesDemo,
  chemicalInstancesDemo,
  chemicalsDemo,
  inventoryDemo,
  formCategoriesDemo,
  hazardCategoriesDemo,
  hazardsDemo,
  incidentReasonsSublistsDemo,
  incidentReasonsDemo,
  incidentTypesSublistsDemo,
  incidentTypesDemo,
  listCategoriesDemo,
  listValuesDemo,
  listsDemo,
  escalationChainsDemo,
  notificationRulesDemo,
  operationsDemo,
  operationRolesDemo,
  usersCustomFieldsDemo,
  usersDemo,
  projectsDemo,
  teamsDemo,
  safetyAlertsDemo,
  safetyBoardsDemo,
  tasksDemo,
  toDosDemo,
  toolboxTalkCategoriesDemo,
  toolboxTalksDemo,
  trainingDemo,
  trainingRequirementsDemo,
  trainingSessionsDemo,
  clientContactsDemo,
  clientsDemo,
  emergencyContactsDemo,
  entitiesDemo,
  locationsDemo,
]
