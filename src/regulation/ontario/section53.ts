// Incidents on a project of which s. 53 asks for notice though nobody is hurt.
import { type Day, known, type ResultStep, step, type UsedRule } from '../contract.ts'
import { ruleOf, used } from '../rules.ts'

export type IncidentFacts = {
  happened: readonly string[]
  /** Somebody was hurt so that s. 51 or s. 52 asks for its notice. */
  hurt?: boolean
  /** The measured height or voltage decides whether the event is on the list. */
  fallMetres?: number
  conductorVolts?: number
  /** The day of the occurrence; the present list without it. */
  day?: Day
}
export type Section53 = {
  applies: boolean
  because: string[]
  /** Whether an engineer's written opinion on the cause is owed as well, hurt or not. */
  opinion: boolean
  path: ResultStep[]
  rule: UsedRule
}

export function section53(facts: IncidentFacts): Section53 {
  const rule = ruleOf('ON-53-LIST', facts.day)
  const { incidents } = rule.params
  const codes = incidents.map(({ code }) => code)
  const { fallMetres = 0, conductorVolts = 0, hurt = false } = facts
  const everKnown = ruleOf('ON-53-LIST').params.incidents.map(({ code }) => code)
  for (const code of facts.happened) known(everKnown, code)
  const measured = incidents.filter(
    ({ metres, above_volts }) =>
      (metres !== undefined && fallMetres >= metres) ||
      (above_volts !== undefined && conductorVolts > above_volts),
  )
  const told = new Set([...facts.happened, ...measured.map(({ code }) => code)])
  const listed = codes.filter((code) => told.has(code))
  const opinion = incidents.some((one) => one.opinion && told.has(one.code))
  const applies = listed.length > 0 && !hurt
  const path = [
    ...listed.map((incident) => step('listed', rule.citation, { incident })),
    ...(listed.length === 0 ? [step('not_listed', rule.citation)] : []),
    ...(listed.length > 0 && hurt ? [step('hurt_instead', rule.citation)] : []),
    ...(opinion ? [step('opinion_owed', ruleOf('ON-53-LIST').citation)] : []),
  ]
  return { applies, because: applies ? listed : [], opinion, path, rule: used(rule) }
}
