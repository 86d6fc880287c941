import { listsOfItems } from '../lists-of-items.server.ts'
import { incidentReasonsSublists } from './incident-reasons-sublists.register.ts'

export const incidentReasonsSublistsServer = listsOfItems(
  incidentReasonsSublists,
  'incident_reason',
)
