// A machine that fails a critical item of its check is out of service until the same check passes.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { ago, check, type Form, manager, question, sending, user } from './sending.ts'

type Asset = { id: string; asset_type: { id: string }; status: string }
type Tag = { reason: string; submission: { id: string; name: string } | null }

describe('a check that an asset fails', () => {
  const server = withServer()
  const { ask, good, form, body, sent } = sending(server)
  let daily: Form
  let type: string
  let other: string
  before(async () => {
    const { data: types } = await good<{ data: { id: string; name: string }[] }>(
      manager,
      'GET',
      'asset-types',
    )
    const called = (name: string) => types.find((one) => one.name === name)?.id ?? ''
    type = called('Forklift and telehandler')
    other = called('Half-mask respirator')
    daily = await form([
      question('machine', 'asset', { required: true }),
      check('brakes', { required: true, deficiency: { severity: 'critical' } }),
      check('mirror', { deficiency: { severity: 'low' } }),
    ])
  })
  let made = 0
  async function asset(of = type, more: object = {}): Promise<Asset> {
    made += 1
    return good<Asset>(manager, 'POST', 'inventory', {
      asset_type: of,
      name: `Lift ${made}`,
      inventory_id: `CHK-${made}`,
      ...more,
    })
  }
  const answers = (machine: Asset, brakes: string, mirror = 'pass') => ({
    machine: { assetType: machine.asset_type.id, assets: [machine.id] },
    brakes,
    mirror,
  })
  const statusOf = async (id: string) =>
    (await good<Asset>(manager, 'GET', `inventory/${id}`)).status
  const release = (id: string) =>
    ask(manager, 'POST', `inventory/${id}/release`, { note: 'New brake line', competent: true })
  const toldOf = (name: string) =>
    server.database.database.transaction('owner', (db) =>
      db.many<{ recipient: string; text: string }>(sql`
        select recipient, text from mail where subject = ${`Out of service: ${name}`}`),
    )

  test('takes it out of service, says so, and lets it back when the same check has passed', async () => {
    const machine = await asset()
    const receipt = await sent(user, body(daily, answers(machine, 'fail')))
    assert.deepEqual(receipt.taken_out, { id: machine.id, name: 'CHK-1 – Lift 1' })
    assert.equal(await statusOf(machine.id), 'out_of_service')
    const { tags } = await good<{ tags: Tag[] }>(manager, 'GET', `inventory/${machine.id}/story`)
    assert.equal(tags[0]?.reason, `${receipt.number}: brakes`)
    assert.deepEqual(tags[0]?.submission, { id: receipt.id, name: receipt.number })
    const { data: found } = await good<{ data: { asset: { id: string } }[] }>(
      manager,
      'GET',
      `deficiencies?search=${receipt.deficiencies[0]?.number}`,
    )
    assert.deepEqual(
      found.map((one) => one.asset.id),
      [machine.id],
    )

    const refused = await release(machine.id)
    assert.equal(refused.status, 422)
    assert.match(JSON.stringify(refused.body), /fill that form for it again/)
    // Another machine's pass, and another fail, let nothing back.
    await sent(user, body(daily, answers(await asset(), 'pass')))
    await sent(user, body(daily, answers(machine, 'fail')))
    assert.equal((await release(machine.id)).status, 422)
    await sent(user, body(daily, answers(machine, 'pass', 'fail'), { submitted_at: ago(-60_000) }))
    assert.equal((await release(machine.id)).status, 204)
    assert.equal(await statusOf(machine.id), 'in_service')
  })

  test('tells the managers at once', async () => {
    const machine = await asset()
    const { number } = await sent(user, body(daily, answers(machine, 'fail')))
    const name = `CHK-${made} – Lift ${made}`
    while ((await toldOf(name)).length === 0) await new Promise((next) => setTimeout(next, 50))
    const told = await toldOf(name)
    assert.deepEqual(
      told.map(({ recipient }) => recipient),
      [manager],
    )
    assert.ok(told[0]?.text.includes(`${number}: brakes`))
    assert.ok(told[0]?.text.includes(`/dashboard/assets/inventory/edit/${machine.id}`))
  })

  test('leaves it where it is for a small fail, or where its type is not locked out', async () => {
    const machine = await asset()
    const small = await sent(user, body(daily, answers(machine, 'pass', 'fail')))
    assert.equal(small.taken_out, null)
    assert.equal(await statusOf(machine.id), 'in_service')
    const mask = await asset(other, { quantity: 1 })
    assert.equal((await sent(user, body(daily, answers(mask, 'fail')))).taken_out, null)
    assert.equal(await statusOf(mask.id), 'in_service')
  })

  test('is told once: sent again it answers the same, and the tag is one', async () => {
    const machine = await asset()
    const again = body(daily, answers(machine, 'fail'))
    const first = await sent(user, again)
    assert.deepEqual(await sent(user, again), first)
    const { tags } = await good<{ tags: Tag[] }>(manager, 'GET', `inventory/${machine.id}/story`)
    assert.equal(tags.length, 1)
  })
})
