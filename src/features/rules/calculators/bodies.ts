import { bodies, type Duty } from '../../../regulation/index.ts'
import type { Says } from '../says.ts'
import { calculator } from './calculator.ts'
import {
  type CalculatorOption,
  choice,
  day,
  number,
  numberOrNone,
  type Texts,
  yes,
} from './fields.ts'

const kinds = [
  { value: 'workplace', label: 'kind_workplace' },
  { value: 'project', label: 'kind_project' },
] as const satisfies readonly CalculatorOption[]
const isProject = ({ kind }: Texts) => kind === 'project'

export const workplaceFields = {
  kind: choice<'workplace' | 'project'>('ask_kind', kinds, 'workplace'),
  months: numberOrNone('ask_project_months', '', { when: isProject }),
  designatedSubstance: yes('ask_substance'),
}

const counted: readonly Duty[] = ['members', 'certified']
const dutyIn = (says: Says, duty: Duty, count: number): string =>
  counted.includes(duty) ? says.number(count) : says.yes(count > 0)

export const committees = calculator({
  name: 'committees',
  title: 'calc_committees',
  lead: 'calc_committees_lead',
  fields: {
    workers: number('ask_employed', 24, { hint: 'ask_employed_hint' }),
    ...workplaceFields,
    day: day('ask_on'),
  },
  work(facts, { says }) {
    const found = bodies(facts)
    const { members, certified, path, rules } = found
    const body = found.jhsc ? 'duty_jhsc' : found.hsr ? 'duty_hsr' : 'out_no_body'
    return {
      says: says.word(body),
      tone: found.jhsc || found.hsr ? 'notice' : 'neutral',
      facts: [
        ...(found.jhsc
          ? ([
              [says.word('duty_members'), dutyIn(says, 'members', members)],
              [says.word('duty_certified'), dutyIn(says, 'certified', certified)],
            ] as const)
          : []),
        [says.word('duty_tradesCommittee'), says.yes(found.tradesCommittee)],
        [says.word('duty_aed'), says.yes(found.aed)],
        [says.word('duty_policyWritten'), says.yes(found.policyWritten)],
      ],
      path,
      rules,
    }
  },
})
