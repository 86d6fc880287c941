// What other features may use of how people sign in.
export { giveWayIn, secondStepOf } from './lost-factor/way-in.store.ts'
export { challengeMinutes, makeChallenge } from './passkeys/passkeys.store.ts'
export { acceptNewPasskey, passkeyPlace } from './passkeys/verify.server.ts'
export { rememberDevice } from './server/devices.ts'
export {
  countTry,
  inOwnTurn,
  inTurn,
  noteEntered,
  noteRefused,
  passwordAgain,
  triesOf,
} from './server/password-tries.ts'
export { hashPassword, passwordFits, refuseCommon } from './server/passwords.ts'
export { confirmSetUp, newSetUp } from './server/second-factor.ts'
export {
  demandsSecondFactor,
  type Login,
  loginByEmail,
  loginById,
  newToken,
  startSession,
} from './server/sessions.store.ts'
export { setPassword } from './server/set-password.ts'
