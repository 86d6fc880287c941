import { bind } from '../../../access/server/gate.ts'
import { mondayOf } from '../../../kit/day.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { Problem } from '../../../kit/problems.ts'
import { approvalsOf } from '../approval/approval.ts'
import {
  countDuties,
  type DutyState,
  type OwedForm,
  shareOf,
  usualSpan,
} from '../definition/duties.ts'
import { loadDuties } from '../duties/duties.store.ts'
import * as calls from './matrix.contract.ts'

const worstFirst: readonly DutyState[] = [
  ...(['past_due', 'outstanding', 'late', 'completed', 'waived', 'excused'] as const),
]

const allContractors = async (db: Db): Promise<string[]> =>
  (
    await db.many(
      { id: 'string' },
      sql`select id from trade_contractors
        where company_id = current_company() and archived_at is null order by id`,
    )
  ).map(({ id }) => id)

async function expectContractor(db: Db, id: string): Promise<void> {
  const found = await db.maybe(
    sql`select id from trade_contractors where company_id = current_company() and id = ${id}`,
  )
  if (found === undefined) throw new Problem('row/missing')
}

function cellOf(form: string, duties: readonly OwedForm[]) {
  const { outstanding, past_due, completed, late } = countDuties(duties)
  const state = worstFirst.find((one) => duties.some((duty) => duty.state === one)) ?? 'outstanding'
  return { form, state, outstanding, past_due, completed: completed + late }
}

const byWeek = (duties: readonly OwedForm[]) =>
  [...Map.groupBy(duties, ({ day }) => mondayOf(day))]
    .map(([week, own]) => ({ week, percent: shareOf(countDuties(own)) }))
    .sort((one, other) => one.week.localeCompare(other.week))

export const matrixCalls = [
  bind(calls.readContractorMatrix, async ({ db }, { query: { project } }) => {
    const contractors = await allContractors(db)
    const { duties } = await loadDuties(db, contractors, usualSpan)
    const shown = duties.filter(({ line }) => project === undefined || line.project === project)
    const titles = new Map(shown.map(({ line }) => [line.form, line.title]))
    const forms = [...titles].map(([id, name]) => ({ id, name }))
    const own = Map.groupBy(shown, ({ line }) => line.contractor)
    const rows = (await approvalsOf(db, contractors))
      .flatMap(({ id, name, approval }) => {
        const mine = own.get(id)
        if (mine === undefined) return []
        const cells = [...Map.groupBy(mine, ({ line }) => line.form)].map(([form, of]) =>
          cellOf(form, of),
        )
        const percent = shareOf(countDuties(mine))
        return [{ ...{ id, name, approval, percent, cells }, weeks: byWeek(mine) }]
      })
      .sort(
        (one, other) =>
          (one.percent ?? 101) - (other.percent ?? 101) || one.name.localeCompare(other.name),
      )
    return { data: { forms, rows } }
  }),

  bind(calls.readContractorDuties, async ({ db }, { params: { id } }) => {
    await expectContractor(db, id)
    const { duties } = await loadDuties(db, [id], usualSpan)
    const names = await db.many(
      { id: 'string', name: 'string' },
      sql`select id, name from projects where company_id = current_company()
        and id = any(${duties.flatMap(({ line }) => line.project ?? [])}::uuid[])`,
    )
    const named = new Map(names.map((one) => [one.id, one]))
    return {
      data: duties.map(({ line, day, until, state, submission }) => ({
        ...{ line: line.line, form: { id: line.form, name: line.title }, day, until, state },
        ...{ submission, project: named.get(line.project ?? '') ?? null },
      })),
    }
  }),

  bind(calls.waiveDuty, async ({ db }, { params: { id }, body }) => {
    await expectContractor(db, id)
    const { line, project, day, reason } = body
    const { duties } = await loadDuties(db, [id], usualSpan)
    const due = duties.find(
      (one) => one.day === day && one.line.line === line && one.line.project === project,
    )
    if (due === undefined || !['outstanding', 'past_due'].includes(due.state))
      throw new Problem('input/invalid', {
        errors: { day: ['This form is not due on this day.'] },
      })
    await db.run(sql`
      insert into tc_waivers (company_id, trade_contractor, project, line, due_on, reason)
      values (current_company(), ${id}, ${project}, ${line}, ${day}, ${reason})`)
  }),
]
