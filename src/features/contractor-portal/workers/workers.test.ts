// A contact sees, adds and sends cards of the workers of their own contractors; others are not there.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, sending, user } from '../../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../../kit/day.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { PortalWorker } from './workers.contract.ts'

const pete = 'contractor@ironside.test'
type Listed = {
  contractors: { id: string; name: string }[]
  courses: { id: string; name: string }[]
  workers: PortalWorker[]
}

describe('the workers of a contractor, in its portal', () => {
  const server = withServer()
  const { ask, good } = sending(server)
  const owner = <T>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<T>(statement))
  const portal = async (method: string, path: string, body?: unknown, who = pete) =>
    server.ask(method, `/api/contractors/${path}`, {
      token: await server.token(who),
      ...(body !== undefined && { body }),
    })
  const listed = async () => (await portal('GET', 'workers')).body.data as unknown as Listed
  const today = dayAt(new Date(), 'America/Toronto')
  let made = 0
  const contractor = async () => {
    made += 1
    return (await good(manager, 'POST', 'trade-contractors', { name: `Workers ${made}` })).id
  }
  /** Pete speaks for it. */
  const speak = (trade_contractor: string) =>
    owner(sql`
      insert into tc_contacts (company_id, trade_contractor, name, role, email, language, account)
      select c.company_id, c.id, 'Pete', 'primary', ${pete}, 'en', a.id from trade_contractors c
      join account a on a.company_id = c.company_id and a.kind = 'contractor' and a.last_name = 'Ironside'
      where c.id = ${trade_contractor} returning id`)
  const workersOf = async (of: string) =>
    (await listed()).workers.filter((worker) => worker.contractor.id === of)
  const add = (of: string, more: object = {}) =>
    portal('POST', 'workers', {
      ...{ contractor: of, first_name: 'Ana', last_name: 'Cruz', mobile: '905 555 0161' },
      ...more,
    })
  async function sentFile(who = pete): Promise<string> {
    const form = new FormData()
    const pdf = new TextEncoder().encode(`%PDF-1.4\n%${randomUUID()}\n%%EOF\n`)
    form.append('file', new File([pdf], 'card.pdf', { type: 'application/pdf' }))
    const answer = await fetch(`${server.address}/api/store_file`, {
      ...{ method: 'POST', body: form },
      headers: { authorization: `Bearer ${await server.token(who)}` },
    })
    const { data } = (await answer.json()) as { data: { id: string } }
    return data.id
  }
  const card = async (worker: string, of: string, more: object = {}) =>
    portal('POST', `workers/${worker}/cards`, {
      ...{ contractor: of, completed_on: addDays(today, -30), file: await sentFile() },
      ...more,
    })
  const recordOf = (id: string) =>
    good<{ state: string; version: number; expires_on: string }>(
      manager,
      'GET',
      `users-trainings/${id}`,
    )

  test('one is added, a card is sent with its end, and counts once the company has verified it', async () => {
    const own = await contractor()
    await speak(own)
    assert.deepEqual(await workersOf(own), [])
    const added = await add(own, { trade: 'Rigger' })
    assert.equal(added.status, 201, JSON.stringify(added.body))
    const again = await add(own)
    assert.deepEqual(
      [again.status, again.body.errors],
      [422, { last_name: ['This person works for you already.'] }],
    )
    const [ana] = await workersOf(own)
    assert.deepEqual([ana?.name, ana?.trade, ana?.cards], ['Ana Cruz', 'Rigger', []])
    const id = ana?.id ?? ''
    const staff = await good<{ name: string }[]>(manager, 'GET', `trade-contractors/${own}/workers`)
    assert.deepEqual(
      staff.map(({ name }) => name),
      ['Ana Cruz'],
    )
    const course = (await listed()).courses[0]?.id ?? ''
    const ends = addDays(today, 200)
    const sent = await card(id, own, { course, expires_on: ends, certificate_number: 'W-1' })
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
    const record = String((sent.body.data as unknown as { id: string }).id)
    const cards = async () =>
      (await workersOf(own))[0]?.cards.map(({ state, expires_on }) => [state, expires_on])
    assert.deepEqual(await cards(), [['pending_verification', ends]])
    const { state, version } = await recordOf(record)
    assert.equal(state, 'pending_verification')
    const verified = await ask(manager, 'PATCH', `users-trainings/${record}`, {
      ...{ version, verified_how: 'original' },
    })
    assert.equal(verified.status, 200, JSON.stringify(verified.body))
    assert.deepEqual(await cards(), [['valid', ends]])
  })

  test('what is wrong with a card is said, and nothing is kept of it', async () => {
    const own = await contractor()
    await speak(own)
    await add(own)
    const [{ id = '' } = {}] = await workersOf(own)
    const course = (await listed()).courses[0]?.id ?? ''
    const wrong = async (more: object) => (await card(id, own, { course, ...more })).body.errors
    assert.deepEqual(await wrong({ course: randomUUID() }), { course: ['Choose from the list.'] })
    assert.ok((await wrong({ completed_on: addDays(today, 1) }))?.completed_on)
    assert.ok((await wrong({ expires_on: addDays(today, -40) }))?.expires_on)
    assert.ok((await wrong({ file: await sentFile(manager) }))?.file, 'a file of somebody else')
    assert.deepEqual((await workersOf(own))[0]?.cards, [])
    const { status } = await card(id, own, { course })
    assert.equal(status, 201)
    assert.ok((await wrong({}))?.completed_on, 'twice')
  })

  test('what a worker must sign and take is shown', async () => {
    const own = await contractor()
    await speak(own)
    await add(own)
    const [{ id = '' } = {}] = await workersOf(own)
    const [found] = await owner<{ company: string; document: string; number: number }>(sql`
      select d.company_id as company, d.id as document, v.number from document d
      join document_version v on v.company_id = d.company_id and v.document = d.id
        and v.state = 'published'
      join company c on c.id = d.company_id and c.slug = 'northgate'
      where d.register = 'policies' and d.archived_at is null order by d.id limit 1`)
    await owner(sql`
      insert into audience_member (company_id, audience, person, because)
      values (${found?.company}, ${found?.document}, ${id}, '{}') on conflict do nothing
      returning person`)
    const documents = async () =>
      (await workersOf(own))[0]?.documents.find((one) => one.id === found?.document)?.signed
    assert.equal(await documents(), false)
    const [pack] = await owner<{ id: string }>(sql`
      select id from document where company_id = ${found?.company} and register = 'orientation'
        and archived_at is null order by id limit 1`)
    const assigned = await ask(manager, 'POST', 'orientation-assignments', {
      ...{ package: pack?.id, people: [id], project: null, due_on: null },
    })
    assert.ok(assigned.status < 300, JSON.stringify(assigned.body))
    assert.deepEqual(
      (await workersOf(own))[0]?.orientations.map(({ state }) => state),
      ['assigned'],
    )
  })

  test('of two contractors a contact sees and writes their own alone; who has left is theirs no more', async () => {
    const [own, other] = [await contractor(), await contractor()]
    await speak(own)
    await good(manager, 'POST', `trade-contractors/${other}/workers`, { text: 'Bo Li, Rigger' })
    const [bo] = await good<{ id: string }[]>(manager, 'GET', `trade-contractors/${other}/workers`)
    const course = (await listed()).courses[0]?.id ?? ''
    assert.ok(!(await listed()).workers.some(({ id }) => id === bo?.id))
    assert.equal((await add(other)).status, 404)
    for (const one of [own, other])
      assert.equal((await card(bo?.id ?? '', one, { course })).status, 404)
    await add(own, { first_name: 'Cyd' })
    const [{ id = '' } = {}] = await workersOf(own)
    await owner(sql`
      update engagement set ends_on = ${addDays(today, -1)}
      where person = ${id} returning id`)
    assert.deepEqual(await workersOf(own), [])
    assert.equal((await card(id, own, { course })).status, 404)
  })

  test('staff have no such list', async () => {
    for (const who of [manager, user])
      assert.equal((await portal('GET', 'workers', undefined, who)).status, 403)
  })
})
