// Whether an injury is critical, by O. Reg. 420/21 s. 1, and whether s. 51 asks for its notice.
import { known, type ResultStep, step, type UsedRule } from '../contract.ts'
import { ruleOf, used } from '../rules.ts'

export const bodyParts = ['leg', 'arm', 'wrist', 'hand', 'ankle', 'foot', 'finger', 'toe'] as const
export type BodyPart = (typeof bodyParts)[number]
export type InjuryFacts = {
  lifeInJeopardy?: boolean
  unconscious?: boolean
  bloodLoss?: 'none' | 'some' | 'substantial'
  /** A part for each that is broken: two fingers are `['finger', 'finger']`. */
  fractures?: readonly BodyPart[]
  amputations?: readonly BodyPart[]
  burn?: 'none' | 'minor' | 'major'
  eyeSightLost?: boolean
  /** On a highway: no notice is owed, unless the worker was at a project or outside the vehicle. */
  highwayCollision?: boolean
  atProject?: boolean
  outsideVehicle?: boolean
  /** False for somebody who does not work there; then a hazard to workers decides. */
  worker?: boolean
  hazardToWorkers?: boolean
}
export type CriticalInjury = {
  critical: boolean | 'ask'
  because: string[]
  /** Whether s. 51 asks for its notice and report. */
  notice: boolean | 'ask'
  path: ResultStep[]
  rule: UsedRule
}

function certainHeads(facts: InjuryFacts): string[] {
  const { fracture, amputation } = ruleOf('ON-420-1').params
  const { fractures = [], amputations = [], bloodLoss = 'none', burn = 'none' } = facts
  const heads: [string, boolean | undefined][] = [
    ['life_in_jeopardy', facts.lifeInJeopardy],
    ['unconscious', facts.unconscious],
    ['blood_loss', known(['none', 'some', 'substantial'], bloodLoss) === 'substantial'],
    ...fractures.map((part): [string, boolean] => [`fracture_${part}`, fracture.includes(part)]),
    // An amputation at the wrist or ankle counts as a hand or foot.
    ...amputations.map((part): [string, boolean] => {
      const lost = part === 'wrist' ? 'hand' : part === 'ankle' ? 'foot' : part
      return [`amputation_${part}`, amputation.includes(lost)]
    }),
    ['burn', known(['none', 'minor', 'major'], burn) === 'major'],
    ['eye_sight', facts.eyeSightLost],
  ]
  return [...new Set(heads.flatMap(([head, holds]) => (holds === true ? [head] : [])))]
}

function headsByReading({ fractures = [], amputations = [] }: InjuryFacts): string[] {
  const { fracture, digits, more_than } = ruleOf('ON-420-1-READING').params
  const isDigit = (part: string) => digits.includes(part)
  const hurt = [...fractures, ...amputations].filter(isDigit).length
  return [
    ...new Set(
      fractures.filter((part) => fracture.includes(part)).map((part) => `fracture_${part}`),
    ),
    ...(hurt > more_than ? ['several_digits'] : []),
  ]
}

/** Whom s. 51 leaves out: the answer may lie with facts that nobody has given. */
function noticeOf(
  facts: InjuryFacts,
  critical: boolean | 'ask',
): { notice: boolean | 'ask'; steps: ResultStep[] } {
  const { citation } = ruleOf('ON-51-SCOPE')
  const { highwayCollision = false, atProject, outsideVehicle, worker = true } = facts
  if (critical === false) return { notice: false, steps: [] }
  if (highwayCollision && atProject !== true && outsideVehicle !== true)
    return atProject === false && outsideVehicle === false
      ? { notice: false, steps: [step('highway_no_notice', citation)] }
      : { notice: 'ask', steps: [step('highway_ask', citation)] }
  if (worker || facts.hazardToWorkers === true) return { notice: critical, steps: [] }
  return facts.hazardToWorkers === false
    ? { notice: false, steps: [step('no_hazard_to_workers', citation)] }
    : { notice: 'ask', steps: [step('hazard_to_workers_ask', citation)] }
}

export function criticalInjury(facts: InjuryFacts): CriticalInjury {
  for (const part of [...(facts.fractures ?? []), ...(facts.amputations ?? [])])
    known(bodyParts, part)
  const law = ruleOf('ON-420-1')
  const reading = ruleOf('ON-420-1-READING')
  const certain = certainHeads(facts)
  const asked = headsByReading(facts)
  const critical = certain.length > 0 ? true : asked.length > 0 ? 'ask' : false
  const { notice, steps } = noticeOf(facts, critical)
  const path = [
    ...certain.map((head) => step('critical', law.citation, { head })),
    ...asked.map((head) => step('critical_by_reading', reading.citation, { head })),
    ...(critical === false ? [step('not_critical', law.citation)] : []),
    ...(critical === true ? [] : [step('serious_nature', law.citation)]),
    ...steps,
  ]
  return { critical, because: certain.length > 0 ? certain : asked, notice, path, rule: used(law) }
}
