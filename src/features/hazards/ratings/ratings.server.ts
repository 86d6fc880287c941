import { sql } from '../../../kit/db/sql.ts'
import type { Register } from '../../../register/define.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { probabilityRatings } from './probability-ratings.register.ts'
import { severityRatings } from './severity-ratings.register.ts'

const range = ['range_from', 'range_to', 'range_unit'] as const

const besideOf = (register: Register, initial: string, residual: string): RegisterExtension => {
  const used = sql`exists (select from hazards h where h.company_id = t.company_id
    and (h.${sql.id(initial)} = t.id or h.${sql.id(residual)} = t.id))`
  return {
    register,
    computed: { used },
    async check({ db }, { before, after }) {
      const [from, to] = [after.range_from, after.range_to]
      if (from !== null && to !== null && Number(from) > Number(to))
        return { range_to: ['The range ends before it begins.'] }
      const moved = range.filter((name) => before?.[name] !== after[name])
      if (before === undefined || moved.length === 0) return undefined
      // A rating that hazards use keeps its meaning; its words may be improved.
      const inUse = await db.maybe(sql`
        select t.id from ${sql.id(register.table)} t
        where t.company_id = current_company() and t.id = ${after.id} and ${used}`)
      if (inUse === undefined) return undefined
      const why = 'Hazards are rated by this level: only its words and colour may change.'
      return Object.fromEntries(moved.map((name) => [name, [why]]))
    },
  }
}

export const probabilityRatingsServer = besideOf(
  probabilityRatings,
  'initial_probability',
  'residual_probability',
)
export const severityRatingsServer = besideOf(
  severityRatings,
  'initial_severity',
  'residual_severity',
)
