import type { FeatureServer } from '../../manifest/feature.server.ts'
import { jhscCommittees } from './committees/jhsc-committees.register.ts'
import { committeeYearForDemo } from './committees-for-demo.store.ts'
import { committeeDutyCalls } from './duties/committee-duties.routes.ts'
import { approveCalls } from './meetings/approve.routes.ts'
import { answerCalls } from './recommendations/answer.routes.ts'
import { committeeNotices } from './telling/notice-kinds.ts'
import { committeeMornings } from './telling/remind.job.ts'
import { workOfCommittees } from './telling/work.server.ts'

export const server: FeatureServer = {
  calls: [...committeeDutyCalls, ...approveCalls, ...answerCalls],
  open: ({ address }) => ({ jobs: [committeeMornings.job(address)] }),
  mornings: [committeeMornings.awaitNext],
  noticeKinds: committeeNotices,
  workKinds: workOfCommittees,
  searchedKinds: [{ register: jhscCommittees, at: 86, about: [] }],
  demo: { fill: committeeYearForDemo },
}
