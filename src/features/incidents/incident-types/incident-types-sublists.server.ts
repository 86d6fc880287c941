import { listsOfItems } from '../lists-of-items.server.ts'
import { incidentTypesSublists } from './incident-types-sublists.register.ts'

export const incidentTypesSublistsServer = listsOfItems(incidentTypesSublists, 'incident_type')
