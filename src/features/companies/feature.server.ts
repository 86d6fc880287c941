import type { FeatureServer } from '../../manifest/feature.server.ts'
import { companyCalls } from './companies.routes.ts'
import { companyMail } from './dates/letters.ts'
import { readsTrials, readTrialNextMorning } from './dates/trial.job.ts'
import { trialMail } from './starting/letters.ts'
import { greetWithFirstStart } from './starting/server/offer-start.ts'
import { startCalls } from './starting/start.routes.ts'

export const server: FeatureServer = {
  mailKinds: [trialMail, companyMail],
  mornings: [readTrialNextMorning],
  open: ({ address, beginCompany }) => ({
    calls: [...companyCalls(beginCompany), ...startCalls(beginCompany)],
    jobs: [readsTrials(address)],
    greets: greetWithFirstStart,
  }),
}
