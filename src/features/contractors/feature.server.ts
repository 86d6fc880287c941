import type { FeatureServer } from '../../manifest/feature.server.ts'
import { codeCalls, codePaperCall } from './codes/codes.routes.ts'
import { contractorCalls } from './contractors.routes.ts'
import { contractorFormsForDemo, contractorsForDemo } from './contractors-for-demo.store.ts'
import { loggedOfContractors } from './logged.ts'
import { matrixCalls } from './matrix/matrix.routes.ts'
import { contractorNotices } from './reminding/notice-kinds.ts'
import { paperMail } from './reminding/paper-mail.ts'
import { contractorMornings } from './reminding/remind.job.ts'
import { tradeContractors } from './trade-contractors.register.ts'

export const server: FeatureServer = {
  searchedKinds: [{ register: tradeContractors, at: 27, about: ['phone'] }],
  logged: loggedOfContractors,
  calls: [...contractorCalls, ...codeCalls, ...matrixCalls],
  open: ({ address, store, folder }) => ({
    jobs: [contractorMornings.job(address)],
    raw: [codePaperCall({ store, folder })],
  }),
  mornings: [contractorMornings.awaitNext],
  mailKinds: [paperMail],
  noticeKinds: contractorNotices,
  demo: { fill: contractorsForDemo, past: contractorFormsForDemo },
}
