// What is bound of signing.
import type { Keys } from '../../../../kit/encryption/server/keys.ts'
import { codeCalls } from './code.routes.ts'
import { crewCalls } from './crew.routes.ts'
import { linkCalls } from './link.routes.ts'
import { ownSignatureCalls } from './own-signature.routes.ts'
import { pinCalls } from './pin.routes.ts'
import { placeCalls } from './places.routes.ts'
import { signCalls } from './sign.routes.ts'
import { signedByCalls } from './signed-by.routes.ts'

export { linkFile } from './link.routes.ts'

export const signingCalls = [
  ...signCalls,
  ...codeCalls,
  ...ownSignatureCalls,
  ...placeCalls,
  ...linkCalls,
  ...signedByCalls,
]

/** Those that seal and open what is sealed. */
export const sealingCalls = (keys: Keys) => [...crewCalls(keys), ...pinCalls(keys)]
