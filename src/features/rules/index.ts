// What other features may use of the rules.
export { switchedOn } from './switches.store.ts'
