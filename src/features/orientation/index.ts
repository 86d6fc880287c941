// What other features may use of orientations.
export { recordState } from './records/state.ts'
export { orientationsOf } from './reviewing/reviewing.store.ts'
