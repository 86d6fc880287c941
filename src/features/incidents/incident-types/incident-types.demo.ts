import { typesIn } from '../library/incident-library.ts'
import { incidentTypes } from './incident-types.register.ts'

export const incidentTypesDemo = { register: incidentTypes, rows: typesIn('en') }
