// What leaves the house, all of it: papers, sheets, many at once, and the proof of a paper.

import { formSheetCall } from '../../papers/server/form-sheet.ts'
import { type PaperStorage, submissionPdfCall } from '../../papers/server/submission-pdf.ts'
import { verifyCalls } from '../../papers/server/verify.routes.ts'
import { bulkCalls } from './bulk.routes.ts'
import { downloadCall } from './download.ts'
import { bulkJobs } from './run-bulk.job.ts'

/** Those that need nothing but the database. */
export const paperCalls = [...verifyCalls, ...bulkCalls]

export function openPapers(room: PaperStorage) {
  const { jobs, stop } = bulkJobs(room)
  return {
    raw: [submissionPdfCall(room), formSheetCall(room), downloadCall(room.store)],
    jobs,
    /** Work on many stops at the next submission and is taken up by the next server. */
    stop,
  }
}
