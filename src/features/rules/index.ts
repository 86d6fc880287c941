// What other features and the app may use of the rules.
export { ruleCalls } from './rules.routes.ts'
export { switchedOn, switchForDemo } from './switches.store.ts'
