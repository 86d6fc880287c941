// What a version of a form asks, as calls of other features carry it.
export { definition } from './builder.contract.ts'
