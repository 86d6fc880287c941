import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'
import { hideActions } from '../../deficiencies/index.ts'
import { halfRated, scored } from '../../hazards/index.ts'
import { incidents } from './incidents.register.ts'
import { noteOfIncident } from './incidents.store.ts'
import { isOver } from './steps.ts'

const longestTitle = 120

/** Its first words name it. */
function titleOf(description: string): string {
  const line = description.trim().split('\n')[0] ?? ''
  if (line.length <= longestTitle) return line
  return `${line.slice(0, longestTitle).replace(/\s+\S*$/, '')} …`
}

export const incidentsServer: RegisterExtension<typeof incidents> = {
  register: incidents,
  keepsConfidence: true,
  async settle({ db, session }, change) {
    const { before, after } = change
    const risk = await scored(db, 'potential', change)
    const entity =
      after.entity ??
      (
        await db.maybe(
          { id: 'string?' },
          sql`
          select coalesce((select p.entity from projects p
              where p.company_id = current_company() and p.id = ${after.project ?? null}),
            (select e.id from entities e
              where e.company_id = current_company() and e.is_default and e.archived_at is null)) as id`,
        )
      )?.id ??
      null
    const settled = { ...risk, entity, title: after.title ?? titleOf(String(after.description)) }
    if (before !== undefined) return settled
    const numbered = await db.maybe({ number: 'string' }, sql`select next_number('INC') as number`)
    return {
      ...settled,
      number: numbered?.number,
      status: 'reported',
      anonymous: false,
      reported_by: session.accountId ?? null,
      reported_at: new Date().toISOString(),
    }
  },
  async check({ can }, { before, after }) {
    if (before !== undefined && isOver(before.status))
      return { '': ['It is closed and can no longer be changed.'] }
    const errors: FieldErrors = halfRated('potential', after)
    if (after.confidential === true && before?.confidential !== true && !can('confidential.view'))
      errors.confidential = ['Only people who read confidential information can restrict it.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written({ db }, { before, after }) {
    if (before === undefined) await noteOfIncident(db, after.id, { kind: 'report' })
    else if (after.confidential) await hideActions(db, after.id)
  },
}
