import { ruleOf, section53 } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choices, codes, day, factsOf, number, type Texts, yes } from './fields.ts'

const incidents = ruleOf('ON-53-LIST').params.incidents.map(({ code }) => code)

const fields = {
  happened: choices('ask_happened', codes('incident', incidents), ['crane_overturn']),
  fallMetres: number('ask_fall', 0),
  conductorVolts: number('ask_volts', 0),
  hurt: yes('ask_hurt'),
  day: day('ask_occurred'),
}
export const projectOf = (texts: Texts) => section53(factsOf(fields, (name) => texts[name]))

export const project = calculator({
  name: 'project',
  title: 'calc_project',
  lead: 'calc_project_lead',
  fields,
  work(facts, { says }) {
    const { applies, opinion, path, rule } = section53(facts)
    return {
      says: says.word(applies ? 'out_notice_owed' : 'out_no_notice'),
      tone: applies ? 'danger' : 'good',
      facts: [[says.word('out_opinion'), says.yes(opinion)]],
      path,
      rules: [rule],
    }
  },
})
