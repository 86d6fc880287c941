// What a version of a form asks, as calls of other features carry it.
export { kept as definition } from './definition/schemas.ts'
