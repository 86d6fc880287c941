// The calls of submissions.
import { listCalls } from './lists/server/lists.routes.ts'
import { paperCalls } from './papers/server/papers.ts'
import { reportCalls } from './reports/server/reports.routes.ts'
import { fillCalls } from './server/fill.routes.ts'
import { reviewCalls } from './server/review.routes.ts'
import { submitCalls } from './server/submit.routes.ts'
import { wholeCalls } from './server/whole.routes.ts'
import { signingCalls } from './signing/server/index.ts'

export type { Section } from './nudges/digest.ts'
export { nudgeUnsigned, type Teller, tellNextMorning } from './nudges/nudge.job.ts'
export { openPapers } from './papers/server/papers.ts'
export { isInDraft } from './server/drafts.store.ts'
export { isFileShown } from './server/file-shown.ts'
export { fillableOf } from './server/fill.store.ts'
export { roleNamed } from './server/may-fill.ts'
export { openScoresJob, scoreOpenly } from './server/open-scores.job.ts'
export { linkFile, readLinkFile } from './signing/server/index.ts'
export { seen as seenSubmissions } from './submissions.server.ts'

export const submissionCalls = [
  ...fillCalls,
  ...submitCalls,
  ...wholeCalls,
  ...reviewCalls,
  ...signingCalls,
  ...reportCalls,
  ...listCalls,
  ...paperCalls,
]
