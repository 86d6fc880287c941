// What other features may use of talks.
export { type Attendant, attendant, type SignedSheet, tookPart } from './holding/talk-draft.ts'
