import type { FeatureServer } from '../../manifest/feature.server.ts'
import { bulkMail } from './bulk/bulk-mail.ts'
import { openPapers, paperCalls } from './bulk/server/open-papers.ts'
import { filledWithoutTraining } from './consequences/server/tell-lacking.ts'
import { formSubmitted } from './consequences/server/tell-submitted.ts'
import { submittedMail } from './consequences/submitted-mail.ts'
import { storeDemoPhotos } from './demo/server/demo-photos.store.ts'
import { submitForDemo } from './demo/server/fill-demo.ts'
import { isInDraft } from './filling/server/drafts.store.ts'
import { fillCalls } from './filling/server/filling.routes.ts'
import { likelySignerCalls } from './filling/server/likely-signers.routes.ts'
import { findSubmissions } from './lists/server/find-submissions.store.ts'
import { listCalls } from './lists/server/lists.routes.ts'
import { loggedOfSubmissions } from './logged.ts'
import { answersCopied, signaturesWaiting } from './morning-mail/notice-kinds.ts'
import { tellOfSignatures } from './morning-mail/tell-signatures.server.ts'
import { isFileShown } from './reading/server/file-shown.ts'
import { wholeCalls } from './reading/server/reading.routes.ts'
import { reportCalls } from './reports/server/reports.routes.ts'
import { refusedMail } from './review/refused-mail.ts'
import { contractorReviewCalls } from './review/server/contractors.routes.ts'
import { reviewCalls } from './review/server/review.routes.ts'
import { openScoresJob, scoreOpenly } from './revisions/server/open-scores.job.ts'
import { submitCalls } from './revisions/server/revisions.routes.ts'
import { findByWords, wordsJob } from './revisions/server/words.job.ts'
import { linkMail } from './signing/link-mail.ts'
import { linkFile, sealingCalls, signingCalls } from './signing/server/index.ts'
import { submissions } from './submissions.register.ts'
import { submissionNotices } from './telling/notice-kinds.ts'
import { missingSignatures } from './telling/server/waiting.ts'
import { workOfSubmissions } from './telling/server/work.ts'

export const server: FeatureServer = {
  searchedKinds: [
    {
      register: submissions,
      at: 30,
      numbers: ['number'],
      about: ['title', 'project', 'submitted_by', 'stage'],
      latestFirst: true,
      list: 'all-submissions',
      find: findSubmissions,
    },
  ],
  logged: loggedOfSubmissions,
  calls: [
    ...fillCalls,
    ...likelySignerCalls,
    ...wholeCalls,
    ...reviewCalls,
    ...contractorReviewCalls,
    ...signingCalls,
    ...reportCalls,
    ...listCalls,
    ...paperCalls,
  ],
  open(on) {
    const papers = openPapers(on)
    return {
      calls: [...sealingCalls(on.keys), ...submitCalls(on.registers)],
      raw: [linkFile(on), ...papers.raw],
      jobs: [openScoresJob, wordsJob, ...papers.jobs],
      stop: papers.stop,
    }
  },
  workKinds: workOfSubmissions,
  mailKinds: [linkMail, submittedMail, bulkMail, refusedMail],
  noticeKinds: [
    ...submissionNotices,
    formSubmitted,
    filledWithoutTraining,
    signaturesWaiting,
    answersCopied,
    missingSignatures.notice,
  ],
  waitingKinds: [missingSignatures],
  mornings: [scoreOpenly, findByWords],
  morningTellers: [tellOfSignatures],
  fileReaders: { submissions: isFileShown },
  waitsForFile: isInDraft,
  demo: { past: submitForDemo, store: (database, on) => storeDemoPhotos(database, on) },
}
