// What other features may use of how people sign in.
export { forgetFailures, noteFailure, refuseTooMany } from './server/attempts.store.ts'
export { hashPassword, passwordFits, refuseCommon } from './server/passwords.ts'
export { newRecoveryCodes, stepOf } from './server/second-factor.ts'
export { endOtherSessions, type Login, loginById } from './server/sessions.store.ts'
