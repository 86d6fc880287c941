import type { FeatureServer } from '../../manifest/feature.server.ts'
import { loggedOfDeficiencies } from './logged.ts'
import { fillPastOfDeficiencies } from './past-of-demo.store.ts'
import { figureCalls } from './reading/figures.routes.ts'
import { storyCalls } from './reading/story.routes.ts'
import { remindNextMorning, remindPeople } from './reminders/remind.job.ts'
import { tellOwners } from './reminders/tell-owner.job.ts'
import { stepCalls } from './steps/steps.routes.ts'
import { deficiencyNotices } from './telling/notice-kinds.ts'

export const server: FeatureServer = {
  noticeKinds: deficiencyNotices,
  logged: loggedOfDeficiencies,
  calls: [...stepCalls, ...storyCalls, ...figureCalls],
  open: ({ address }) => ({ jobs: [tellOwners(address), remindPeople(address)] }),
  mornings: [remindNextMorning],
  demo: { fill: fillPastOfDeficiencies },
}
