export { addMonths } from './calendar/days.ts'
export { isHoliday } from './calendar/holidays.ts'
export { today } from './calendar/zones.ts'
export { type Due, dueAt, type Trigger } from './clocks/due-at.ts'
export {
  type Day,
  RegulationError,
  type RegulationErrorReason,
  type ResultStep,
  type StepValues,
  type UsedRule,
} from './contract.ts'
export type { ItaFile, ItaRow } from './ita/file.ts'
export { ita } from './ita/index.ts'
export { type ItaProblem, type ItaProblemCode, itaSentences } from './ita/problems.ts'
export type { ItaRead } from './ita/read.ts'
export { type Bodies, type BodiesFacts, bodies, type Duty, duties } from './ontario/bodies.ts'
export {
  type BodyPart,
  bodyParts,
  type CriticalInjury,
  criticalInjury,
  type InjuryFacts,
} from './ontario/critical-injury.ts'
export { type DutyPeriod, dutiesOver, type HeadCount } from './ontario/duties-over.ts'
export { type CertificateLevel, type FirstAid, firstAid } from './ontario/first-aid.ts'
export { type Form7, type Form7Facts, form7, form7Fields } from './ontario/form7.ts'
export { type IncidentFacts, type Section53, section53 } from './ontario/section53.ts'
export { type Claim, type ClaimFacts, wsib } from './ontario/wsib.ts'
export { type Answered, type CaseFacts, type Classification, classify } from './osha/classify.ts'
export {
  type DayCounts,
  dayCounts,
  type WorkKind,
  type WorkPeriod,
  workKinds,
} from './osha/day-counts.ts'
export { type PhoneReport, phoneReport, type SevereFacts } from './osha/phone-report.ts'
export { treatmentCodes } from './osha/treatments.ts'
export { type Risk, type RiskMatrix, risk } from './risk.ts'
export {
  type Certainty,
  isOn,
  type RuleRow,
  rowOf,
  ruleOf,
  ruleRows,
  rulesInForce,
} from './rules.ts'
export { type RateCounts, type Rates, rates } from './statistics/rates.ts'
export type { Certification } from './training/certification.ts'
export { training } from './training/index.ts'
export type { AskedOfPeople, PersonsRecord } from './training/matrix.ts'
export type {
  Requirement,
  TrainingRecord,
  TrainingStatus,
  TrainingValidity,
} from './training/status.ts'
export type { Course, Expiry, Validity } from './training/validity.ts'
