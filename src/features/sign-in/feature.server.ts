import type { FeatureServer } from '../../manifest/feature.server.ts'
import { lostFactorCalls } from './lost-factor/lost-factor.routes.ts'
import { passkeyCalls } from './passkeys/passkeys.routes.ts'
import { endingOfSeeing } from './seeing/end-seeing.job.ts'
import { seeingCalls } from './seeing/seeing.routes.ts'
import { codesTriedMail, resetMail } from './server/letters.ts'
import { resetCalls } from './server/reset.routes.ts'
import { sendResets } from './server/send-reset.job.ts'
import { signInCalls } from './server/sign-in.routes.ts'
import { whoCalls } from './server/who.routes.ts'
import { switchingCalls } from './switching/switching.routes.ts'

export const server: FeatureServer = {
  calls: [
    ...signInCalls,
    ...whoCalls,
    ...resetCalls,
    ...passkeyCalls,
    ...lostFactorCalls,
    ...seeingCalls,
    ...switchingCalls,
  ],
  mailKinds: [resetMail, codesTriedMail],
  open: () => ({ jobs: [sendResets, endingOfSeeing] }),
}
