// Composed by `npm run docs` of the words that stand in src/**/words; `npm run check` fails when it is stale.
import access from '../../src/access/words/en.json' with { type: 'json' }
import app from '../../src/app/words/en.json' with { type: 'json' }
import analytics from '../../src/features/analytics/words/en.json' with { type: 'json' }
import appointments from '../../src/features/appointments/words/en.json' with { type: 'json' }
import audience from '../../src/features/audience/words/en.json' with { type: 'json' }
import backOffice from '../../src/features/back-office/words/en.json' with { type: 'json' }
import certification from '../../src/features/certification/words/en.json' with { type: 'json' }
import changeLog from '../../src/features/change-log/words/en.json' with { type: 'json' }
import committees from '../../src/features/committees/words/en.json' with { type: 'json' }
import companies from '../../src/features/companies/words/en.json' with { type: 'json' }
import contractorPortal from '../../src/features/contractor-portal/words/en.json' with { type: 'json' }
import contractors from '../../src/features/contractors/words/en.json' with { type: 'json' }
import deficiencies from '../../src/features/deficiencies/words/en.json' with { type: 'json' }
import documents from '../../src/features/documents/words/en.json' with { type: 'json' }
import equipment from '../../src/features/equipment/words/en.json' with { type: 'json' }
import failedJobs from '../../src/features/failed-jobs/words/en.json' with { type: 'json' }
import files from '../../src/features/files/words/en.json' with { type: 'json' }
import forms from '../../src/features/forms/words/en.json' with { type: 'json' }
import gate from '../../src/features/gate/words/en.json' with { type: 'json' }
import hazards from '../../src/features/hazards/words/en.json' with { type: 'json' }
import home from '../../src/features/home/words/en.json' with { type: 'json' }
import incidents from '../../src/features/incidents/words/en.json' with { type: 'json' }
import lists from '../../src/features/lists/words/en.json' with { type: 'json' }
import mailbox from '../../src/features/mailbox/words/en.json' with { type: 'json' }
import myAccount from '../../src/features/my-account/words/en.json' with { type: 'json' }
import myWork from '../../src/features/my-work/words/en.json' with { type: 'json' }
import notices from '../../src/features/notices/words/en.json' with { type: 'json' }
import operations from '../../src/features/operations/words/en.json' with { type: 'json' }
import orientation from '../../src/features/orientation/words/en.json' with { type: 'json' }
import people from '../../src/features/people/words/en.json' with { type: 'json' }
import permissionTemplates from '../../src/features/permission-templates/words/en.json' with { type: 'json' }
import projects from '../../src/features/projects/words/en.json' with { type: 'json' }
import publicSite from '../../src/features/public-site/words/en.json' with { type: 'json' }
import rules from '../../src/features/rules/words/en.json' with { type: 'json' }
import safetyAlerts from '../../src/features/safety-alerts/words/en.json' with { type: 'json' }
import safetyBoards from '../../src/features/safety-boards/words/en.json' with { type: 'json' }
import search from '../../src/features/search/words/en.json' with { type: 'json' }
import signIn from '../../src/features/sign-in/words/en.json' with { type: 'json' }
import submissions from '../../src/features/submissions/words/en.json' with { type: 'json' }
import tasks from '../../src/features/tasks/words/en.json' with { type: 'json' }
import toolboxTalks from '../../src/features/toolbox-talks/words/en.json' with { type: 'json' }
import training from '../../src/features/training/words/en.json' with { type: 'json' }
import workplaces from '../../src/features/workplaces/words/en.json' with { type: 'json' }
import kit from '../../src/kit/words/en.json' with { type: 'json' }
import register from '../../src/register/words/en.json' with { type: 'json' }

export const messages = {
  ...access.messages,
  ...app.messages,
  ...analytics.messages,
  ...appointments.messages,
  ...audience.messages,
  ...backOffice.messages,
  ...certification.messages,
  ...changeLog.messages,
  ...committees.messages,
  ...companies.messages,
  ...contractorPortal.messages,
  ...contractors.messages,
  ...deficiencies.messages,
  ...documents.messages,
  ...equipment.messages,
  ...failedJobs.messages,
  ...files.messages,
  ...forms.messages,
  ...gate.messages,
  ...hazards.messages,
  ...home.messages,
  ...incidents.messages,
  ...lists.messages,
  ...mailbox.messages,
  ...myAccount.messages,
  ...myWork.messages,
  ...notices.messages,
  ...operations.messages,
  ...orientation.messages,
  ...people.messages,
  ...permissionTemplates.messages,
  ...projects.messages,
  ...publicSite.messages,
  ...rules.messages,
  ...safetyAlerts.messages,
  ...safetyBoards.messages,
  ...search.messages,
  ...signIn.messages,
  ...submissions.messages,
  ...tasks.messages,
  ...toolboxTalks.messages,
  ...training.messages,
  ...workplaces.messages,
  ...kit.messages,
  ...register.messages,
}
