// The calls of submissions.
import { reportCalls } from './reports/server/reports.routes.ts'
import { fillCalls } from './server/fill.routes.ts'
import { reviewCalls } from './server/review.routes.ts'
import { submitCalls } from './server/submit.routes.ts'
import { wholeCalls } from './server/whole.routes.ts'
import { signingCalls } from './signing/server/index.ts'

export { linkFile, readLinkFile } from './signing/server/index.ts'

export const submissionCalls = [
  ...fillCalls,
  ...submitCalls,
  ...wholeCalls,
  ...reviewCalls,
  ...signingCalls,
  ...reportCalls,
]
