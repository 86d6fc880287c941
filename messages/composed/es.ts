// Composed by `npm run docs` of the words that stand in src/**/words; `npm run check` fails when it is stale.
import access from '../../src/access/words/es.json' with { type: 'json' }
import app from '../../src/app/words/es.json' with { type: 'json' }
import analytics from '../../src/features/analytics/words/es.json' with { type: 'json' }
import appointments from '../../src/features/appointments/words/es.json' with { type: 'json' }
import audience from '../../src/features/audience/words/es.json' with { type: 'json' }
import backOffice from '../../src/features/back-office/words/es.json' with { type: 'json' }
import certification from '../../src/features/certification/words/es.json' with { type: 'json' }
import changeLog from '../../src/features/change-log/words/es.json' with { type: 'json' }
import committees from '../../src/features/committees/words/es.json' with { type: 'json' }
import companies from '../../src/features/companies/words/es.json' with { type: 'json' }
import contractorPortal from '../../src/features/contractor-portal/words/es.json' with { type: 'json' }
import contractors from '../../src/features/contractors/words/es.json' with { type: 'json' }
import deficiencies from '../../src/features/deficiencies/words/es.json' with { type: 'json' }
import documents from '../../src/features/documents/words/es.json' with { type: 'json' }
import equipment from '../../src/features/equipment/words/es.json' with { type: 'json' }
import failedJobs from '../../src/features/failed-jobs/words/es.json' with { type: 'json' }
import files from '../../src/features/files/words/es.json' with { type: 'json' }
import forms from '../../src/features/forms/words/es.json' with { type: 'json' }
import gate from '../../src/features/gate/words/es.json' with { type: 'json' }
import hazards from '../../src/features/hazards/words/es.json' with { type: 'json' }
import home from '../../src/features/home/words/es.json' with { type: 'json' }
import incidents from '../../src/features/incidents/words/es.json' with { type: 'json' }
import lists from '../../src/features/lists/words/es.json' with { type: 'json' }
import mailbox from '../../src/features/mailbox/words/es.json' with { type: 'json' }
import myAccount from '../../src/features/my-account/words/es.json' with { type: 'json' }
import myWork from '../../src/features/my-work/words/es.json' with { type: 'json' }
import notices from '../../src/features/notices/words/es.json' with { type: 'json' }
import operations from '../../src/features/operations/words/es.json' with { type: 'json' }
import orientation from '../../src/features/orientation/words/es.json' with { type: 'json' }
import people from '../../src/features/people/words/es.json' with { type: 'json' }
import permissionTemplates from '../../src/features/permission-templates/words/es.json' with { type: 'json' }
import projects from '../../src/features/projects/words/es.json' with { type: 'json' }
import publicSite from '../../src/features/public-site/words/es.json' with { type: 'json' }
import rules from '../../src/features/rules/words/es.json' with { type: 'json' }
import safetyAlerts from '../../src/features/safety-alerts/words/es.json' with { type: 'json' }
import safetyBoards from '../../src/features/safety-boards/words/es.json' with { type: 'json' }
import search from '../../src/features/search/words/es.json' with { type: 'json' }
import signIn from '../../src/features/sign-in/words/es.json' with { type: 'json' }
import submissions from '../../src/features/submissions/words/es.json' with { type: 'json' }
import tasks from '../../src/features/tasks/words/es.json' with { type: 'json' }
import toolboxTalks from '../../src/features/toolbox-talks/words/es.json' with { type: 'json' }
import training from '../../src/features/training/words/es.json' with { type: 'json' }
import workplaces from '../../src/features/workplaces/words/es.json' with { type: 'json' }
import kit from '../../src/kit/words/es.json' with { type: 'json' }
import register from '../../src/register/words/es.json' with { type: 'json' }
import type { Message } from '../../src/kit/language/message.ts'
import type { messages as english } from './en.ts'

export const messages: Readonly<Record<keyof typeof english, Message>> = {
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

export const words: Readonly<Record<string, string>> = {
  ...access.words,
  ...analytics.words,
  ...appointments.words,
  ...certification.words,
  ...changeLog.words,
  ...committees.words,
  ...companies.words,
  ...contractors.words,
  ...deficiencies.words,
  ...documents.words,
  ...equipment.words,
  ...forms.words,
  ...gate.words,
  ...hazards.words,
  ...incidents.words,
  ...lists.words,
  ...notices.words,
  ...operations.words,
  ...orientation.words,
  ...people.words,
  ...permissionTemplates.words,
  ...projects.words,
  ...rules.words,
  ...safetyAlerts.words,
  ...safetyBoards.words,
  ...submissions.words,
  ...tasks.words,
  ...toolboxTalks.words,
  ...training.words,
  ...workplaces.words,
  ...kit.words,
  ...register.words,
}

export const problems: Readonly<Record<string, string>> = {
  ...access.problems,
  ...analytics.problems,
  ...audience.problems,
  ...changeLog.problems,
  ...committees.problems,
  ...contractorPortal.problems,
  ...contractors.problems,
  ...deficiencies.problems,
  ...documents.problems,
  ...equipment.problems,
  ...forms.problems,
  ...gate.problems,
  ...incidents.problems,
  ...myAccount.problems,
  ...notices.problems,
  ...operations.problems,
  ...orientation.problems,
  ...permissionTemplates.problems,
  ...projects.problems,
  ...publicSite.problems,
  ...safetyAlerts.problems,
  ...safetyBoards.problems,
  ...signIn.problems,
  ...submissions.problems,
  ...tasks.problems,
  ...toolboxTalks.problems,
  ...training.problems,
  ...workplaces.problems,
  ...kit.problems,
  ...register.problems,
}
