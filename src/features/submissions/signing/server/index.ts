// What is bound of signing.
import { linkCalls } from './link.routes.ts'
import { pinCalls } from './pin.routes.ts'
import { placeCalls } from './places.routes.ts'
import { signCalls } from './sign.routes.ts'
import { signedByCalls } from './signed-by.routes.ts'

export { linkFile } from './link.routes.ts'

export const signingCalls = [
  ...signCalls,
  ...pinCalls,
  ...placeCalls,
  ...linkCalls,
  ...signedByCalls,
]
