// An alert from writing to its end: who publishes it and when, who reads it, what they acknowledged, and what of it is
// counted.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { until } from '../../../tests/until.ts'
import type { Db } from '../../kit/db/server/database.ts'
import { sql } from '../../kit/db/sql.ts'
import { newId } from '../../kit/ids.ts'

type Row = Record<string, unknown> & { id: string; version: number }
type Waiting = { id: string; title: string; severity: string; due_at: string | null }
type AlertReach = Record<'people' | 'reached' | 'read' | 'acknowledged', number> & {
  outstanding: { id: string; name: string }[]
  over_time: Record<string, number>[]
}

const server = withServer()

const says = (words: string) => [{ id: newId(), kind: 'declaration', words: { en: words } }]

async function as(email: string) {
  const token = await server.token(`${email}@northgate.test`)
  return async <Data = Row>(method: string, path: string, body?: unknown) => {
    const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
    const { code, errors, data } = answer.body
    return { status: answer.status, code, errors, data: data as Data }
  }
}
type Ask = Awaited<ReturnType<typeof as>>

const database = <T>(work: (db: Db) => Promise<T>) =>
  server.database.database.transaction('owner', work)

async function write(ask: Ask, more: object = {}) {
  const { status, errors, data } = await ask('POST', 'safety-alerts', {
    title: `Alert ${newId().slice(-6)}`,
    severity: 'caution',
    content: says('Stay behind the fence.'),
    ...more,
  })
  assert.equal(status, 201, JSON.stringify(errors))
  const path = `safety-alerts/${data.id}`
  const row = async () => (await ask('GET', path)).data
  return {
    id: data.id,
    path,
    row,
    change: async (values: object) =>
      ask('PATCH', path, { version: (await row()).version, ...values }),
    publish: async (at?: string) =>
      ask('PUT', `${path}/publication`, { version: (await row()).version, ...(at && { at }) }),
    reach: async () => (await ask<AlertReach>('GET', `${path}/reach`)).data,
  }
}

const waiting = async (ask: Ask) => (await ask<{ alerts: Waiting[] }>('GET', 'alerts')).data.alerts
const waitsFor = (ask: Ask, id: string) =>
  until(async () => (await waiting(ask)).find((one) => one.id === id), { what: 'The alert' })
/** Once everybody with an account has been told. */
const told = ({ reach }: Awaited<ReturnType<typeof write>>) =>
  until(
    async () => {
      const now = await reach()
      return now.reached >= 3 && now
    },
    { what: 'That people are told' },
  )
const mark = (ask: Ask, id: string, number: number, acknowledged = true) =>
  ask('PUT', `alerts/${id}/reading`, { number, acknowledged })

describe('safety alerts', () => {
  test('a published alert waits for its readers until they acknowledge it, and the figures move', async () => {
    const [manager, worker] = [await as('manager'), await as('user')]
    const alert = await write(manager)
    assert.equal((await alert.row()).state, 'draft')
    assert.equal((await worker('GET', `alerts/${alert.id}`)).status, 404)
    assert.equal((await alert.publish()).status, 204)
    assert.equal((await alert.row()).state, 'live')
    const banner = await waitsFor(worker, alert.id)
    assert.ok(banner.due_at !== null)

    const before = await told(alert)
    assert.ok(before.people >= before.reached)
    assert.deepEqual([before.read, before.acknowledged], [0, 0])
    assert.equal(before.outstanding.length, before.people)

    const read = (await worker('GET', `alerts/${alert.id}`)).data
    assert.deepEqual([read.number, read.waits, read.acknowledged_at], [1, true, null])
    assert.match(JSON.stringify(read.content), /behind the fence/)
    assert.equal((await mark(worker, alert.id, 1, false)).status, 204)
    assert.deepEqual((await alert.reach()).read, 1)
    assert.ok(
      (await waiting(worker)).some(({ id }) => id === alert.id),
      'to open it is not enough',
    )
    const work = await server.ask('GET', '/api/dashboard/my-work', {
      token: await server.token('user@northgate.test'),
    })
    assert.match(JSON.stringify(work.body), new RegExp(`/dashboard/alerts/${alert.id}`))

    assert.equal((await mark(worker, alert.id, 1)).status, 204)
    assert.equal((await mark(worker, alert.id, 1)).status, 204)
    const after = await alert.reach()
    assert.deepEqual([after.read, after.acknowledged], [1, 1])
    assert.equal(after.outstanding.length, before.people - 1)
    assert.equal(after.over_time.at(-1)?.acknowledged, 1)
    assert.ok(!(await waiting(worker)).some(({ id }) => id === alert.id))
    assert.ok(typeof (await worker('GET', `alerts/${alert.id}`)).data.acknowledged_at === 'string')
  })

  test('it is there for whom it is for, and for who views all of them', async () => {
    const [manager, worker, helen] = [await as('manager'), await as('user'), await as('management')]
    await database((db) =>
      db.run(sql`update account set denied_grants = array['safety-alerts.view'],
        version = version + 1 where role_id = 3`),
    )
    const role = (id: string, out = false) => ({ out, kind: 'role', id, value: null, name: null })
    const alert = await write(manager, { audience: [role('6')] })
    await alert.publish()
    await waitsFor(helen, alert.id)
    assert.ok(!(await waiting(worker)).some(({ id }) => id === alert.id))
    assert.equal((await worker('GET', `alerts/${alert.id}`)).status, 404)
    assert.equal((await mark(worker, alert.id, 1)).status, 404)
    assert.equal((await worker('GET', 'alerts')).status, 200, 'the session goes on')
    const viewer = (await manager('GET', `alerts/${alert.id}`)).data
    assert.equal(viewer.waits, false)
    assert.equal((await mark(manager, alert.id, 1)).code, 'safety-alert/state')
    // The next whom it is for reads it as it is.
    assert.equal((await alert.change({ audience: [role('6'), role('3')] })).status, 200)
    await waitsFor(worker, alert.id)
    await until(async () => (await alert.reach()).reached === (await alert.reach()).people)
    assert.equal((await alert.row()).edition, 1)
    assert.equal((await mark(worker, alert.id, 1)).status, 204)
    assert.equal(
      (await write(manager, { audience: [role('1')] }).then((one) => one.publish())).status,
      204,
    )
    assert.equal(
      (await manager('POST', 'safety-alerts', { title: 'x', severity: 'info', audience: [] }))
        .status,
      422,
    )
    await database((db) =>
      db.run(sql`update account set denied_grants = '{}', version = version + 1 where role_id = 3`),
    )
  })

  test('who acknowledged it is on record for good', async () => {
    for (const table of ['safety_alert_version', 'safety_alert_acknowledgement'])
      await assert.rejects(
        database((db) => db.run(sql`update ${sql.id(table)} set hash = 'x'`)),
        /does not change/,
        table,
      )
  })

  test('what people read changes by revision only, and each asks again or does not', async () => {
    const [manager, worker] = [await as('manager'), await as('user')]
    const alert = await write(manager)
    await alert.publish()
    await waitsFor(worker, alert.id)
    await mark(worker, alert.id, 1)
    const silent = await alert.change({ content: says('Another text.') })
    assert.equal(silent.status, 422)
    assert.deepEqual(Object.keys(silent.errors as object), ['note'])
    assert.match(JSON.stringify((await worker('GET', `alerts/${alert.id}`)).data), /the fence/)

    const typo = { content: says('Stay well behind the fence.'), note: 'A typing error.' }
    assert.equal((await alert.change({ ...typo, ask_again: false })).status, 200)
    const corrected = (await worker('GET', `alerts/${alert.id}`)).data
    assert.deepEqual(
      [corrected.number, corrected.note, corrected.waits],
      [2, 'A typing error.', false],
    )
    assert.equal((await alert.reach()).acknowledged, 1)
    assert.deepEqual([(await alert.row()).note, (await alert.row()).ask_again], [null, true])

    const grave = { title: 'The fence is down', note: 'The wind took it.' }
    assert.equal((await alert.change(grave)).status, 200)
    await waitsFor(worker, alert.id)
    assert.equal((await alert.reach()).acknowledged, 0)
    assert.equal((await mark(worker, alert.id, 2)).code, 'safety-alert/revised')
    assert.equal((await mark(worker, alert.id, 3)).status, 204)

    const { data } = await manager<{ versions: Row[] }>('GET', `${alert.path}/versions`)
    assert.deepEqual(
      data.versions.map(({ number, asked }) => [number, asked]),
      [
        [3, true],
        [2, false],
        [1, true],
      ],
    )
    // What is no text of it changes without a revision.
    assert.equal((await alert.change({ acknowledge_hours: 2 })).status, 200)
    assert.equal((await alert.row()).edition, 3)
  })

  test('only who may publishes urgent ones, and three a day', async () => {
    const [manager, helen] = [await as('manager'), await as('management')]
    await database((db) =>
      db.run(sql`update account set extra_grants = array['safety-alerts.edit', 'safety-alerts.create'],
        version = version + 1 where role_id = 6`),
    )
    const urgent = { severity: 'urgent' }
    const hers = await write(helen, urgent)
    assert.equal((await hers.publish()).code, 'safety-alert/right')
    const first = await write(manager, urgent)
    const far = '2199-05-04T10:00'
    assert.equal((await first.publish(far)).status, 204)
    assert.equal((await first.row()).state, 'scheduled')
    for (const severity of ['stop_work', 'urgent'])
      assert.equal((await (await write(manager, { severity })).publish(far)).status, 204)
    const fourth = await write(manager, urgent)
    assert.equal((await fourth.publish(far)).code, 'safety-alert/many')
    assert.equal((await fourth.publish('2199-05-05T10:00')).status, 204)
    // Nor by the way of one that is scheduled already.
    const sly = await write(manager)
    assert.equal((await sly.publish(far)).status, 204)
    assert.deepEqual(Object.keys((await sly.change(urgent)).errors ?? {}), ['severity'])
    assert.equal((await manager('DELETE', `${first.path}/publication`)).status, 204)
    assert.equal((await first.row()).state, 'draft')
    assert.equal((await sly.change(urgent)).status, 200)
  })

  test('one that is live does not become urgent by the way', async () => {
    const [manager, helen] = [await as('manager'), await as('management')]
    const alert = await write(manager)
    await alert.publish()
    const raise = { severity: 'stop_work', note: 'The wall moves.' }
    const { version } = await alert.row()
    const refused = await helen('PATCH', alert.path, { version, ...raise })
    assert.deepEqual(Object.keys(refused.errors ?? {}), ['severity'])
    const quiet = await alert.change({ ...raise, ask_again: false })
    assert.deepEqual(Object.keys(quiet.errors ?? {}), ['ask_again'])
    assert.equal((await alert.change(raise)).status, 200)
  })

  test('it must say something, at a time to come, before its last day', async () => {
    const manager = await as('manager')
    assert.equal(
      (await (await write(manager, { content: [] })).publish()).code,
      'safety-alert/empty',
    )
    const alert = await write(manager, { expires_on: '2199-01-01' })
    assert.equal((await alert.publish('2001-01-01T10:00')).code, 'safety-alert/past')
    assert.equal((await alert.publish('2199-01-02T10:00')).code, 'safety-alert/past')
    assert.equal((await alert.publish('2199-01-01T10:00')).status, 204)
    assert.deepEqual(Object.keys((await alert.change({ expires_on: '2198-12-31' })).errors ?? {}), [
      'expires_on',
    ])
  })

  test('it ends by hand or by its last day, and stays as it was', async () => {
    const [manager, worker] = [await as('manager'), await as('user')]
    const [one, other] = [await write(manager), await write(manager)]
    for (const alert of [one, other]) {
      await alert.publish()
      await waitsFor(worker, alert.id)
    }
    assert.equal((await manager('PUT', `${one.path}/archive`)).status, 422)
    assert.equal((await manager('DELETE', `${one.path}/publication`)).status, 204)
    assert.equal((await other.change({ expires_on: '2001-01-01' })).status, 422)
    await database((db) =>
      db.run(sql`update safety_alerts set expires_on = '2001-01-01' where id = ${other.id}`),
    )
    for (const alert of [one, other]) {
      assert.equal((await alert.row()).state, 'expired')
      assert.ok(!(await waiting(worker)).some(({ id }) => id === alert.id))
      assert.equal((await mark(worker, alert.id, 1)).code, 'safety-alert/state')
      const change = await alert.change({ title: 'Another', note: 'New.' })
      assert.ok('' in (change.errors as object))
      assert.equal((await alert.publish()).code, 'safety-alert/state')
    }
    assert.equal((await manager('PUT', `${one.path}/archive`)).status, 200)
    assert.equal((await manager('DELETE', one.path)).status, 422)
  })

  test('people are reminded at most once an hour', async () => {
    const [manager, worker] = [await as('manager'), await as('user')]
    const alert = await write(manager)
    const remind = () => manager<{ reminded: number }>('POST', `${alert.path}/reminders`)
    assert.equal((await remind()).code, 'safety-alert/state')
    await alert.publish()
    await waitsFor(worker, alert.id)
    assert.equal((await mark(worker, alert.id, 1)).status, 204)
    const { reached: before } = await told(alert)
    const { data } = await remind()
    const { reached } = await alert.reach()
    assert.equal(data.reminded, before - 1)
    assert.equal((await remind()).code, 'safety-alert/reminded')
    const notices = await database((db) =>
      db.many(sql`select kind from notice where record = ${alert.id} order by kind`),
    )
    assert.equal(notices.filter(({ kind }) => kind === 'safety-alert-reminder').length, reached - 2)
  })
})
