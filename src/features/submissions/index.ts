// The calls of submissions.

import { paperCalls } from './bulk/server/open-papers.ts'
import { fillCalls } from './filling/server/filling.routes.ts'
import { listCalls } from './lists/server/lists.routes.ts'
import { wholeCalls } from './reading/server/reading.routes.ts'
import { reportCalls } from './reports/server/reports.routes.ts'
import { reviewCalls } from './review/server/review.routes.ts'
import { submitCalls } from './revisions/server/revisions.routes.ts'
import { signingCalls } from './signing/server/index.ts'

export { openPapers } from './bulk/server/open-papers.ts'
export { isInDraft } from './filling/server/drafts.store.ts'
export { fillableOf } from './filling/server/fillable.store.ts'
export type { DigestSection } from './morning-mail/digest.ts'
export { nudgeUnsigned, type Teller, tellNextMorning } from './morning-mail/morning-mail.job.ts'
export { isFileShown } from './reading/server/file-shown.ts'
export { roleNamed } from './revisions/server/may-fill.ts'
export { openScoresJob, scoreOpenly } from './revisions/server/open-scores.job.ts'
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
