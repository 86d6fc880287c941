import type { FeatureServer } from '../../manifest/feature.server.ts'
import { companyCalls } from './companies.routes.ts'
import { companyMail } from './dates/letters.ts'
import { removesCompanies } from './dates/removal.job.ts'
import { trialMornings } from './dates/trial.job.ts'
import { trialMail } from './starting/letters.ts'
import { greetWithFirstStart } from './starting/server/offer-start.ts'
import { startCalls } from './starting/start.routes.ts'
import { loggedOfSupport } from './support/server/logged.ts'
import { supportCalls } from './support/support.routes.ts'
import { supportAsked } from './support/telling.ts'

export const server: FeatureServer = {
  mailKinds: [trialMail, companyMail],
  noticeKinds: [supportAsked],
  logged: [loggedOfSupport],
  mornings: [trialMornings.awaitNext],
  open: ({ address, store, beginCompany }) => ({
    calls: [...companyCalls(beginCompany), ...startCalls(beginCompany), ...supportCalls],
    jobs: [trialMornings.job(address), removesCompanies(store)],
    greets: greetWithFirstStart,
  }),
}
