// Every call of the product: the one list that the server, the OpenAPI page and the tests read.
import type { Context } from '../access/server/gate.ts'
import { coverageCalls } from '../features/appointments/index.ts'
import { deficiencyCalls } from '../features/deficiencies/index.ts'
import {
  chemicalSheetCalls,
  codeCalls,
  inventoryCalls,
  labelCodeCalls,
  publicChemicalCalls,
} from '../features/equipment/index.ts'
import { failedJobsCalls } from '../features/failed-jobs/index.ts'
import { builderCalls } from '../features/forms/server/builder.routes.ts'
import { copyCalls } from '../features/forms/server/copies.routes.ts'
import { libraryCalls } from '../features/forms/server/library.routes.ts'
import { sourceCalls } from '../features/forms/server/sources.routes.ts'
import { matrixCalls } from '../features/hazards/index.ts'
import { incidentListCalls } from '../features/incidents/index.ts'
import { listCalls } from '../features/lists/lists.routes.ts'
import { mailboxCalls } from '../features/mailbox/index.ts'
import { myAccountCalls } from '../features/my-account/server/my-account.routes.ts'
import { peopleCalls } from '../features/people/people.routes.ts'
import { projectCalls } from '../features/projects/index.ts'
import { ruleCalls } from '../features/rules/index.ts'
import { resetCalls } from '../features/sign-in/server/reset.routes.ts'
import { signInCalls } from '../features/sign-in/server/sign-in.routes.ts'
import { whoCalls } from '../features/sign-in/server/who.routes.ts'
import { submissionCalls } from '../features/submissions/index.ts'
import type { Bound } from '../kit/http/server/bind.ts'
import { registerCalls } from '../register/server/serve-registers.ts'
import { extensions, pointersToValues, registry } from './registers.server.ts'

export const calls: readonly Bound<Context>[] = [
  ...signInCalls,
  ...whoCalls,
  ...resetCalls,

  ...myAccountCalls,
  ...mailboxCalls,
  ...inventoryCalls,
  ...codeCalls,
  ...chemicalSheetCalls,
  ...labelCodeCalls,
  ...publicChemicalCalls,
  ...incidentListCalls,
  ...matrixCalls,
  ...submissionCalls,
  ...projectCalls,
  ...coverageCalls,
  ...deficiencyCalls,
  ...ruleCalls,
  ...failedJobsCalls,
  ...peopleCalls,
  ...builderCalls,
  ...copyCalls,
  ...libraryCalls,
  ...sourceCalls,
  ...listCalls(pointersToValues),
  ...registerCalls(extensions, registry),
]
