import { phoneReport, type SevereFacts } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choices, codes, factsOf, number, numberOrNone, type Texts, yes } from './fields.ts'

type Severe = NonNullable<SevereFacts['severe']>[number]
const severe: readonly Severe[] = ['in_patient', 'amputation', 'eye_loss']

const fields = {
  workRelated: yes('ask_work_related', true),
  deathAfterDays: numberOrNone('ask_death_after', '', { hint: 'ask_death_after_hint' }),
  severe: choices<Severe>('ask_severe', codes('because', severe), ['in_patient']),
  severeAfterHours: number('ask_severe_after', 6),
  observationOnly: yes('ask_observation'),
  publicRoad: yes('ask_public_road'),
  publicCarrier: yes('ask_public_carrier'),
}
export const phoneOf = (texts: Texts) => phoneReport(factsOf(fields, (name) => texts[name]))

export const phone = calculator({
  name: 'phone',
  title: 'calc_phone',
  lead: 'calc_phone_lead',
  fields,
  work(facts, { says }) {
    const { owed, code, path, rule } = phoneReport(facts)
    return {
      says: says.word(owed ? 'out_phone' : 'out_no_phone'),
      tone: owed ? 'danger' : 'good',
      facts: code === null ? [] : [[says.word('out_rule'), says.word(`title_${code}`)]],
      path,
      rules: [rule],
    }
  },
})
