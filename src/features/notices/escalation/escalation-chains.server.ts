import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { escalationChains } from './escalation-chains.register.ts'

const isNamed = ({ to }: { to: string }) => to === 'named'

/** The steps of the row `t`, with the names of the people whom they name. */
const stepsWithNames = sql`(
  select coalesce(jsonb_agg(each.step || jsonb_build_object('people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id,
        'name', concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, ''))) order by u.n), '[]')
      from jsonb_array_elements_text(each.step -> 'people') with ordinality u(id, n)
      join account a on a.company_id = t.company_id and a.id = u.id::uuid)) order by each.n), '[]')
  from jsonb_array_elements(t.steps) with ordinality each(step, n))`

export const escalationChainsServer: RegisterExtension<typeof escalationChains> = {
  register: escalationChains,
  shown: () => ({ steps: stepsWithNames }),
  async settle(_, { after }) {
    const steps = after.steps.map((step) => ({
      ...step,
      people: isNamed(step) ? (step.people ?? []) : [],
    }))
    return { steps, people: [...new Set(steps.flatMap(({ people }) => people))] }
  },
  async check(_, { after: { steps } }) {
    const errors: FieldErrors = {}
    if (steps.length === 0) errors.steps = ['Add a step: after how many days, and who is notified.']
    steps.forEach((step, at) => {
      if (isNamed(step) && (step.people ?? []).length === 0)
        errors[`steps.${at}.people`] = ['Say who is notified in this step.']
    })
    return Object.keys(errors).length > 0 ? errors : undefined
  },
}
