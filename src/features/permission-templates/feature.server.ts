import type { FeatureServer } from '../../manifest/feature.server.ts'
import { defaultCalls } from './defaults/defaults.routes.ts'
import { loggedOfProposals } from './defaults/logged.ts'
import { proposalCalls } from './defaults/proposal.routes.ts'
import { templateOffered } from './defaults/telling.ts'
import { addTemplates } from './demo.server.ts'
import { moveCalls } from './moves.routes.ts'
import { giveNewRights } from './new-rights.ts'
import { personCalls } from './person.routes.ts'
import { rightsChanged } from './telling/tell-rights.server.ts'
import { templateCalls } from './templates.routes.ts'
import { wayInGiven, wayInMail } from './way-in/telling.ts'
import { wayInCalls } from './way-in/way-in.routes.ts'

export const server: FeatureServer = {
  calls: [
    ...templateCalls,
    ...moveCalls,
    ...personCalls,
    ...wayInCalls,
    ...defaultCalls,
    ...proposalCalls,
  ],
  mailKinds: [wayInMail],
  noticeKinds: [rightsChanged, wayInGiven, templateOffered],
  logged: [loggedOfProposals],
  demo: { begin: addTemplates },
  open: () => ({ start: (database) => giveNewRights(database) }),
}
