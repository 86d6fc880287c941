// Projects and what they expect, as the person who plans them meets them: by the calls alone.
import assert from 'node:assert/strict'
import type { TestServer } from '../../../../tests/api/server.ts'
import { manager, question, sending } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { PlanLine } from '../plan/plan.contract.ts'
import type { Tracked } from '../tracker/tracker.contract.ts'

/** Questions of a form that a project can expect. */
export const site = [question('site', 'project', { required: true })]
export const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** What a plan is asked for, of which projects. */
type Expected = { projects?: readonly string[]; [fact: string]: unknown }

let made = 0

export function planning(server: TestServer) {
  const sends = sending(server)
  const { ask, good } = sends
  const owner = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.run(query))
  async function project(by = manager) {
    made += 1
    const named = { number: `E-${made}`, name: `Site ${made}` }
    const { id } = await good<{ id: string }>(by, 'POST', 'projects', {
      ...named,
      start_date: '2026-03-02',
    })
    // Its plan of emergencies and its hospital are of no interest where this is asked for.
    await owner(sql`update projects set status = 'active' where id = ${id}`)
    return id
  }
  /** Daily, up to the last minute of the day, unless said otherwise. */
  const expect = ({ projects, ...given }: Expected) =>
    ask(manager, 'POST', 'project-plans', {
      ...(projects && { places: projects }),
      frequency: 'daily',
      weekdays: everyDay,
      due_time: '23:59',
      ...given,
    })
  return {
    ...sends,
    owner,
    project,
    tracker: (id: string, query = '') =>
      good<Tracked>(manager, 'GET', `projects/${id}/tracker${query}`),
    plan: (id: string) => good<PlanLine[]>(manager, 'GET', `projects/${id}/plan`),
    async expected(given: Expected) {
      const { status, body: told } = await expect(given)
      assert.equal(status, 201, JSON.stringify(told))
      return told.data as unknown as { added: number; skipped: { name: string }[] }
    },
    async refused(given: Expected) {
      const { status, body: told } = await expect(given)
      assert.equal(status, 422)
      return told.errors
    },
    /** As if it had been expected for some days. */
    since: (id: string, days: number) =>
      owner(
        sql`update project_forms set starts_on = starts_on - ${days}::int where project = ${id}`,
      ),
  }
}

export const shown = ({ lines }: Tracked) =>
  lines.flatMap(({ cells }) => cells.map(({ state }) => state))
