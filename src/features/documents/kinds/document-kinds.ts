import { customResources } from '../custom/custom-resources.register.ts'
import { orientation } from './orientation.register.ts'
import { policies } from './policies.register.ts'
import { swps } from './swps.register.ts'

/** Those that every company has, as they are listed. */
export const commonKinds = [policies, swps, orientation] as const

/** Those, and what companies make up. */
export const documentKinds = [...commonKinds, customResources] as const
