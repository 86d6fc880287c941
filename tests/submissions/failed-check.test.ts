// A machine that fails a critical item of its check is out of service until the same check passes.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from '../../src/kit/db/sql.ts'
import { withServer } from '../api/server.ts'
import { until } from '../until.ts'
import { revising } from './revising.ts'
import { ago, check, type FillableForm, manager, question, sending, user } from './sending.ts'

type Asset = { id: string; asset_type: { id: string }; status: string }
const brakes = check('brakes', { required: true, deficiency: { severity: 'critical' } })
const hour = 3_600_000
type Tag = { reason: string; submission: { id: string; name: string } | null }

describe('a check that an asset fails', () => {
  const server = withServer()
  const { ask, good, form, body, sent } = sending(server)
  let daily: FillableForm
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
      brakes,
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
  /** By a mail of its own, or by one that tells of another machine too. */
  const toldOf = (name: string) =>
    server.database.database.transaction('owner', (db) =>
      db.many<{ recipient: string; text: string }>(sql`
        select recipient, text from mail where strpos(text, ${`Out of service: ${name}\n`}) > 0`),
    )

  test('takes it out of service, says so, and lets it back when the same check has passed', async () => {
    const machine = await asset()
    const receipt = await sent(user, body(daily, answers(machine, 'fail')))
    assert.deepEqual(receipt.taken_out, [{ id: machine.id, name: 'CHK-1 – Lift 1' }])
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
    // However wrong the clock of the phone is.
    await sent(user, body(daily, answers(machine, 'pass', 'fail'), { submitted_at: ago(hour) }))
    assert.equal((await release(machine.id)).status, 204)
    assert.equal(await statusOf(machine.id), 'in_service')
  })

  test('tells the managers at once', async () => {
    const machine = await asset()
    const { number } = await sent(user, body(daily, answers(machine, 'fail')))
    const name = `CHK-${made} – Lift ${made}`
    const told = await until(async () => {
      const mails = await toldOf(name)
      return mails.length > 0 && mails
    })
    assert.deepEqual(
      told.map(({ recipient }) => recipient),
      [manager],
    )
    assert.ok(told[0]?.text.includes(`${number}: brakes`))
    assert.ok(told[0]?.text.includes(`/dashboard/assets/inventory/record/${machine.id}`))
  })

  test('leaves it where it is for a small fail, or where its type is not locked out', async () => {
    const machine = await asset()
    const small = await sent(user, body(daily, answers(machine, 'pass', 'fail')))
    assert.deepEqual(small.taken_out, [])
    assert.equal(await statusOf(machine.id), 'in_service')
    const mask = await asset(other, { quantity: 1 })
    assert.deepEqual((await sent(user, body(daily, answers(mask, 'fail')))).taken_out, [])
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

  test('what it failed last, of every form, must be passed', async () => {
    const weekly = await form([question('machine', 'asset'), brakes])
    const machine = await asset()
    const said = (of: FillableForm, brake: string) => sent(user, body(of, answers(machine, brake)))
    await said(daily, 'fail')
    await said(daily, 'pass')
    await said(daily, 'fail')
    assert.equal((await release(machine.id)).status, 422)
    await said(weekly, 'fail')
    const passed = await said(daily, 'pass')
    assert.equal((await release(machine.id)).status, 422)
    await said(weekly, 'pass')
    // A pass that is taken back is none.
    const { version } = await good<{ version: number }>(manager, 'GET', `submissions/${passed.id}`)
    await good(manager, 'POST', `submissions/${passed.id}/void`, { version, reason: 'Wrong lift' })
    assert.equal((await release(machine.id)).status, 422)
    await said(daily, 'pass')
    assert.equal((await release(machine.id)).status, 204)
  })

  test('that is corrected to another machine takes that one out, and its deficiency along', async () => {
    const { change, revised } = revising(server)
    const [wrong, right] = [await asset(), await asset()]
    const first = await sent(user, body(daily, answers(wrong, 'fail')))
    const corrected = change(daily, answers(right, 'fail'))
    const { taken_out, deficiencies } = await revised(user, first.id, corrected)
    assert.deepEqual(
      taken_out.map(({ id }) => id),
      [right.id],
    )
    assert.deepEqual(deficiencies, [])
    assert.equal(await statusOf(right.id), 'out_of_service')
    const raised = await good<{ asset: { id: string } }>(
      manager,
      'GET',
      `deficiencies/${first.deficiencies[0]?.id}`,
    )
    assert.equal(raised.asset.id, right.id)
    // The other one did not fail: the person who is competent releases it.
    assert.equal((await release(wrong.id)).status, 204)
    assert.equal((await release(right.id)).status, 422)
  })

  test('of several machines takes out each that failed, with its own deficiency', async () => {
    const each = await form([
      question('machines', 'group', { fields: [question('machine', 'asset'), brakes] }),
    ])
    const [good1, bad, bad2] = [await asset(), await asset(), await asset()]
    const machines = [good1, bad, bad2].map((one, at) => ({
      id: `item${at}`,
      ...answers(one, one === good1 ? 'pass' : 'fail'),
      mirror: undefined,
    }))
    const receipt = await sent(user, body(each, { machines }))
    assert.deepEqual(receipt.taken_out.map(({ id }) => id).sort(), [bad.id, bad2.id].sort())
    const assets = await Promise.all(
      receipt.deficiencies.map(({ id }) =>
        good<{ asset: { id: string } }>(manager, 'GET', `deficiencies/${id}`),
      ),
    )
    assert.deepEqual(
      assets.map(({ asset: { id } }) => id),
      [bad.id, bad2.id],
    )
    // One question may name several: then what fails is said of all of them.
    const both = [await asset(), await asset()].map(({ id }) => id)
    const machine = { assetType: type, assets: both }
    const all = await sent(user, body(daily, { machine, brakes: 'fail' }))
    assert.deepEqual(all.taken_out.map(({ id }) => id).sort(), both.sort())
  })
})
