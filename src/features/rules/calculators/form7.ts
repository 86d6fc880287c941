import { form7, form7Fields } from '../../../regulation/index.ts'
import { calculator } from './calculator.ts'
import { choices, codes, yes } from './fields.ts'

const known = ['worker_name', 'job_title', 'address', 'trade_name', 'accident_at', 'what_happened']

export const form7Gaps = calculator({
  name: 'form7',
  title: 'calc_form7',
  lead: 'calc_form7_lead',
  fields: {
    reportable: yes('ask_reportable', true),
    short: yes('ask_short'),
    filled: choices('ask_filled', codes('field', form7Fields), known),
  },
  work(facts, { says }) {
    const { sections, missing, completeness, path, rule } = form7(facts)
    const names = (fields: readonly string[]) =>
      fields.map((field) => says.word(`field_${field}`)).join(', ')
    return {
      says:
        completeness === null
          ? says.word('out_no_form7')
          : says.word(missing.length === 0 ? 'out_form7_whole' : 'out_form7_missing', {
              count: missing.length,
            }),
      tone: missing.length === 0 ? 'good' : 'notice',
      facts: sections.map((section) => [
        `${section.code} · ${says.word(`section_${section.code}`)}`,
        section.missing.length === 0 ? says.word('out_nothing_missing') : names(section.missing),
      ]),
      path,
      rules: [rule],
    }
  },
})
