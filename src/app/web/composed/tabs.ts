// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What features show of the rows of a register, beside their details.
import { whenDrawn } from '../../../kit/web/later.ts'
import type { RecordTab } from '../../../register/web/extension.ts'

export const tabs: Readonly<Record<string, readonly RecordTab[]>> = {
  "trade-contractors": [
    { ...{"name":"forms","label":"contractor_forms","grants":["trade-contractors.view"]}, Tab: whenDrawn(async () => (await import('../../../features/contractors/forms/web/FormsOfContractor.tsx')).default) },
    { ...{"name":"codes","label":"codes_tab","grants":["trade-contractors.view"]}, Tab: whenDrawn(async () => (await import('../../../features/contractors/codes/web/CodesOfContractor.tsx')).default) },
    { ...{"name":"workers","label":"contractor_workers","grants":["users.view"]}, Tab: whenDrawn(async () => (await import('../../../features/people/contractor-workers/web/ContractorWorkers.tsx')).default) },
  ],
  "hazards": [
    { ...{"name":"deficiencies","label":"deficiency_open_tab","grants":["submissions.deficiency-registry"]}, Tab: whenDrawn(async () => (await import('../../../features/deficiencies/web/tabs/DeficienciesOfHazard.tsx')).default) },
    { ...{"name":"incidents","label":"hazard_review_tab","grants":["hazards.view"]}, Tab: whenDrawn(async () => (await import('../../../features/hazards/reviews/web/IncidentsOfHazard.tsx')).default) },
  ],
  "policies": [
    { ...{"name":"versions","label":"document_versions","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/versions/web/VersionsOfDocument.tsx')).default) },
    { ...{"name":"must-sign","label":"document_must_sign","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/coverage/web/WhoMustSign.tsx')).default) },
    { ...{"name":"signoffs","label":"document_signoffs","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/signoffs/web/SignoffsOfDocument.tsx')).default) },
  ],
  "swps": [
    { ...{"name":"versions","label":"document_versions","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/versions/web/VersionsOfDocument.tsx')).default) },
    { ...{"name":"must-sign","label":"document_must_sign","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/coverage/web/WhoMustSign.tsx')).default) },
    { ...{"name":"signoffs","label":"document_signoffs","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/signoffs/web/SignoffsOfDocument.tsx')).default) },
  ],
  "orientation": [
    { ...{"name":"versions","label":"document_versions","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/versions/web/VersionsOfDocument.tsx')).default) },
    { ...{"name":"must-sign","label":"document_must_sign","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/coverage/web/WhoMustSign.tsx')).default) },
    { ...{"name":"signoffs","label":"document_signoffs","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/signoffs/web/SignoffsOfDocument.tsx')).default) },
  ],
  "custom-resources": [
    { ...{"name":"versions","label":"document_versions","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/versions/web/VersionsOfDocument.tsx')).default) },
    { ...{"name":"must-sign","label":"document_must_sign","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/coverage/web/WhoMustSign.tsx')).default) },
    { ...{"name":"signoffs","label":"document_signoffs","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/documents/signoffs/web/SignoffsOfDocument.tsx')).default) },
  ],
  "incidents": [
    { ...{"name":"people","label":"people_tab","grants":["incidents.view"]}, Tab: whenDrawn(async () => (await import('../../../features/incidents/people/web/PeopleTab.tsx')).default) },
    { ...{"name":"investigation","label":"investigation_tab","grants":["incidents.view"]}, Tab: whenDrawn(async () => (await import('../../../features/incidents/investigation/web/InvestigationTab.tsx')).default) },
    { ...{"name":"law","label":"law_tab","grants":["incidents.view"]}, Tab: whenDrawn(async () => (await import('../../../features/incidents/law/web/LawTab.tsx')).default) },
    { ...{"name":"forms","label":"forms_of_incident","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/lists/web/SubmissionsOfIncident.tsx')).default) },
    { ...{"name":"actions","label":"deficiency_actions_tab","grants":["submissions.deficiency-registry"]}, Tab: whenDrawn(async () => (await import('../../../features/deficiencies/web/tabs/ActionsOfIncident.tsx')).default) },
    { ...{"name":"documents","label":"documents_tab","grants":["incidents.view"]}, Tab: whenDrawn(async () => (await import('../../../features/incidents/papers/web/DocumentsTab.tsx')).default) },
    { ...{"name":"story","label":"incident_story","grants":["incidents.view"]}, Tab: whenDrawn(async () => (await import('../../../features/incidents/record/web/StoryTab.tsx')).default) },
  ],
  "orientation-records": [
    { ...{"name":"taken","label":"orientation_taken","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/orientation/reviewing/web/TakenTab.tsx')).default) },
  ],
  "safety-alerts": [
    { ...{"name":"reach","label":"alert_reach","grants":["safety-alerts.view"]}, Tab: whenDrawn(async () => (await import('../../../features/safety-alerts/reach/web/ReachOfAlert.tsx')).default) },
    { ...{"name":"versions","label":"alert_versions","grants":["safety-alerts.view"]}, Tab: whenDrawn(async () => (await import('../../../features/safety-alerts/publishing/web/VersionsOfAlert.tsx')).default) },
  ],
  "safety-boards": [
    { ...{"name":"as-read","label":"board_as_read","grants":["safety-boards.view"]}, Tab: whenDrawn(async () => (await import('../../../features/safety-boards/board/web/BoardAsRead.tsx')).default) },
  ],
  "users": [
    { ...{"name":"submissions","label":"person_submissions","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/lists/web/PersonSubmissions.tsx')).default) },
    { ...{"name":"signatures","label":"person_signatures","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/signing/web/PersonSignatures.tsx')).default) },
    { ...{"name":"trainings","label":"training_tab","grants":["training.view"]}, Tab: whenDrawn(async () => (await import('../../../features/training/records/web/TrainingsOfPerson.tsx')).default) },
    { ...{"name":"assets","label":"person_assets","grants":["assets.view"]}, Tab: whenDrawn(async () => (await import('../../../features/equipment/inventory/web/PersonAssets.tsx')).default) },
    { ...{"name":"signoffs","label":"talk_signoffs_of_person","grants":["resources.view","toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/of-person/web/SignoffsOfPerson.tsx')).default) },
    { ...{"name":"orientations","label":"orientations_of_person","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/orientation/reviewing/web/OrientationsOfPerson.tsx')).default) },
    { ...{"name":"activity","label":"person_activity","grants":["audit.view"]}, Tab: whenDrawn(async () => (await import('../../../features/change-log/web/PersonActivity.tsx')).default) },
    { ...{"name":"incidents","label":"nav_incident_register","grants":["confidential.view"]}, Tab: whenDrawn(async () => (await import('../../../features/incidents/people/web/IncidentsOfPerson.tsx')).default) },
    { ...{"name":"custom-fields","label":"custom_fields","grants":["users.view"]}, Tab: whenDrawn(async () => (await import('../../../features/people/custom-fields/web/PersonCustomFields.tsx')).default) },
    { ...{"name":"confidential","label":"person_confidential","grants":["confidential.view"]}, Tab: whenDrawn(async () => (await import('../../../features/people/confidential/web/PersonConfidential.tsx')).default) },
    { ...{"name":"rights","label":"person_rights","grants":["users.edit"]}, Tab: whenDrawn(async () => (await import('../../../features/people/users/web/PersonRights.tsx')).default) },
  ],
  "inventory": [
    { ...{"name":"submissions","label":"person_submissions","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/lists/web/SubmissionsOfAsset.tsx')).default) },
    { ...{"name":"deficiencies","label":"deficiency_open_tab","grants":["submissions.deficiency-registry"]}, Tab: whenDrawn(async () => (await import('../../../features/deficiencies/web/tabs/DeficienciesOfAsset.tsx')).default) },
  ],
  "chemicals": [
    { ...{"name":"submissions","label":"person_submissions","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/lists/web/SubmissionsOfChemical.tsx')).default) },
  ],
  "toolbox-talk-schedules": [
    { ...{"name":"expected","label":"talks_expected","grants":["toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/schedules/web/TalksOfSchedule.tsx')).default) },
  ],
  "toolbox-talk-deliveries": [
    { ...{"name":"attendance","label":"talk_attendance","grants":["toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/deliveries/web/AttendanceTab.tsx')).default) },
    { ...{"name":"words","label":"talk_words","grants":["toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/deliveries/web/WordsTab.tsx')).default) },
  ],
  "training-sessions": [
    { ...{"name":"attendance","label":"training_attendance","grants":["training.view"]}, Tab: whenDrawn(async () => (await import('../../../features/training/sessions/web/SessionAttendanceTab.tsx')).default) },
  ],
  "locations": [
    { ...{"name":"inside","label":"locations_inside","grants":["locations.view"]}, Tab: whenDrawn(async () => (await import('../../../features/workplaces/locations/web/PlacesInside.tsx')).default) },
    { ...{"name":"assets","label":"nav_assets","grants":["assets.view"]}, Tab: whenDrawn(async () => (await import('../../../features/equipment/inventory/web/AssetsOfLocation.tsx')).default) },
    { ...{"name":"chemicals","label":"nav_chemicals","grants":["chemicals.view"]}, Tab: whenDrawn(async () => (await import('../../../features/equipment/chemicals/web/ContainersOfLocation.tsx')).default) },
    { ...{"name":"submissions","label":"person_submissions","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/lists/web/SubmissionsOfLocation.tsx')).default) },
    { ...{"name":"deficiencies","label":"deficiency_open_tab","grants":["submissions.deficiency-registry"]}, Tab: whenDrawn(async () => (await import('../../../features/deficiencies/web/tabs/DeficienciesOfLocation.tsx')).default) },
  ],
  "people-without-account": [
    { ...{"name":"signatures","label":"person_signatures","grants":["submissions.view"]}, Tab: whenDrawn(async () => (await import('../../../features/submissions/signing/web/PersonSignatures.tsx')).default) },
    { ...{"name":"trainings","label":"training_tab","grants":["training.view"]}, Tab: whenDrawn(async () => (await import('../../../features/training/records/web/TrainingsOfPerson.tsx')).default) },
    { ...{"name":"signoffs","label":"talk_signoffs_of_person","grants":["resources.view","toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/of-person/web/SignoffsOfPerson.tsx')).default) },
    { ...{"name":"orientations","label":"orientations_of_person","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/orientation/reviewing/web/OrientationsOfPerson.tsx')).default) },
    { ...{"name":"custom-fields","label":"custom_fields","grants":["users.view"]}, Tab: whenDrawn(async () => (await import('../../../features/people/custom-fields/web/PersonCustomFields.tsx')).default) },
    { ...{"name":"confidential","label":"person_confidential","grants":["confidential.view"]}, Tab: whenDrawn(async () => (await import('../../../features/people/confidential/web/PersonConfidential.tsx')).default) },
  ],
  "projects": [
    { ...{"name":"orientations","label":"orientations_on_site","grants":["resources.view"]}, Tab: whenDrawn(async () => (await import('../../../features/orientation/reviewing/web/OnSiteTab.tsx')).default) },
    { ...{"name":"certification","label":"certification_tab","grants":["projects.view"]}, Tab: whenDrawn(async () => (await import('../../../features/certification/web/ProjectCertification.tsx')).default) },
    { ...{"name":"talks","label":"nav_toolbox_talks","grants":["toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/schedules/web/TalksOfWorkplace.tsx')).default) },
  ],
  "teams": [
    { ...{"name":"certification","label":"certification_tab","grants":["teams.view"]}, Tab: whenDrawn(async () => (await import('../../../features/certification/web/TeamCertification.tsx')).default) },
    { ...{"name":"talks","label":"nav_toolbox_talks","grants":["toolbox-talks.view"]}, Tab: whenDrawn(async () => (await import('../../../features/toolbox-talks/schedules/web/TalksOfWorkplace.tsx')).default) },
  ],
}
