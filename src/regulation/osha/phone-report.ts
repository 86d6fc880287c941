// Whether OSHA is told by telephone, by 29 CFR 1904.39.
import type { ResultStep, UsedRule } from '../contract.ts'
import { step } from '../contract.ts'
import { type Rule, ruleOf, used } from '../rules.ts'

export type SevereFacts = {
  workRelated: boolean
  /** Days from the event to the death, where somebody died. */
  deathAfterDays?: number | null
  /** Hours from the event to the stay in a hospital, the amputation or the loss of an eye. */
  severeAfterHours?: number | null
  severe?: readonly ('in_patient' | 'amputation' | 'eye_loss')[]
  /** A stay for observation or tests alone is none. */
  observationOnly?: boolean
  /** On a public street or highway, outside a construction work zone. */
  publicRoad?: boolean
  publicCarrier?: boolean
}
export type PhoneReport = {
  owed: boolean
  code: 'US-1904-39-DEATH' | 'US-1904-39-SEVERE' | null
  because: string[]
  path: ResultStep[]
  rule: UsedRule
}

type Severe = Rule<'US-1904-39-SEVERE'>

function severeHeads(facts: SevereFacts, { params }: Severe): string[] {
  const { severe = [], severeAfterHours = 0, observationOnly = false } = facts
  const inTime = (severeAfterHours ?? 0) <= params.within_hours
  return inTime ? severe.filter((head) => head !== 'in_patient' || !observationOnly) : []
}

export function phoneReport(facts: SevereFacts): PhoneReport {
  const death = ruleOf('US-1904-39-DEATH')
  const severe = ruleOf('US-1904-39-SEVERE')
  const { deathAfterDays = null, publicRoad = false, publicCarrier = false } = facts
  const died = deathAfterDays !== null && deathAfterDays <= death.params.within_days
  const heads = severeHeads(facts, severe)
  const rule = died ? death : severe
  const no = (key: string): PhoneReport => ({
    owed: false,
    code: null,
    because: [],
    path: [step(key, rule.citation)],
    rule: used(rule),
  })
  if (!facts.workRelated) return no('phone_not_work')
  if (publicRoad) return no('phone_public_road')
  if (publicCarrier) return no('phone_public_carrier')
  if (!died && heads.length === 0) return no('phone_not_severe')
  const because = died ? ['death', ...heads] : heads
  const code = died ? 'US-1904-39-DEATH' : 'US-1904-39-SEVERE'
  const path = [step('phone_owed', rule.citation, { because: because.join(', ') })]
  return { owed: true, code, because, path, rule: used(rule) }
}
