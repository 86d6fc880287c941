import { wsib } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { day, dayOrNone, type FactsOf, factsOf, type Texts, yes } from './fields.ts'

const modified = ({ modified: texts }: Texts) => texts === 'yes'

const fields = {
  accidentOn: day('ask_accident'),
  learnedOn: day('ask_learned'),
  healthCare: yes('ask_health_care', true),
  absent: yes('ask_absent'),
  lessPay: yes('ask_less_pay'),
  modified: yes('ask_modified'),
  from: day('ask_modified_from', { when: modified }),
  to: dayOrNone('ask_modified_to', { when: modified }),
  nextShiftOn: dayOrNone('ask_next_shift', { when: modified }),
  firstAidOnly: yes('ask_first_aid_only'),
}

const worked = ({ modified: isModified, from, to, ...facts }: FactsOf<typeof fields>) =>
  wsib({ ...facts, modifiedAtRegularPay: isModified ? { from, to } : null })
export const claimOf = (texts: Texts) => worked(factsOf(fields, (name) => texts[name]))

export const claim = calculator({
  name: 'claim',
  title: 'calc_claim',
  lead: 'calc_claim_lead',
  fields,
  work(facts, { says }) {
    const found = worked(facts)
    const { reportable, due, obligationOn } = found
    return {
      says: due === null ? says.word('out_no_form7') : says.word('out_form7_by', { day: due }),
      tone: reportable ? 'danger' : 'good',
      facts: [
        ...(obligationOn === null
          ? []
          : [[says.word('out_obligation'), says.day(obligationOn)] as const]),
        ...(reportable ? [[says.word('out_short'), says.yes(found.short)] as const] : []),
      ],
      path: found.path,
      rules: [found.rule],
    }
  },
})
