// What a version of a form asks, as calls of other features carry it.
export { storedDefinition as definition } from './definition/schemas.ts'
