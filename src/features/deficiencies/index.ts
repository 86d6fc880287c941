// What other features and the app may use of deficiencies.
import { figureCalls } from './figures.routes.ts'
import { stepCalls } from './steps.routes.ts'
import { storyCalls } from './story.routes.ts'

export { fillPastOfDeficiencies } from './past-of-demo.store.ts'
export {
  type FailedItem,
  followSubject,
  hideRaised,
  raiseFromSubmission,
} from './raise.store.ts'
export { remindNextMorning, remindPeople } from './reminders/remind.job.ts'
export { tellOwners } from './reminders/tell-owner.job.ts'

export const deficiencyCalls = [...stepCalls, ...storyCalls, ...figureCalls]
