import type { RegisterWeb } from '../../../register/web/extension.ts'
import { StoredRows } from '../../../register/web/input/rows/StoredRows.tsx'
import { AboveLists } from '../web/AboveLists.tsx'
import { incidentReasons } from './incident-reasons.register.ts'
import { incidentReasonsSublists } from './incident-reasons-sublists.register.ts'

export const web: RegisterWeb = {
  inputs: { items: StoredRows },
  Above: ({ within }) => (
    <AboveLists of={incidentReasons} lists={incidentReasonsSublists} within={within} />
  ),
}
