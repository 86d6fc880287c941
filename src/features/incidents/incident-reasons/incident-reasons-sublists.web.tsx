import type { RegisterWeb } from '../../../register/web/beside.ts'
import { KeptRows } from '../../../register/web/input/KeptRows.tsx'
import { AboveLists } from '../web/AboveLists.tsx'
import { incidentReasons } from './incident-reasons.register.ts'
import { incidentReasonsSublists } from './incident-reasons-sublists.register.ts'

export const web: RegisterWeb = {
  inputs: { items: KeptRows },
  Above: ({ within }) => (
    <AboveLists of={incidentReasons} lists={incidentReasonsSublists} within={within} />
  ),
}
