import { ReusableListForm } from '../web/ReusableListForm.tsx'
import { incidentReasonsSublists } from './incident-reasons-sublists.register.ts'
import { web } from './incident-reasons-sublists.web.tsx'

export default function ReusableReasonsScreen() {
  return <ReusableListForm lists={incidentReasonsSublists} web={web} />
}
