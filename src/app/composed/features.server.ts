// Composed by `npm run docs` from the files of src/features; `npm run check` fails when it is stale.
// What each feature joins to the server.
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { server as analytics } from '../../features/analytics/feature.server.ts'
import { server as appointments } from '../../features/appointments/feature.server.ts'
import { server as audience } from '../../features/audience/feature.server.ts'
import { server as backOffice } from '../../features/back-office/feature.server.ts'
import { server as certification } from '../../features/certification/feature.server.ts'
import { server as changeLog } from '../../features/change-log/feature.server.ts'
import { server as committees } from '../../features/committees/feature.server.ts'
import { server as companies } from '../../features/companies/feature.server.ts'
import { server as contractorPortal } from '../../features/contractor-portal/feature.server.ts'
import { server as contractors } from '../../features/contractors/feature.server.ts'
import { server as counts } from '../../features/counts/feature.server.ts'
import { server as deficiencies } from '../../features/deficiencies/feature.server.ts'
import { server as documents } from '../../features/documents/feature.server.ts'
import { server as equipment } from '../../features/equipment/feature.server.ts'
import { server as failedJobs } from '../../features/failed-jobs/feature.server.ts'
import { server as files } from '../../features/files/feature.server.ts'
import { server as forms } from '../../features/forms/feature.server.ts'
import { server as gate } from '../../features/gate/feature.server.ts'
import { server as hazards } from '../../features/hazards/feature.server.ts'
import { server as home } from '../../features/home/feature.server.ts'
import { server as incidents } from '../../features/incidents/feature.server.ts'
import { server as lists } from '../../features/lists/feature.server.ts'
import { server as mailbox } from '../../features/mailbox/feature.server.ts'
import { server as myAccount } from '../../features/my-account/feature.server.ts'
import { server as myWork } from '../../features/my-work/feature.server.ts'
import { server as notices } from '../../features/notices/feature.server.ts'
import { server as orientation } from '../../features/orientation/feature.server.ts'
import { server as people } from '../../features/people/feature.server.ts'
import { server as permissionTemplates } from '../../features/permission-templates/feature.server.ts'
import { server as projects } from '../../features/projects/feature.server.ts'
import { server as publicSite } from '../../features/public-site/feature.server.ts'
import { server as rules } from '../../features/rules/feature.server.ts'
import { server as safetyAlerts } from '../../features/safety-alerts/feature.server.ts'
import { server as safetyBoards } from '../../features/safety-boards/feature.server.ts'
import { server as search } from '../../features/search/feature.server.ts'
import { server as signIn } from '../../features/sign-in/feature.server.ts'
import { server as submissions } from '../../features/submissions/feature.server.ts'
import { server as tasks } from '../../features/tasks/feature.server.ts'
import { server as toolboxTalks } from '../../features/toolbox-talks/feature.server.ts'
import { server as training } from '../../features/training/feature.server.ts'
import { server as workplaces } from '../../features/workplaces/feature.server.ts'

export const features: readonly FeatureServer[] = [
  analytics,
  appointments,
  audience,
  backOffice,
  certification,
  changeLog,
  committees,
  companies,
  contractorPortal,
  contractors,
  counts,
  deficiencies,
  documents,
  equipment,
  failedJobs,
  files,
  forms,
  gate,
  hazards,
  home,
  incidents,
  lists,
  mailbox,
  myAccount,
  myWork,
  notices,
  orientation,
  people,
  permissionTemplates,
  projects,
  publicSite,
  rules,
  safetyAlerts,
  safetyBoards,
  search,
  signIn,
  submissions,
  tasks,
  toolboxTalks,
  training,
  workplaces,
]
