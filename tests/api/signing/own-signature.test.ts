// The signature that a person drew once is theirs: read by nobody else, given by nobody else.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../server.ts'
import {
  as,
  drawn,
  manager,
  type Person,
  placeOf,
  publishForm,
  question,
  refusal,
  signature,
  submitted,
  worker,
} from './signing-ground.ts'

const own = {
  method: 'drawn',
  strokes: { width: 500, height: 200, strokes: [[0.1, 0.2, 0.5, 0.9, 0.9, 0.1]] },
}

describe('one’s own signature', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let version: string
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    version = (await publishForm(maya, 'all_attendees', [question('a')])).version
  })
  const run = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(query))

  test('is saved, drawn anew and removed by its owner, read by nobody else, and in no log', async () => {
    assert.equal(await maya.got('GET', 'account/signature'), null)
    const save = (strokes: object) => maya.ask('PUT', 'account/signature', { strokes })
    assert.equal((await save(drawn.strokes)).status, 204)
    assert.equal((await save(own.strokes)).status, 204)
    const kept = await maya.got<{ strokes: object }>('GET', 'account/signature')
    assert.deepEqual(kept.strokes, own.strokes)
    assert.equal(await luc.got('GET', 'account/signature'), null)
    const dot = { ...own.strokes, strokes: [[0.5, 0.5]] }
    assert.equal(refusal(await save(dot)), '422 input/invalid')
    const [told] = await run(sql`
      select count(*)::int as changes, count(*) filter (where after::text like '%0.9%')::int as drawn
      from change where subject = 'own_signature'`)
    assert.deepEqual(told, { changes: 2, drawn: 0 })
    assert.equal((await maya.ask('DELETE', 'account/signature')).status, 204)
    assert.equal(await maya.got('GET', 'account/signature'), null)
  })

  test('is given by its owner alone, in their own session', async () => {
    await maya.got('PUT', 'account/signature', { strokes: own.strokes })
    const whole = await submitted(maya, version, [{ role: 'attendee', name: 'Tom Barr' }])
    const sign = (called: string) =>
      maya
        .ask(
          'POST',
          `submissions/${whole.id}/signatures`,
          signature(whole, placeOf(whole, called), { given: own }),
        )
        .then(refusal)
    assert.equal(await sign('Tom Barr'), '409 signature/person')
    assert.equal(await sign('submitter'), '201 undefined')
  })

  test('the project’s supervisor, manager and crew come first where signers are named', async () => {
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const [one, other] = people.data
    const [project] = await run(sql`
      insert into projects (company_id, name, number, status, role_of_company, start_date, supervisor)
      select company_id, 'Harbour', 'H-77', 'active', 'constructor', '2026-03-02', id from account
      where id = ${one?.id ?? ''} returning id`)
    const likely = () => luc.got('GET', `likely-signers?project=${String(project?.id)}`)
    const named = { supervisor: { id: one?.id, name: one?.name }, manager: null }
    assert.deepEqual(await likely(), { ...named, crew: [] })
    // Then who is on its roster today.
    await maya.got('POST', `projects/${String(project?.id)}/workers`, { ids: [other?.id] })
    const crew = [{ account: other?.id, name: other?.name }]
    assert.deepEqual(await likely(), { ...named, crew })
    await run(sql`update account set deactivated_at = now() where id = ${other?.id ?? ''}`)
    assert.deepEqual(await likely(), { ...named, crew: [] })
    await run(sql`update account set deactivated_at = null where id = ${other?.id ?? ''}`)
  })
})
