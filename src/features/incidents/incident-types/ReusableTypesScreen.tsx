import { ReusableListForm } from '../web/ReusableListForm.tsx'
import { incidentTypesSublists } from './incident-types-sublists.register.ts'
import { web } from './incident-types-sublists.web.tsx'

export default function ReusableTypesScreen() {
  return <ReusableListForm lists={incidentTypesSublists} web={web} />
}
