// Work that asks for training warns or refuses the person who has no valid record of it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import {
  check,
  manager,
  question,
  sending,
  stranger,
  user,
} from '../../../tests/submissions/sending.ts'
import { addDays } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'

type Named = { id: string; version: number; name?: string }

describe('work that asks for training', () => {
  const server = withServer()
  const { ask, good, form, body, submit, sent, whole } = sending(server)
  let n = 0
  const course = async (fields: object = {}) => {
    n += 1
    const name = `Ticket ${n}`
    const made = await good<Named>(manager, 'POST', 'training', {
      ...{ name, category: 'trade', validity: 'none' },
      ...fields,
    })
    return { id: made.id, name }
  }
  const idOf = async (email: string) => String((await ask(email, 'GET', 'account')).body.id)
  const record = (person: string, of: string, more: object = {}) =>
    good(manager, 'POST', 'users-trainings', {
      ...{ person, course: of, completed_on: '2024-05-01' },
      ...more,
    })
  const lacking = (id: string, assets = '') =>
    good<{ refused: boolean; lacking: { name: string; state: string; until: string | null }[] }>(
      user,
      'GET',
      `fillable-forms/${id}/lacking${assets && `?assets=${assets}`}`,
    )
  const noticesOf = (email: string) =>
    server.database.database.transaction('owner', (db) =>
      db.many<{ facts: Record<string, string> }>(sql`
        select n.facts from notice n join account a on a.id = n.account join login l on l.id = a.login_id
        where l.email = ${email} and n.kind = 'filled-without-training'`),
    )

  test('refuses a form, says what is missing, and takes it once it is there', async () => {
    const [first, second] = [await course({ validity: 'months', months: 12 }), await course()]
    const made = await form([check('brakes')], {
      trainings: [first.id, second.id],
      without_training: 'refuse',
    })
    const me = await idOf(user)
    await record(me, first.id, { completed_on: '2020-05-01' })
    assert.deepEqual(await lacking(made.id), {
      refused: true,
      lacking: [
        { course: first.id, name: first.name, state: 'expired', until: '2021-05-01' },
        { course: second.id, name: second.name, state: 'missing', until: null },
      ],
    })
    const given = body(made, { brakes: 'pass' })
    const refused = await submit(user, given)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'training/lacking')
    assert.ok(String(refused.body.error).includes(`${first.name}, ${second.name}`))
    // Yesterday of the company has begun wherever this runs.
    const yesterday = addDays(new Date().toISOString().slice(0, 10), -1)
    await record(me, first.id, { completed_on: yesterday })
    await record(me, second.id)
    assert.deepEqual(await lacking(made.id), { refused: false, lacking: [] })
    await sent(user, given)
    assert.deepEqual(
      (await whole(user, given.id)).events.map(({ kind }) => kind),
      ['submitted'],
    )
  })

  test('only warns where that is chosen: the story says so and the supervisor learns of it', async () => {
    const asked = await course()
    const made = await form([check('brakes')], { trainings: [asked.id] })
    const me = await idOf(user)
    const supervisor = await idOf(manager)
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update person set supervisor = ${supervisor} where id = ${me}`),
    )
    const given = body(made, { brakes: 'pass' })
    await sent(user, given)
    const { events } = await whole(user, given.id)
    assert.deepEqual(
      events.map(({ kind, reason }) => [kind, reason]),
      [
        ['submitted', null],
        ['unproven', asked.name],
      ],
    )
    assert.deepEqual(
      (await noticesOf(manager)).map(({ facts }) => facts.courses),
      [asked.name],
    )
  })

  test('asks for what the type of an asset asks for, wherever the form names the asset', async () => {
    const asked = await course()
    const type = await good<Named>(manager, 'POST', 'asset-types', {
      ...{ name: `Guarded ${n}`, tracking: 'serialised' },
      ...{ trainings: [asked.id], without_training: 'refuse' },
    })
    const asset = await good<Named>(manager, 'POST', 'inventory', {
      ...{ asset_type: type.id, name: 'Guarded lift', inventory_id: `G-${n}` },
    })
    const chosen = await form([check('brakes')], { applies_to: ['asset'] })
    const beside = body(chosen, { brakes: 'pass' }, { about: { asset: asset.id } })
    assert.equal((await submit(user, beside)).body.code, 'training/lacking')
    assert.equal((await lacking(chosen.id, asset.id)).refused, true)
    assert.equal((await lacking(chosen.id)).refused, false)
    const answered = await form([question('lift', 'asset')])
    const answer = body(answered, { lift: { assetType: type.id, assets: [asset.id] } })
    assert.equal((await submit(user, answer)).body.code, 'training/lacking')
    await record(await idOf(user), asked.id)
    await sent(user, beside)
  })

  test('counts what covers a course, and asks for no course that is archived', async () => {
    const [basic, gone] = [await course(), await course()]
    const more = await course({ covers: [basic.id] })
    const made = await form([check('brakes')], {
      trainings: [basic.id, gone.id],
      without_training: 'refuse',
    })
    await record(await idOf(user), more.id)
    assert.deepEqual(
      (await lacking(made.id)).lacking.map(({ name }) => name),
      [gone.name],
    )
    const { version } = await good<Named>(manager, 'GET', `training/${gone.id}`)
    await good(manager, 'PUT', `training/${gone.id}/archive`, { version })
    await sent(user, body(made, { brakes: 'pass' }))
  })

  test('lets nobody without it hold an asset or come to a role that refuses them', async () => {
    const asked = await course()
    const me = await idOf(user)
    const type = await good<Named>(manager, 'POST', 'asset-types', {
      ...{ name: `Held ${n}`, tracking: 'serialised' },
      ...{ trainings: [asked.id], without_training: 'refuse' },
    })
    const held = (holder: string | null, tag: string) =>
      ask(manager, 'POST', 'inventory', {
        ...{ asset_type: type.id, name: 'Held lift', inventory_id: `${tag}-${n}`, holder },
      })
    const { data } = (await ask(manager, 'GET', 'operations?per_page=1')).body as {
      data: { data: Named[] }
    }
    const role = (persons: string[], trainings: object[], name: string) =>
      ask(manager, 'POST', 'operation-roles', {
        ...{ name: `${name} ${n}`, operation: data.data[0]?.id, persons, trainings },
        without_training: 'refuse',
      })
    const needs = [{ id: randomUUID(), training: asked.name, need: 'required' }]
    const refused = async (answer: Promise<{ status: number; body: { errors?: object } }>) => {
      const { status, body } = await answer
      assert.equal(status, 409)
      return Object.keys(body.errors ?? {})
    }
    assert.deepEqual(await refused(held(me, 'A')), ['holder'])
    assert.equal((await held(null, 'B')).status, 201)
    assert.deepEqual(await refused(role([me], needs, 'A')), ['persons'])
    const advised = [{ id: randomUUID(), training: asked.name, need: 'recommended' }]
    assert.equal((await role([me], advised, 'B')).status, 201)
    await record(me, asked.id)
    assert.equal((await held(me, 'C')).status, 201)
    assert.equal((await role([me], needs, 'C')).status, 201)
  })

  test('shows on an asset what its holder lacks', async () => {
    const asked = await course()
    const type = await good<Named>(manager, 'POST', 'asset-types', {
      ...{ name: `Lent ${n}`, tracking: 'serialised', trainings: [asked.id] },
    })
    const asset = await good<Named>(manager, 'POST', 'inventory', {
      ...{ asset_type: type.id, name: 'Lent lift', inventory_id: `L-${n}` },
      holder: await idOf(user),
    })
    const lacks = async () =>
      (
        await good<{ holder_lacks: { name: string }[] }>(
          manager,
          'GET',
          `inventory/${asset.id}/story`,
        )
      ).holder_lacks
    assert.deepEqual(
      (await lacks()).map(({ name }) => name),
      [asked.name],
    )
    await record(await idOf(user), asked.id)
    assert.deepEqual(await lacks(), [])
  })

  test('says nothing of a form of another company', async () => {
    const made = await form([check('brakes')])
    assert.equal((await ask(stranger, 'GET', `fillable-forms/${made.id}/lacking`)).status, 404)
  })
})
