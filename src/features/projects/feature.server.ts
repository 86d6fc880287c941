import { storeDrawn } from '../../manifest/demo-files.server.ts'
import type { FeatureServer } from '../../manifest/feature.server.ts'
import { copyJobs } from './copies/copies.job.ts'
import { copyMail } from './copies/copy-mail.server.ts'
import { stopCalls } from './copies/stop.routes.ts'
import { countMornings, recountJob } from './headcount/headcount.job.ts'
import { loggedOfWorkplaces } from './logged.ts'
import { formsMissed } from './missed/missed.ts'
import { tellMissed } from './missed/tell-missed.server.ts'
import { waitingOfWorkplaces } from './missed/waiting.server.ts'
import { addEmergencyPlans, emergencyPlansOfDemo } from './page/emergency-plans-for-demo.store.ts'
import { pageCalls } from './page/page.routes.ts'
import { planCalls } from './plan/plan.routes.ts'
import { planForDemo } from './plan-for-demo.store.ts'
import { presentCalls } from './present/present.routes.ts'
import { projects } from './projects.register.ts'
import { rainDayCalls } from './rain-days/rain-days.routes.ts'
import { rosterRoutes } from './roster/roster.routes.ts'
import { rosterForDemo } from './roster/roster-for-demo.store.ts'
import { teams } from './teams/teams.register.ts'
import { todayCalls } from './today/today.routes.ts'
import { workOfWorkplaces } from './tracker/expected-forms.server.ts'
import { trackerCalls } from './tracker/tracker.routes.ts'

export const server: FeatureServer = {
  searchedKinds: [
    { register: projects, at: 20, numbers: ['number'], about: ['number', 'client'] },
    { register: teams, at: 25, about: ['leader'] },
  ],
  logged: loggedOfWorkplaces,
  calls: [
    ...planCalls,
    ...rainDayCalls,
    ...trackerCalls,
    ...rosterRoutes,
    ...stopCalls,
    ...pageCalls,
    ...presentCalls,
    ...todayCalls,
  ],
  open: (on) => ({
    jobs: [...copyJobs(on), countMornings.job(on.address), recountJob(on.address)],
  }),
  mornings: [countMornings.awaitNext],
  mailKinds: [copyMail],
  noticeKinds: [formsMissed, ...waitingOfWorkplaces.map(({ notice }) => notice)],
  waitingKinds: waitingOfWorkplaces,
  workKinds: workOfWorkplaces,
  morningTellers: [tellMissed],
  demo: {
    async past(db, slug, size) {
      await planForDemo(db, size)
      await rosterForDemo(db, size)
      if (size === 'whole') await addEmergencyPlans(db, slug)
    },
    store: (database, on) => storeDrawn(database, on, emergencyPlansOfDemo),
  },
}
