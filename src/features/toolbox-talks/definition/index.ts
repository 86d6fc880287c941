// What other features may use of talks on both sides.
export { attendant, type SignedSheet, tookPart } from '../holding/talk-draft.ts'
export { toolboxTalks } from '../talks/toolbox-talks.register.ts'
