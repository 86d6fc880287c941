import type { Product } from '../product.ts'
import { dashpivot } from './dashpivot.ts'
import { hammertech } from './hammertech.ts'
import { procore } from './procore.ts'
import { safetyculture } from './safetyculture.ts'
import { velocityehs } from './velocityehs.ts'

/** By the last part of the address of its page. */
export const products: Readonly<Record<string, Product>> = {
  safetyculture,
  procore,
  hammertech,
  velocityehs,
  dashpivot,
}
