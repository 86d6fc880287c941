// Letters in somebody's name: as many as a person has to write, not as many as fill an inbox.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from './server.ts'
import {
  as,
  manager,
  placeOf,
  publishForm,
  question,
  refusal,
  submitted,
} from './signing/signing-ground.ts'

describe('links to sign by', () => {
  const server = withServer()
  const run = (query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many(query))

  test('a person sends sixty an hour; then they are told when to go on', async () => {
    const maya = await as(server, manager)
    const { version } = await publishForm(maya, 'all_attendees', [question('a')])
    const whole = await submitted(maya, version, [{ role: 'witness', name: 'Rosa Pérez' }])
    const place = placeOf(whole, 'Rosa Pérez')?.id
    const send = () =>
      maya.ask('POST', `submissions/${whole.id}/places/${place}/link`, {
        email: 'rosa@example.test',
      })
    for (let n = 0; n < 60; n += 1) assert.equal((await send()).status, 200)
    const late = await send()
    assert.equal(refusal(late), '429 mail/limit')
    assert.ok(Number(late.headers.get('retry-after')) > 3000)
    assert.match(String(late.body.error), /in \d+ min/)
    const [mails] = await run(
      sql`select count(*) as n from mail where recipient = 'rosa@example.test'`,
    )
    assert.equal(mails?.n, 60)
    await run(sql`update attempt set failures = array(
      select f - interval '1 hour' from unnest(failures) f)`)
    assert.equal((await send()).status, 200)
  })
})
