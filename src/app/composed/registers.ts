// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// Every register of the product.
import type { Register } from '../../register/define.ts'
import { workedHours } from '../../features/analytics/hours/worked-hours.register.ts'
import { monthlyReports } from '../../features/analytics/monthly/monthly-reports.register.ts'
import { firstAiders } from '../../features/appointments/first-aiders/first-aiders.register.ts'
import { hsReps } from '../../features/appointments/hs-reps/hs-reps.register.ts'
import { jhsc } from '../../features/appointments/jhsc/jhsc.register.ts'
import { jhscCommittees } from '../../features/committees/committees/jhsc-committees.register.ts'
import { jhscInspections } from '../../features/committees/inspections/jhsc-inspections.register.ts'
import { jhscMeetings } from '../../features/committees/meetings/jhsc-meetings.register.ts'
import { jhscRecommendations } from '../../features/committees/recommendations/jhsc-recommendations.register.ts'
import { tcContacts } from '../../features/contractors/contacts/tc-contacts.register.ts'
import { tcDefaultForms } from '../../features/contractors/forms/tc-default-forms.register.ts'
import { tcForms } from '../../features/contractors/forms/tc-forms.register.ts'
import { tcPapers } from '../../features/contractors/papers/tc-papers.register.ts'
import { tcProjects } from '../../features/contractors/sites/tc-projects.register.ts'
import { tradeContractors } from '../../features/contractors/trade-contractors.register.ts'
import { deficiencies } from '../../features/deficiencies/deficiencies.register.ts'
import { orientationCategories } from '../../features/documents/categories/orientation-categories.register.ts'
import { policiesCategories } from '../../features/documents/categories/policies-categories.register.ts'
import { swpsCategories } from '../../features/documents/categories/swps-categories.register.ts'
import { customCategories } from '../../features/documents/custom/custom-categories.register.ts'
import { customResourceTypes } from '../../features/documents/custom/custom-resource-types.register.ts'
import { customResources } from '../../features/documents/custom/custom-resources.register.ts'
import { orientation } from '../../features/documents/kinds/orientation.register.ts'
import { policies } from '../../features/documents/kinds/policies.register.ts'
import { swps } from '../../features/documents/kinds/swps.register.ts'
import { assetTypes } from '../../features/equipment/asset-types/asset-types.register.ts'
import { chemicalInstances } from '../../features/equipment/chemical-instances/chemical-instances.register.ts'
import { chemicals } from '../../features/equipment/chemicals/chemicals.register.ts'
import { inventory } from '../../features/equipment/inventory/inventory.register.ts'
import { formCategories, forms } from '../../features/forms/forms.register.ts'
import { hazardCategories } from '../../features/hazards/categories/hazard-categories.register.ts'
import { hazards } from '../../features/hazards/hazards/hazards.register.ts'
import { probabilityRatings } from '../../features/hazards/ratings/probability-ratings.register.ts'
import { severityRatings } from '../../features/hazards/ratings/severity-ratings.register.ts'
import { incidentReasonsSublists } from '../../features/incidents/incident-reasons/incident-reasons-sublists.register.ts'
import { incidentReasons } from '../../features/incidents/incident-reasons/incident-reasons.register.ts'
import { incidentTypesSublists } from '../../features/incidents/incident-types/incident-types-sublists.register.ts'
import { incidentTypes } from '../../features/incidents/incident-types/incident-types.register.ts'
import { incidents } from '../../features/incidents/record/incidents.register.ts'
import { listCategories, listValues, lists } from '../../features/lists/lists.register.ts'
import { escalationChains } from '../../features/notices/escalation/escalation-chains.register.ts'
import { notificationRules } from '../../features/notices/rules/notification-rules.register.ts'
import { operations } from '../../features/operations/operations/operations.register.ts'
import { operationRoles } from '../../features/operations/roles/operation-roles.register.ts'
import { orientationRecords } from '../../features/orientation/records/orientation-records.register.ts'
import { usersCustomFields } from '../../features/people/custom-fields/users-custom-fields.register.ts'
import { users } from '../../features/people/users/users.register.ts'
import { peopleWithoutAccount } from '../../features/people/without-account/people-without-account.register.ts'
import { rolesTemplate } from '../../features/permission-templates/roles-template.register.ts'
import { projects } from '../../features/projects/projects.register.ts'
import { teams } from '../../features/projects/teams/teams.register.ts'
import { safetyAlerts } from '../../features/safety-alerts/alerts/safety-alerts.register.ts'
import { safetyBoards } from '../../features/safety-boards/boards/safety-boards.register.ts'
import { submissions } from '../../features/submissions/submissions.register.ts'
import { tasks } from '../../features/tasks/tasks/tasks.register.ts'
import { toDos } from '../../features/tasks/to-dos/to-dos.register.ts'
import { toolboxTalkCategories } from '../../features/toolbox-talks/categories/toolbox-talk-categories.register.ts'
import { toolboxTalkDeliveries } from '../../features/toolbox-talks/deliveries/toolbox-talk-deliveries.register.ts'
import { toolboxTalkSchedules } from '../../features/toolbox-talks/schedules/toolbox-talk-schedules.register.ts'
import { toolboxTalks } from '../../features/toolbox-talks/talks/toolbox-talks.register.ts'
import { training } from '../../features/training/courses/training.register.ts'
import { usersTrainings } from '../../features/training/records/users-trainings.register.ts'
import { trainingRequirements } from '../../features/training/requirements/training-requirements.register.ts'
import { trainingSessions } from '../../features/training/sessions/training-sessions.register.ts'
import { clientContacts, clients } from '../../features/workplaces/clients/clients.register.ts'
import { emergencyContacts } from '../../features/workplaces/emergency-contacts/emergency-contacts.register.ts'
import { entities } from '../../features/workplaces/entities/entities.register.ts'
import { locations } from '../../features/workplaces/locations/locations.register.ts'

export const registers: readonly Register[] = [
  workedHours,
  monthlyReports,
  firstAiders,
  hsReps,
  jhsc,
  jhscCommittees,
  jhscInspections,
  jhscMeetings,
  jhscRecommendations,
  tcContacts,
  tcDefaultForms,
  tcForms,
  tcPapers,
  tcProjects,
  tradeContractors,
  deficiencies,
  orientationCategories,
  policiesCategories,
  swpsCategories,
  customCategories,
  customResourceTypes,
  customResources,
  orientation,
  policies,
  swps,
  assetTypes,
  chemicalInstances,
  chemicals,
  inventory,
  formCategories,
  forms,
  hazardCategories,
  hazards,
  probabilityRatings,
  severityRatings,
  incidentReasonsSublists,
  incidentReasons,
  incidentTypesSublists,
  incidentTypes,
  incidents,
  listCategories,
  listValues,
  lists,
  escalationChains,
  notificationRules,
  operations,
  operationRoles,
  orientationRecords,
  usersCustomFields,
  users,
  peopleWithoutAccount,
  rolesTemplate,
  projects,
  teams,
  safetyAlerts,
  safetyBoards,
  submissions,
  tasks,
  toDos,
  toolboxTalkCategories,
  toolboxTalkDeliveries,
  toolboxTalkSchedules,
  toolboxTalks,
  training,
  usersTrainings,
  trainingRequirements,
  trainingSessions,
  clientContacts,
  clients,
  emergencyContacts,
  entities,
  locations,
]
