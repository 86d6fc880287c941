// What leaves the house, all of it: papers, sheets, many at once, and the proof of a paper.

import { download } from '../../papers/papers.contract.ts'
import { formSheetCall } from '../../papers/server/form-sheet.ts'
import { type PaperRoom, submissionPdfCall } from '../../papers/server/submission-pdf.ts'
import { verifyCalls } from '../../papers/server/verify.routes.ts'
import { bulkCalls } from './bulk.routes.ts'
import { downloadCall } from './download.ts'
import { bulkJobs } from './run-bulk.job.ts'

/** Those that need nothing but the database. */
export const paperCalls = [...verifyCalls, ...bulkCalls]

export function openPapers(room: PaperRoom) {
  const files = [submissionPdfCall(room), formSheetCall(room)]
  const { jobs, stop } = bulkJobs(room)
  return {
    raw: [...files, downloadCall(room.store)],
    routes: [...files.map(({ route }) => route), download],
    jobs,
    /** Work on many stops at the next submission and is taken up by the next server. */
    stop,
  }
}
