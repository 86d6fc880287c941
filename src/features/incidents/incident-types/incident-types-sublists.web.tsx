import type { RegisterWeb } from '../../../register/web/beside.ts'
import { KeptRows } from '../../../register/web/input/KeptRows.tsx'
import { AboveLists } from '../web/AboveLists.tsx'
import { incidentTypes } from './incident-types.register.ts'
import { incidentTypesSublists } from './incident-types-sublists.register.ts'

export const web: RegisterWeb = {
  inputs: { items: KeptRows },
  Above: ({ within }) => (
    <AboveLists of={incidentTypes} lists={incidentTypesSublists} within={within} />
  ),
}
