// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What stands beside registers on the server.
import type { RegisterExtension } from '../../register/server/extension.ts'
import { workedHoursServer } from '../../features/analytics/hours/worked-hours.server.ts'
import { monthlyReportsServer } from '../../features/analytics/monthly/monthly-reports.server.ts'
import { firstAidersServer } from '../../features/appointments/first-aiders/first-aiders.server.ts'
import { hsRepsServer } from '../../features/appointments/hs-reps/hs-reps.server.ts'
import { jhscServer } from '../../features/appointments/jhsc/jhsc.server.ts'
import { jhscCommitteesServer } from '../../features/committees/committees/jhsc-committees.server.ts'
import { jhscInspectionsServer } from '../../features/committees/inspections/jhsc-inspections.server.ts'
import { jhscMeetingsServer } from '../../features/committees/meetings/jhsc-meetings.server.ts'
import { jhscRecommendationsServer } from '../../features/committees/recommendations/jhsc-recommendations.server.ts'
import { tcContactsServer } from '../../features/contractors/contacts/tc-contacts.server.ts'
import { tcDefaultFormsServer, tcFormsServer } from '../../features/contractors/forms/contractor-forms.server.ts'
import { tcPapersServer } from '../../features/contractors/papers/tc-papers.server.ts'
import { tcProjectsServer } from '../../features/contractors/sites/tc-projects.server.ts'
import { tradeContractorsServer } from '../../features/contractors/trade-contractors.server.ts'
import { deficienciesServer } from '../../features/deficiencies/deficiencies.server.ts'
import { customCategoriesServer } from '../../features/documents/custom/custom-categories.server.ts'
import { customResourceTypesServer } from '../../features/documents/custom/custom-resource-types.server.ts'
import { customResourcesServer } from '../../features/documents/custom/custom-resources.server.ts'
import { orientationCategoriesServer, orientationServer } from '../../features/documents/kinds/orientation.server.ts'
import { policiesCategoriesServer, policiesServer } from '../../features/documents/kinds/policies.server.ts'
import { swpsCategoriesServer, swpsServer } from '../../features/documents/kinds/swps.server.ts'
import { assetTypesServer } from '../../features/equipment/asset-types/asset-types.server.ts'
import { chemicalsServer } from '../../features/equipment/chemicals/chemicals.server.ts'
import { inventoryServer } from '../../features/equipment/inventory/inventory.server.ts'
import { formCategoriesServer, formsServer } from '../../features/forms/forms.server.ts'
import { hazardCategoriesServer } from '../../features/hazards/categories/hazard-categories.server.ts'
import { hazardsServer } from '../../features/hazards/hazards/hazards.server.ts'
import { probabilityRatingsServer, severityRatingsServer } from '../../features/hazards/ratings/ratings.server.ts'
import { incidentReasonsSublistsServer } from '../../features/incidents/incident-reasons/incident-reasons-sublists.server.ts'
import { incidentReasonsServer } from '../../features/incidents/incident-reasons/incident-reasons.server.ts'
import { incidentTypesSublistsServer } from '../../features/incidents/incident-types/incident-types-sublists.server.ts'
import { incidentTypesServer } from '../../features/incidents/incident-types/incident-types.server.ts'
import { incidentsServer } from '../../features/incidents/record/incidents.server.ts'
import { listCategoriesServer, listsServer } from '../../features/lists/lists.server.ts'
import { escalationChainsServer } from '../../features/notices/escalation/escalation-chains.server.ts'
import { notificationRulesServer } from '../../features/notices/rules/notification-rules.server.ts'
import { operationsServer } from '../../features/operations/operations/operations.server.ts'
import { operationRolesServer } from '../../features/operations/roles/operation-roles.server.ts'
import { orientationRecordsServer } from '../../features/orientation/records/orientation-records.server.ts'
import { usersCustomFieldsServer } from '../../features/people/custom-fields/users-custom-fields.server.ts'
import { usersServer } from '../../features/people/users/users.server.ts'
import { peopleWithoutAccountServer } from '../../features/people/without-account/people-without-account.server.ts'
import { rolesTemplateServer } from '../../features/permission-templates/roles-template.server.ts'
import { projectsServer } from '../../features/projects/projects.server.ts'
import { safetyAlertsServer } from '../../features/safety-alerts/alerts/safety-alerts.server.ts'
import { safetyBoardsServer } from '../../features/safety-boards/boards/safety-boards.server.ts'
import { submissionsServer } from '../../features/submissions/submissions.server.ts'
import { tasksServer } from '../../features/tasks/tasks/tasks.server.ts'
import { toDosServer } from '../../features/tasks/to-dos/to-dos.server.ts'
import { toolboxTalkCategoriesServer } from '../../features/toolbox-talks/categories/toolbox-talk-categories.server.ts'
import { toolboxTalkDeliveriesServer } from '../../features/toolbox-talks/deliveries/toolbox-talk-deliveries.server.ts'
import { toolboxTalkSchedulesServer } from '../../features/toolbox-talks/schedules/toolbox-talk-schedules.server.ts'
import { trainingServer } from '../../features/training/courses/training.server.ts'
import { usersTrainingsServer } from '../../features/training/records/users-trainings.server.ts'
import { trainingRequirementsServer } from '../../features/training/requirements/training-requirements.server.ts'
import { trainingSessionsServer } from '../../features/training/sessions/training-sessions.server.ts'
import { clientContactsServer, clientsServer } from '../../features/workplaces/clients/clients.server.ts'
import { entitiesServer } from '../../features/workplaces/entities/entities.server.ts'
import { locationsServer } from '../../features/workplaces/locations/locations.server.ts'

export const extensions: readonly RegisterExtension[] = [
  workedHoursServer,
  monthlyReportsServer,
  firstAidersServer,
  hsRepsServer,
  jhscServer,
  jhscCommitteesServer,
  jhscInspectionsServer,
  jhscMeetingsServer,
  jhscRecommendationsServer,
  tcContactsServer,
  tcDefaultFormsServer,
  tcFormsServer,
  tcPapersServer,
  tcProjectsServer,
  tradeContractorsServer,
  deficienciesServer,
  customCategoriesServer,
  customResourceTypesServer,
  customResourcesServer,
  orientationCategoriesServer,
  orientationServer,
  policiesCategoriesServer,
  policiesServer,
  swpsCategoriesServer,
  swpsServer,
  assetTypesServer,
  chemicalsServer,
  inventoryServer,
  formCategoriesServer,
  formsServer,
  hazardCategoriesServer,
  hazardsServer,
  probabilityRatingsServer,
  severityRatingsServer,
  incidentReasonsSublistsServer,
  incidentReasonsServer,
  incidentTypesSublistsServer,
  incidentTypesServer,
  incidentsServer,
  listCategoriesServer,
  listsServer,
  escalationChainsServer,
  notificationRulesServer,
  operationsServer,
  operationRolesServer,
  orientationRecordsServer,
  usersCustomFieldsServer,
  usersServer,
  peopleWithoutAccountServer,
  rolesTemplateServer,
  projectsServer,
  safetyAlertsServer,
  safetyBoardsServer,
  submissionsServer,
  tasksServer,
  toDosServer,
  toolboxTalkCategoriesServer,
  toolboxTalkDeliveriesServer,
  toolboxTalkSchedulesServer,
  trainingServer,
  usersTrainingsServer,
  trainingRequirementsServer,
  trainingSessionsServer,
  clientContactsServer,
  clientsServer,
  entitiesServer,
  locationsServer,
]
