// The calls of submissions.
import { reportCalls } from './reports/server/reports.routes.ts'

export const submissionCalls = [...reportCalls]
