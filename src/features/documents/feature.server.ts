import type { FeatureServer } from '../../manifest/feature.server.ts'
import { documentNotices } from './asked/notice-kinds.ts'
import { signoffMornings } from './asked/remind.job.ts'
import { coverageCalls } from './coverage/coverage.routes.ts'
import { coverageSheet } from './coverage/export-coverage.server.ts'
import { publishForDemo } from './demo/publish.store.ts'
import { documentExpires, documentReviewDue } from './due/notice-kinds.ts'
import { homeCalls } from './home/home.routes.ts'
import { hubCalls } from './hub/hub.routes.ts'
import { documentKinds } from './kinds/document-kinds.ts'
import { documentLibraryCalls, documentStock } from './library/library.routes.ts'
import { byLinkCalls, fileByLink } from './links/by-link.routes.ts'
import { documentLinkMail } from './links/link-mail.ts'
import { mailsDocumentLinks } from './links/mail-links.job.ts'
import { sendLinkCalls } from './links/send-link.routes.ts'
import { loggedOfDocuments } from './logged.ts'
import { offeredCalls } from './offered/offered.routes.ts'
import { documentPaperCalls } from './papers/papers.routes.ts'
import { quizCalls } from './quiz/quiz.routes.ts'
import { signoffCalls } from './signoffs/signoffs.routes.ts'
import { workOfDocuments } from './telling/work.server.ts'
import { manifestCalls } from './upload/manifest.routes.ts'
import { versionCalls } from './versions/versions.routes.ts'

export const server: FeatureServer = {
  searchedKinds: documentKinds.map((register, n) => ({
    register,
    at: 76 + n / 10,
    numbers: ['number'],
    about: ['number', 'category'],
  })),
  shelves: documentStock,
  workKinds: workOfDocuments,
  noticeKinds: [...documentNotices, documentReviewDue, documentExpires],
  mornings: [signoffMornings.awaitNext],
  logged: loggedOfDocuments,
  demo: { fill: publishForDemo },
  mailKinds: [documentLinkMail],
  open: ({ registers, store, folder, sentFiles, address }) => ({
    raw: [coverageSheet(folder), fileByLink({ store, folder })],
    calls: [
      ...documentPaperCalls(registers, { store, folder }),
      ...versionCalls(registers),
      ...offeredCalls,
      ...signoffCalls(registers),
      ...quizCalls(registers),
      ...sendLinkCalls(registers),
      ...byLinkCalls,
      ...manifestCalls({ registers, sentFiles }),
      ...documentLibraryCalls(registers),
      ...hubCalls(registers),
      ...coverageCalls,
      ...homeCalls,
    ],
    jobs: [signoffMornings.job(address), mailsDocumentLinks(address)],
  }),
}
