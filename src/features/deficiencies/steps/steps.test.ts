// The steps of a deficiency over HTTP: by whom, from where, with what, and what each leaves behind.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { daysFromNow as day } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import { asking } from '../testing/asking.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('the steps of a deficiency', () => {
  const server = withServer()
  const { ask, read, me, make, step, taken, refused, story, tokenOf } = asking(server)
  async function photo(who: string): Promise<string> {
    const form = new FormData()
    form.append('file', new Blob([png], { type: 'image/png' }), 'now.png')
    const response = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(who)}` },
      body: form,
    })
    return ((await response.json()) as { data: { id: string } }).data.id
  }

  test('from open to closed, each step with who and when', async () => {
    const owner = await me('user')
    const { id } = await make({ owner, severity: 'high' })
    assert.equal((await taken('user', 'start', id)).status, 'in_progress')
    assert.equal((await taken('user', 'done', id, { corrective_action: 'Nailed.' })).status, 'done')
    assert.ok(!(await story('user', id)).can.includes('verify'))
    const { can } = await story('manager', id)
    assert.ok(can.includes('verify') && can.includes('reject') && !can.includes('start'))
    await taken('manager', 'reject', id, { reason: 'It still moves.' })
    await taken('user', 'done', id)
    await taken('manager', 'verify', id, { effectiveness_due: day(30) })
    const { events } = await story('manager', id)
    assert.deepEqual(
      events.map(({ kind, by }) => [kind, by]),
      [
        ['raised', 'Maya Okafor'],
        ['started', 'Luc Tremblay'],
        ['done', 'Luc Tremblay'],
        ['rejected', 'Maya Okafor'],
        ['done', 'Luc Tremblay'],
        ['verified', 'Maya Okafor'],
      ],
    )
    const row = await read(id)
    assert.deepEqual(
      [row.status, row.effectiveness_due, row.corrective_action],
      ['closed', day(30), 'Nailed.'],
    )
  })

  test('neither its owner nor the person who put it right may verify it', async () => {
    const owned = await make({ owner: await me('manager') })
    await taken('user', 'done', owned.id)
    await refused('deficiency/own', step('manager', 'verify', owned.id))
    const done = await make({ owner: await me('user') })
    await taken('manager', 'done', done.id)
    await refused('deficiency/own', step('manager', 'verify', done.id))
  })

  test('a step that was taken meanwhile is stale, one that does not lead on is refused', async () => {
    const { id, version } = await make()
    await taken('user', 'start', id)
    await refused('row/stale', ask('user', 'POST', `ies/${id}/start`, { version }))
    await refused('deficiency/state', step('user', 'start', id))
    await refused('deficiency/state', step('manager', 'verify', id))
    await refused(
      'row/missing',
      ask('user', 'POST', `ies/${crypto.randomUUID()}/start`, { version }),
    )
  })

  test('where there is a photo of how it was, one of how it is is needed', async () => {
    const before = await photo('manager')
    const { id } = await make({ photos_before: [before], owner: await me('user') })
    await refused('deficiency/photo', step('user', 'done', id))
    const after = await photo('user')
    await taken('user', 'done', id, { photos_after: [after] })
    const shown = (await read(id)).photos_after as { id: string }[]
    assert.deepEqual(
      shown.map((one) => one.id),
      [after],
    )
    const seen = await fetch(`${server.address}/api/files/${after}`, {
      headers: { authorization: `Bearer ${await tokenOf('manager')}` },
    })
    assert.equal(seen.status, 200)
    await seen.arrayBuffer()
    // A photo of another record is not to be had.
    const other = await make()
    const { body } = await step('user', 'done', other.id, { photos_after: [after] })
    assert.deepEqual(Object.keys(body.errors ?? {}), ['photos_after'])
  })

  test('a risk is accepted by a manager, with a reason and until a day, and taken up again', async () => {
    const { id } = await make()
    const { body } = await step('manager', 'accept', id, { reason: 'Spring', until: day(-2) })
    assert.deepEqual(Object.keys(body.errors ?? {}), ['until'])
    await refused('input/invalid', step('manager', 'accept', id, { until: day(20) }))
    await taken('manager', 'accept', id, { reason: 'In spring.', until: day(20) })
    assert.equal((await read(id)).accepted_until, day(20))
    await taken('user', 'start', id)
    assert.equal((await read(id)).accepted_until, null)
  })

  test('a duplicate names the one that counts; what is void stays on record', async () => {
    const [one, other] = [await make(), await make()]
    await refused('input/invalid', step('user', 'duplicate', one.id, { of: one.id }))
    await taken('user', 'duplicate', one.id, { of: other.id })
    assert.equal(((await read(one.id)).repeat_of as { id: string }).id, other.id)
    await refused('input/invalid', step('user', 'duplicate', other.id, { of: one.id }))
    await taken('manager', 'void', other.id, { reason: 'Not ours.' })
    assert.equal((await story('manager', other.id)).events.at(-1)?.reason, 'Not ours.')
  })

  test('another owner and a later day are told with from and to', async () => {
    const { id } = await make({ owner: await me('user'), due_on: day(3) })
    await refused('input/invalid', step('user', 'reassign', id, { owner: await me('user') }))
    await taken('user', 'reassign', id, { owner: await me('manager') })
    await refused(
      'input/invalid',
      step('manager', 'extend', id, { due_on: day(2), reason: 'Late' }),
    )
    await taken('manager', 'extend', id, { due_on: day(9), reason: 'Parts are late.' })
    const { events } = await story('manager', id)
    assert.deepEqual(
      events.slice(-2).map(({ detail }) => detail),
      [
        { from: 'Luc Tremblay', to: 'Maya Okafor' },
        { from: day(3), to: day(9) },
      ],
    )
    const row = await read(id)
    const late = await ask('manager', 'PATCH', `ies/${id}`, {
      version: row.version,
      due_on: day(30),
    })
    assert.deepEqual(Object.keys(late.body.errors ?? {}), ['due_on'])
  })

  test('what was not effective is opened anew and names the former; an order keeps its reference', async () => {
    const { id } = await make({
      owner: await me('user'),
      source: 'order',
      order_reference: 'FV-77',
    })
    await taken('user', 'done', id)
    await taken('manager', 'verify', id)
    await taken('manager', 'effectiveness', id, { effective: false, reason: 'Back again.' })
    await refused('deficiency/state', step('manager', 'effectiveness', id, { effective: true }))
    const told = (await story('manager', id)).events.at(-1)?.detail as { opened: string }
    const again = await read(told.opened)
    assert.deepEqual(
      [again.status, again.order_reference, (again.repeat_of as { id: string }).id],
      ['open', 'FV-77', id],
    )
    const moved = await ask('manager', 'PATCH', `ies/${again.id}`, {
      version: again.version,
      source: 'manual',
    })
    assert.deepEqual(Object.keys(moved.body.errors ?? {}), ['source'])
  })

  test('its status moves by its steps alone, and what is settled is not edited', async () => {
    const { id, version } = await make()
    await refused(
      'input/invalid',
      ask('manager', 'PATCH', `ies/${id}`, { version, status: 'closed' }),
    )
    assert.equal((await read(id)).status, 'open')
    await taken('manager', 'void', id, { reason: 'Seen twice.' })
    const row = await read(id)
    const edit = ask('manager', 'PATCH', `ies/${id}`, { version: row.version, title: 'Other' })
    await refused('input/invalid', edit)
    assert.ok(!(await story('manager', id)).can.includes('edit'))
  })

  test('the board counts by age and severity, and lists what waits for the caller', async () => {
    type Board = {
      columns: { status: string; total: number; rows: { id: string; can: string[] }[] }[]
      ageing: { count: number }[]
      mine_to_verify: number
      without_owner: number
    }
    const board = async (who: string, query = '') =>
      (await ask(who, 'GET', `y-board${query}`)).body.data as unknown as Board
    const was = await board('manager')
    const { id } = await make({ owner: await me('user'), source: 'incident' })
    await taken('user', 'done', id)
    const now = await board('manager')
    assert.equal(now.mine_to_verify, was.mine_to_verify + 1)
    const done = now.columns.find(({ status }) => status === 'done')
    assert.ok(done?.rows.find((row) => row.id === id)?.can.includes('verify'))
    const open = now.columns
      .filter(({ status }) => status !== 'closed')
      .reduce((sum, { total }) => sum + total, 0)
    assert.equal(
      now.ageing.reduce((sum, { count }) => sum + count, 0),
      open,
    )
    const list = await ask('manager', 'GET', 'ies?filter[mine_to_verify]=yes&per_page=200')
    assert.equal((list.body.data as unknown as { total: number }).total, now.mine_to_verify)
    const [place] = await server.database.database.transaction('owner', (db) =>
      db.many<{ id: string; open: number }>(sql`
        select d.project as id, count(*)::integer as open from deficiencies d
        where d.project is not null and d.archived_at is null and d.status in ('open', 'in_progress', 'done')
          and d.company_id = (select company_id from deficiencies where id = ${id})
        group by d.project order by 1 limit 1`),
    )
    const there = await board('manager', `?project=${place?.id}`)
    assert.equal(
      there.ageing.reduce((sum, { count }) => sum + count, 0),
      place?.open,
    )
    assert.ok(place && place.open < open)
    const incidents = await board('manager', '?incident=1')
    assert.ok(incidents.ageing.length > 0 && incidents.columns.every(({ total }) => total < 10))
  })
})
