// What the rest of the product may use of incidents.
export { incidentListCalls } from './lists/lists.routes.ts'
