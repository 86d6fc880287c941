// What the rest of the product may use of forms on both sides: what a version asks, and how it is filled.

export { same } from '../../../kit/same.ts'
export { type Attached, attachedIn } from './attached.ts'
export type { Facts } from './beginning.ts'
export { withConfidence } from './confidence.ts'
export {
  type Failed,
  type Filling,
  type FillingProblem,
  openFilling,
} from './filling.ts'
export { askedOfEach } from './hazard-questions.ts'
export { asksOf } from './photo-of-fail.ts'
export { progressOf } from './progress.ts'
export {
  type FormDefinition,
  isInternal,
  type Language,
  labelIn,
  type Option,
  type Question,
} from './question.ts'
