// Whether a case is recordable under 29 CFR 1904, and in which column: the questions of 1904.4 to
// 1904.11 in their order, until the first no.
import { known, type StepValues, type UsedRule, wholeNumber } from '../contract.ts'
import type { CaseType, IllnessType } from '../params.ts'
import { ruleOf, used } from '../rules.ts'
import { citationOf, hearingLost, isMedicalTreatment } from './treatments.ts'

export type Hearing = { shiftDb: number; levelDb: number }
export type CaseFacts = {
  injuryOrIllness: boolean
  workRelated: boolean
  /** A code of 1904.5(b)(2): the case is then not work-related. */
  exception?: string | null
  newCase: boolean
  death?: boolean
  /** Days after the day of the occurrence. */
  daysAway?: number
  daysRestricted?: number
  treatments?: readonly string[]
  unconscious?: boolean
  diagnosis?: string | null
  needlestick?: boolean
  /** Removal that the standard asks for; one that is voluntary, below its level, counts for nothing. */
  medicalRemoval?: boolean | 'voluntary'
  /** Of one ear, or of each. */
  hearing?: Hearing | readonly Hearing[]
  tuberculosis?: boolean
  illness?: Exclude<IllnessType, 'injury'> | null
  /** What makes it a privacy case; `true` or `request` is the person's own wish. */
  privacyConcern?: boolean | string | null
}
/** A question of the path, and its answer. The words of `question` stand in the catalogue. */
export type Answered = { question: string; answer: boolean; values: StepValues; citation: string }
export type CaseColumn = 'G' | 'H' | 'I' | 'J'
export type Classification = {
  recordable: boolean
  column: CaseColumn | null
  type: CaseType | null
  privacy: boolean
  path: Answered[]
  rule: UsedRule
}

type Asked = Answered & { column?: CaseColumn }

const ask = (
  question: string,
  answer: boolean,
  citation: string,
  values: StepValues = {},
): Asked => ({
  question,
  answer,
  values,
  citation,
})

function gates({ injuryOrIllness, workRelated, exception, newCase }: CaseFacts): Asked[] {
  const related = ruleOf('US-1904-5')
  const { exceptions } = related.params
  const gate = [ask('injury_or_illness', injuryOrIllness, ruleOf('US-1904-7').citation)]
  if (exception != null) {
    const found = exceptions.find(({ code }) => code === exception)
    // Of a case that is not related anyway, the exception is a remark; it makes none so by itself.
    if (workRelated)
      known(
        exceptions.map(({ code }) => code),
        exception,
      )
    gate.push(ask('work_related', false, found?.citation ?? related.citation, { exception }))
  } else gate.push(ask('work_related', workRelated, related.citation))
  return [...gate, ask('new_case', newCase, ruleOf('US-1904-6').citation)]
}

/** Each criterion with the column that it leads to, the gravest first. */
function outcomes(facts: CaseFacts): Asked[] {
  const general = ruleOf('US-1904-7')
  const { criteria } = general.params
  const { treatments = [] } = facts
  const daysAway = wholeNumber('daysAway', facts.daysAway ?? 0)
  const daysRestricted = wholeNumber('daysRestricted', facts.daysRestricted ?? 0)
  const { diagnosis = null, hearing = [] } = facts
  const medical = treatments.filter(isMedicalTreatment)
  const cited = citationOf(medical[0] ?? '') ?? criteria.medical_treatment
  if (diagnosis !== null) known(general.params.diagnoses, diagnosis)
  const heard = [hearing].flat()
  const removal = facts.medicalRemoval === true
  return [
    { ...ask('death', facts.death ?? false, criteria.death), column: 'G' },
    { ...ask('days_away', daysAway > 0, criteria.days_away, { days: daysAway }), column: 'H' },
    { ...ask('medical_removal', removal, ruleOf('US-1904-9').citation), column: 'I' },
    {
      ...ask('days_restricted', daysRestricted > 0, criteria.days_restricted, {
        days: daysRestricted,
      }),
      column: 'I',
    },
    ask('medical_treatment', medical.length > 0, cited, { treatments: medical.join(', ') }),
    ask('unconscious', facts.unconscious ?? false, criteria.unconscious),
    ask('significant_diagnosis', diagnosis !== null, criteria.significant_diagnosis, {
      diagnosis: diagnosis ?? '',
    }),
    ask('needlestick', facts.needlestick ?? false, ruleOf('US-1904-8').citation),
    ask('hearing_loss', hearingLost(heard), ruleOf('US-1904-10').citation),
    ask('tuberculosis', facts.tuberculosis ?? false, ruleOf('US-1904-11').citation),
  ]
}

/** Questions that nothing was said about are not asked, but for those of 1904.7. */
const special = ['medical_removal', 'needlestick', 'hearing_loss', 'tuberculosis']
const isAsked = ({ question, answer }: Asked) => answer || !special.includes(question)

function typeOf(facts: CaseFacts): CaseType {
  const { types } = ruleOf('US-1904-29-COLUMNS').params
  if (facts.needlestick === true) return types.injury
  if (facts.tuberculosis === true) return types.respiratory
  if (hearingLost([facts.hearing ?? []].flat())) return types.hearing
  if (facts.illness != null) return types[known(Object.keys(types) as IllnessType[], facts.illness)]
  return facts.medicalRemoval === true ? types.poisoning : types.injury
}

function isPrivate(facts: CaseFacts): boolean {
  const { concerns, on_request } = ruleOf('US-1904-29-PRIVACY').params
  const { privacyConcern = null, needlestick = false, tuberculosis = false } = facts
  if (needlestick || tuberculosis) return true
  if (privacyConcern === null || privacyConcern === false) return false
  const concern = privacyConcern === true ? on_request : privacyConcern
  // A person's own wish counts with an illness, never with an injury.
  return known([...concerns, on_request], concern) === on_request ? facts.illness != null : true
}

export function classify(facts: CaseFacts): Classification {
  const path: Answered[] = []
  const rule = used(ruleOf('US-1904-7'))
  const not = { recordable: false, column: null, type: null, privacy: false, path, rule }
  const criteria = outcomes(facts)
  const answered = ({ question, answer, values, citation }: Asked) =>
    path.push({ question, answer, values, citation })
  for (const gate of gates(facts)) {
    answered(gate)
    if (!gate.answer) return not
  }
  for (const one of criteria.filter(isAsked)) {
    answered(one)
    if (!one.answer) continue
    const privacy = isPrivate(facts)
    const { citation } = ruleOf('US-1904-29-PRIVACY')
    answered(ask('privacy', privacy, citation))
    return { recordable: true, column: one.column ?? 'J', type: typeOf(facts), privacy, path, rule }
  }
  return not
}
