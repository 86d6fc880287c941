import { keysOf } from '../../../kit/own.ts'
import { type CaseFacts, classify, ruleOf, treatmentCodes } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import {
  type CalculatorOption,
  choice,
  choices,
  codes,
  type FactsOf,
  factsOf,
  number,
  numberOrNone,
  type Texts,
  yes,
} from './fields.ts'

const none = { value: '', label: 'answer_none' } as const satisfies CalculatorOption
const { exceptions } = ruleOf('US-1904-5').params
const { diagnoses } = ruleOf('US-1904-7').params
const { concerns, on_request } = ruleOf('US-1904-29-PRIVACY').params
const illnesses = keysOf(ruleOf('US-1904-29-COLUMNS').params.types).filter(
  (type) => type !== 'injury',
)
const removals = [
  { value: '', label: 'answer_no' },
  { value: 'yes', label: 'answer_yes' },
  { value: 'voluntary', label: 'answer_voluntary' },
] as const satisfies readonly CalculatorOption[]

const orNull = <Code extends string>(code: Code | ''): Code | null => (code === '' ? null : code)

const fields = {
  injuryOrIllness: yes('ask_injury_or_illness', true),
  workRelated: yes('ask_work_related', true),
  exception: choice(
    'ask_exception',
    [
      none,
      ...codes(
        'exception',
        exceptions.map(({ code }) => code),
      ),
    ],
    '',
    { when: ({ workRelated }) => workRelated !== 'yes' },
  ),
  newCase: yes('ask_new_case', true),
  treatments: choices('ask_treatments', codes('treatment', treatmentCodes), ['glue']),
  daysAway: number('ask_days_away', 0),
  daysRestricted: number('ask_days_restricted', 0),
  death: yes('ask_death'),
  unconscious: yes('ask_unconscious'),
  diagnosis: choice('ask_diagnosis', [none, ...codes('diagnosis', diagnoses)], ''),
  illness: choice<NonNullable<CaseFacts['illness']> | ''>(
    'ask_illness',
    [{ value: '', label: 'answer_injury' }, ...codes('illness', illnesses)],
    '',
  ),
  needlestick: yes('ask_needlestick'),
  removal: choice<'' | 'yes' | 'voluntary'>('ask_removal', removals, ''),
  shiftDb: numberOrNone('ask_shift', ''),
  levelDb: numberOrNone('ask_level', ''),
  tuberculosis: yes('ask_tuberculosis'),
  privacy: choice('ask_privacy', [none, ...codes('concern', [...concerns, on_request])], ''),
}

function worked({
  exception,
  diagnosis,
  illness,
  removal,
  shiftDb,
  levelDb,
  privacy,
  ...facts
}: FactsOf<typeof fields>) {
  return classify({
    ...facts,
    exception: facts.workRelated ? null : orNull(exception),
    diagnosis: orNull(diagnosis),
    illness: orNull(illness),
    medicalRemoval: removal === 'voluntary' ? removal : removal === 'yes',
    hearing: shiftDb === null || levelDb === null ? [] : { shiftDb, levelDb },
    privacyConcern: orNull(privacy),
  })
}
export const caseOf = (texts: Texts) => worked(factsOf(fields, (name) => texts[name]))

export const recordable = calculator({
  name: 'recordable',
  title: 'calc_recordable',
  lead: 'calc_recordable_lead',
  fields,
  work(facts, { says }) {
    const found = worked(facts)
    const { recordable: is, column, type } = found
    return {
      says: says.word(is ? 'out_recordable' : 'out_not_recordable'),
      tone: is ? 'danger' : 'good',
      facts: [
        ...(column === null
          ? []
          : [[says.word('out_column'), says.word(`column_${column}`)] as const]),
        ...(type === null ? [] : [[says.word('out_type'), says.word(`type_${type}`)] as const]),
        ...(is ? [[says.word('out_privacy'), says.yes(found.privacy)] as const] : []),
      ],
      path: found.path,
      rules: [found.rule],
    }
  },
})
