import type { RegisterWeb } from '../../../register/web/extension.ts'
import { StoredRows } from '../../../register/web/input/rows/StoredRows.tsx'
import { AboveLists } from '../web/AboveLists.tsx'
import { incidentTypes } from './incident-types.register.ts'
import { incidentTypesSublists } from './incident-types-sublists.register.ts'

export const web: RegisterWeb = {
  inputs: { items: StoredRows },
  Above: ({ within }) => (
    <AboveLists of={incidentTypes} lists={incidentTypesSublists} within={within} />
  ),
}
