// What leaves the house, all of it: papers, sheets, many at once, and the proof of a paper.
import { bulkCalls } from '../../bulk/server/bulk.routes.ts'
import { downloadCall } from '../../bulk/server/download.ts'
import { bulkJobs } from '../../bulk/server/run-bulk.job.ts'
import { download } from '../papers.contract.ts'
import { formSheetCall } from './form-sheet.ts'
import { type PaperRoom, submissionPdfCall } from './submission-pdf.ts'
import { verifyCalls } from './verify.routes.ts'

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
