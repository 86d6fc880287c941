import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as } = asking(server)

const told = {
  kind: 'near_miss',
  description: 'A plank fell beside the hoist.',
  occurred_on: '2026-03-09',
  occurred_time: '07:05',
  project: null,
  place: 'East stair',
  photos: [],
}

describe('a quick report', () => {
  for (const who of ['manager', 'user', 'management'])
    test(`is sent by ${who}, and sent twice it is one`, async () => {
      const ask = await as(who)
      const id = newId()
      assert.equal((await ask('PUT', `incident-reports/${id}`, told)).status, 200)
      assert.equal((await ask('PUT', `incident-reports/${id}`, told)).status, 200)
      const { data } = await (await as('manager'))('GET', `incidents/${id}`)
      assert.equal(data.title, told.description)
      assert.deepEqual([data.kind, data.severity, data.place], ['near_miss', 'none', 'East stair'])
      assert.equal(String(data.occurred_time).slice(0, 5), '07:05')
    })

  test('is told to who classifies and to who answers for the project, once, without its words', async () => {
    const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
      server.database.database.transaction('owner', (db) => db.many<T>(query))
    const [project] = await owner<{ id: string; lead: string }>(sql`
      select p.id, p.supervisor as lead from projects p join account a on a.id = p.supervisor
      where p.archived_at is null and a.role_id = 3 and a.deactivated_at is null order by p.name limit 1`)
    await owner(sql`
      update account set extra_grants = array['incidents.view'] where id = ${project?.lead} returning id`)
    const ask = await as('management')
    const id = newId()
    const report = { ...told, kind: 'incident', project: project?.id }
    for (const _ of [1, 2])
      assert.equal((await ask('PUT', `incident-reports/${id}`, report)).status, 200)
    const notices = await owner<{ account: string; kind: string; facts: object; role: number }>(sql`
      select n.account, n.kind, n.facts, a.role_id as role from notice n join account a on a.id = n.account
      where n.record = ${id}`)
    assert.deepEqual([...new Set(notices.map(({ kind }) => kind))], ['incident-reported'])
    assert.equal(new Set(notices.map(({ account }) => account)).size, notices.length)
    assert.ok(notices.some(({ role }) => role === 1))
    assert.ok(notices.some(({ account }) => account === project?.lead))
    assert.ok(!JSON.stringify(notices).includes('plank'))
  })

  test('cannot be sent again by another person, and says what is wrong with it', async () => {
    const id = newId()
    await (await as('user'))('PUT', `incident-reports/${id}`, told)
    const again = await (await as('manager'))('PUT', `incident-reports/${id}`, told)
    assert.equal(again.status, 404)
    const wrong = { ...told, photos: [newId()] }
    const refused = await (await as('user'))('PUT', `incident-reports/${newId()}`, wrong)
    assert.equal(refused.status, 422)
    assert.ok(refused.errors?.photos)
  })
})

describe('what a quick report left out', () => {
  const asked = async (who: string, id: string) => {
    const answer = await server.ask('GET', '/api/dashboard/my-work', {
      token: await server.token(`${who}@northgate.test`),
    })
    const items = answer.body.items as { kind: string; path: string }[]
    return items
      .filter(({ path, kind }) => path.includes(id) && kind.startsWith('incident-'))
      .map(({ kind, path }) => [kind.replace(/^incident-(asks-)?/, ''), path.replace(id, '')])
  }
  const record = '/dashboard/incidents/record/'
  const people = `${record}?tab=people`

  test('waits for who sent it and for those who classify, one thing after the other, until it is said', async () => {
    const id = newId()
    const [foreman, manager] = [await as('user'), await as('manager')]
    await foreman('PUT', `incident-reports/${id}`, { ...told, kind: 'incident' })
    const edit = ['severity', '/dashboard/incidents/edit/']
    assert.deepEqual(await asked('user', id), [edit])
    assert.deepEqual((await asked('manager', id)).toSorted(), [edit, ['triage', record]])

    const { data: row } = await manager('GET', `incidents/${id}`)
    const severity = { version: row.version, severity: 'medical_aid' }
    assert.equal((await manager('PATCH', `incidents/${id}`, severity)).status, 200)
    assert.deepEqual(await asked('user', id), [['injured', people]])

    const hurt = { role: 'injured', name: 'Vera Kim', employer: 'Cedar Steel' }
    const person = `incidents/${id}/people/${newId()}`
    await foreman('PUT', person, hurt)
    assert.deepEqual(await asked('user', id), [['injuries', people]])

    const injuries = [{ part: 'wrist', side: 'left', nature: 'fracture' }]
    await foreman('PUT', person, { ...hurt, details: { injuries, treatment: '' } })
    // What was said of a body is read, and added to, by people who read confidential information.
    assert.deepEqual(await asked('user', id), [])
    const { data: now } = await manager('GET', `incidents/${id}`)
    const step = { version: now.version, step: 'triage' }
    assert.equal((await manager('POST', `incidents/${id}/steps`, step)).status, 200)
    assert.deepEqual(await asked('manager', id), [['treatment', people]])

    await manager('PUT', person, { ...hurt, details: { injuries, treatment: 'A cast.' } })
    assert.deepEqual(await asked('manager', id), [])
  })

  test('is nothing of a near miss but that it is new', async () => {
    const id = newId()
    await (await as('user'))('PUT', `incident-reports/${id}`, told)
    assert.deepEqual(await asked('user', id), [])
    assert.deepEqual(await asked('manager', id), [['triage', record]])
  })
})
