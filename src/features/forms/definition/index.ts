// What the rest of the product may use of forms on both sides: what a version asks, and how it is filled.
export { definition } from '../builder.contract.ts'
export { type Filling, openFilling, type Score } from './filling.ts'
export {
  type FormDefinition,
  type Language,
  labelIn,
  type Question,
} from './question.ts'
