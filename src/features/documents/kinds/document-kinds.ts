import { orientation } from './orientation.register.ts'
import { policies } from './policies.register.ts'
import { swps } from './swps.register.ts'

/** As they are listed. */
export const documentKinds = [policies, swps, orientation]
