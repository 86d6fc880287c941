// What other features may use of how people sign in.
export { rememberDevice } from './server/devices.ts'
export { inOwnTurn, passwordAgain } from './server/password-tries.ts'
export { hashPassword, passwordFits, refuseCommon } from './server/passwords.ts'
export { newRecoveryCodes, stepOf } from './server/second-factor.ts'
export { type Login, loginById, newToken } from './server/sessions.store.ts'
export { setPassword } from './server/set-password.ts'
