// What the rest of the product may use of forms on both sides: what a version asks, and how it is filled.

export { same } from '../../../kit/same.ts'
export { type Attached, attachedIn } from './attached.ts'
export { withConfidence } from './confidence.ts'
export type { StartFacts } from './filling/beginning.ts'
export {
  type FailedAnswer,
  type Filling,
  type FillingProblem,
  openFilling,
} from './filling/filling.ts'
export { offers } from './filling/offers.ts'
export { asksOf } from './filling/photo-of-fail.ts'
export { isAnswered, progressOf } from './filling/progress.ts'
export {
  isEmptyRemark,
  pathOfRemark,
  questionsOfRemark,
  type Remark,
  type RemarkPlace,
  type Remarks,
  remarkName,
  remarkOfFailed,
  remarkPlace,
  shownRemarks,
} from './filling/remarks.ts'
export { askedOfEach } from './hazard-questions.ts'
export {
  type FormDefinition,
  isInternal,
  labelIn,
  type Question,
  type QuestionOption,
} from './question.ts'
