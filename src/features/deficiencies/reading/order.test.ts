// The list as it is opened: what is late the longest first, whatever an index keeps of it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { statuses } from '../deficiencies.register.ts'
import { asking } from '../testing/asking.ts'

type Shown = { id: string; days_overdue: number | null }

describe('the order of deficiencies', () => {
  const server = withServer()
  const { ask } = asking(server)

  /** Of each status: late, due today and later, and without a day. */
  const fill = () =>
    server.database.database.transaction('owner', (db) =>
      db.run(sql`
      insert into deficiencies (company_id, number, title, source, severity, raised_on, status, due_on)
      select c.id, 'ORDER-' || s.status || coalesce(due, 99), 'A loose board', 'manual', 'low', current_date, s.status,
        current_date + due
      from company c, unnest(${Object.keys(statuses)}::text[]) s (status),
        unnest(array[-400, -9, -3, -3, 0, 2, 40, null]::integer[]) with ordinality d (due, n)
      where c.slug = 'northgate' and (d.n <> 4 or s.status = 'open') on conflict do nothing`),
    )

  async function listed(sort: string): Promise<Shown[]> {
    const rows: Shown[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { body } = await ask('manager', 'GET', `ies?per_page=10&page=${page}&sort=${sort}`)
      const { data, last_page } = body.data as unknown as { data: Shown[]; last_page: number }
      rows.push(...data)
      last = last_page
    }
    return rows
  }

  const inOrder = (rows: Shown[], direction: 1 | -1) =>
    rows
      .map(({ days_overdue }) => days_overdue)
      .sort((a, b) => (a === null ? 1 : b === null ? -1 : direction * (a - b)))

  test('by the days that they are late, and without any last, on each page', async () => {
    await fill()
    const down = await listed('-days_overdue')
    const up = await listed('days_overdue')
    for (const rows of [down, up]) assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
    assert.equal(up.length, down.length)
    assert.ok((down[0]?.days_overdue ?? 0) > 390)
    assert.deepEqual(
      down.map(({ days_overdue }) => days_overdue),
      inOrder(down, -1),
    )
    assert.deepEqual(
      up.map(({ days_overdue }) => days_overdue),
      inOrder(up, 1),
    )
  })
})
