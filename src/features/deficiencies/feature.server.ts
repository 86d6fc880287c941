import type { FeatureServer } from '../../manifest/feature.server.ts'
import { deficiencies } from './deficiencies.register.ts'
import { loggedOfDeficiencies } from './logged.ts'
import { fillPastOfDeficiencies } from './past-of-demo.store.ts'
import { figureCalls } from './reading/figures.routes.ts'
import { storyCalls } from './reading/story.routes.ts'
import { tellDue } from './reminders/tell-due.server.ts'
import { stepCalls } from './steps/steps.routes.ts'
import { deficiencyNotices } from './telling/notice-kinds.ts'
import { waitingOfDeficiencies } from './telling/waiting.server.ts'
import { workOfDeficiencies } from './telling/work.server.ts'

export const server: FeatureServer = {
  searchedKinds: [
    {
      register: deficiencies,
      at: 35,
      numbers: ['number'],
      about: ['number', 'status', 'project', 'owner'],
      latestFirst: true,
      list: 'deficiency-registry',
    },
  ],
  noticeKinds: [...deficiencyNotices, ...waitingOfDeficiencies.map(({ notice }) => notice)],
  waitingKinds: waitingOfDeficiencies,
  workKinds: workOfDeficiencies,
  logged: loggedOfDeficiencies,
  calls: [...stepCalls, ...storyCalls, ...figureCalls],
  morningTellers: [tellDue],
  demo: { fill: fillPastOfDeficiencies },
}
