// The contractor portal: what a contact owes is filled, refused and filled again; nobody sees another contractor's.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import {
  ago,
  manager,
  question,
  sending,
  stranger,
  text,
  user,
} from '../../../tests/submissions/sending.ts'
import { addDays, dayAt } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import type { PortalDuty, PortalLine } from './portal.contract.ts'

const pete = 'contractor@ironside.test'
type Place = {
  id: string
  name: string
  contractor: { id: string }
  counts: { outstanding: number; past_due: number; completed: number }
}
type Shown = { lines: PortalLine[]; duties: PortalDuty[] }

describe('the contractor portal', () => {
  const server = withServer()
  const { ask, good, form } = sending(server)
  const owner = (statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<{ id: string }>(statement))
  const portal = async (method: string, path: string, body?: unknown, who = pete) =>
    server.ask(method, `/api/contractors/${path}`, {
      token: await server.token(who),
      ...(body !== undefined && { body }),
    })
  const seen = async <T>(path: string) => {
    const { status, body } = await portal('GET', path)
    assert.equal(status, 200, JSON.stringify(body))
    return body.data as T
  }
  const today = dayAt(new Date(), 'America/Toronto')
  let made = 0
  async function contractor() {
    made += 1
    return (await good(manager, 'POST', 'trade-contractors', { name: `Contractor ${made}` })).id
  }
  async function project() {
    made += 1
    const given = { number: `P-${made}`, name: `Portal site ${made}`, start_date: '2026-01-05' }
    const { id } = await good(manager, 'POST', 'projects', given)
    await owner(sql`update projects set status = 'active' where id = ${id}`)
    return id
  }
  const on = (trade_contractor: string, project: string) =>
    good(manager, 'POST', 'tc-projects', {
      ...{ trade_contractor, project, starts_on: addDays(today, -1) },
    })
  async function line(trade_contractor: string, more: object = {}) {
    const { id, version } = await form([
      text('what', { required: true }),
      question('site', 'project', { required: true }),
    ])
    const given = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor, form: id, frequency: 'day', due_on: today, starts_on: today },
      ...more,
    })
    return { id: given.id, form: id, version }
  }
  /** Pete speaks for it. */
  const speak = (trade_contractor: string) =>
    owner(sql`
      insert into tc_contacts (company_id, trade_contractor, name, role, email, language, account)
      select c.company_id, c.id, 'Pete', 'primary', ${pete}, 'en', a.id from trade_contractors c
      join account a on a.company_id = c.company_id and a.kind = 'contractor' and a.last_name = 'Ironside'
      where c.id = ${trade_contractor} returning id`)
  const filled = (
    of: { id: string; version: string },
    at: { place: string; contractor: string; day?: string },
    answers: object = { what: 'Done.', site: at.place },
  ) => ({
    ...{ id: randomUUID(), line: of.id, version: of.version, answers, day: today },
    ...{ files: [], lang: 'en', started_at: ago(60_000), submitted_at: ago(0) },
    ...at,
  })

  test('what is owed is filled, refused with a reason, filled again and accepted', async () => {
    const [id, site] = [await contractor(), await project()]
    await speak(id)
    await on(id, site)
    const owes = await line(id)
    const place = async () =>
      (await seen<{ places: Place[] }>('projects')).places.find((one) => one.id === site)?.counts
    assert.deepEqual(await place(), { outstanding: 1, past_due: 0, completed: 0 })
    const duty = async () => (await seen<Shown>(`projects/${site}`)).duties[0]
    const { title = '', state } = (await duty()) ?? {}
    assert.deepEqual([title.startsWith('Form'), state], [true, 'outstanding'])
    const at = { contractor: id, place: site }
    type Form = { definition: { fields: { type: string; options?: { id: string }[] }[] } }
    const { definition } = await seen<Form>(`forms/${owes.id}?contractor=${id}&place=${site}`)
    assert.deepEqual(
      definition.fields[1]?.options?.map((one) => one.id),
      [site],
      'no other project',
    )
    assert.equal((await portal('POST', 'submissions', filled(owes, at, {}))).status, 422)
    const body = filled(owes, at)
    const first = await portal('POST', 'submissions', body)
    assert.equal(first.status, 201, JSON.stringify(first.body))
    const again = await portal('POST', 'submissions', body)
    assert.deepEqual(again.body, first.body, 'sent twice, it is one')
    assert.equal((await duty())?.state, 'completed')
    const decide = (body: object, who = manager) => ask(who, 'POST', 'contractor-decisions', body)
    const refusal = { submissions: [String(body.id)], decision: 'refuse' }
    assert.equal((await decide(refusal)).status, 422, 'a refusal needs its reason')
    const told = { ...refusal, reason: 'No photo.', again_on: addDays(today, 2) }
    assert.equal((await decide(told, user)).status, 403)
    const unknown = { submissions: [randomUUID()], decision: 'accept' }
    assert.equal((await decide(unknown)).status, 404)
    assert.deepEqual((await decide(told)).body.data, { decided: 1, left: [] })
    const refused = await duty()
    assert.deepEqual(
      [refused?.state, refused?.until, refused?.refused],
      ['outstanding', addDays(today, 2), 'No photo.'],
    )
    const mailed = await owner(
      sql`select id from mail where recipient = ${pete} and text like '%No photo.%'`,
    )
    assert.equal(mailed.length, 1)
    const better = filled(owes, at)
    assert.equal((await portal('POST', 'submissions', better)).status, 201)
    const accepted = await decide({ submissions: [better.id, body.id], decision: 'accept' })
    assert.deepEqual((accepted.body.data as unknown as { decided: number }).decided, 1)
    const [done] = (await seen<Shown>(`projects/${site}`)).duties
    assert.deepEqual([done?.state, done?.submission?.accepted], ['completed', true])
  })

  test('a required place is chosen from names that the form brings', async () => {
    const [id, site] = [await contractor(), await project()]
    await speak(id)
    await on(id, site)
    const { id: place } = await good(manager, 'POST', 'locations', { name: 'Yard', kind: 'yard' })
    const asked = await form([question('where', 'location', { required: true })])
    const { id: owed } = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: id, form: asked.id, frequency: 'day', due_on: today },
      starts_on: today,
    })
    type Brought = { definition: { fields: { type: string; options?: object[] }[] } }
    const { definition } = await seen<Brought>(`forms/${owed}?contractor=${id}&place=${site}`)
    const [where] = definition.fields
    assert.equal(where?.type, 'select')
    assert.deepEqual(
      where?.options?.find((one) => 'id' in one && one.id === place),
      { id: place, label: 'Yard' },
      'a name, nothing more',
    )
    const body = filled(
      { id: owed, version: asked.version },
      { contractor: id, place: site },
      { where: place },
    )
    const sent = await portal('POST', 'submissions', body)
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
  })

  test('documents are chosen by name, of the kinds that the question offers, signed in and by a code', async () => {
    const [id, site] = [await contractor(), await project()]
    await speak(id)
    await on(id, site)
    type Offered = { id: string; name: string; kind: { id: string } }
    const offered = (await ask(manager, 'GET', 'form-sources/resources')).body
      .data as unknown as Offered[]
    const kind = offered[0]?.kind.id ?? ''
    const wanted = offered.filter((one) => one.kind.id === kind)
    assert.ok(wanted.length > 0 && wanted.length < offered.length, 'of two kinds at least')
    const asked = await form([
      question('read', 'select_resource', { required: true, kinds: [kind] }),
    ])
    const { id: owed } = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: id, form: asked.id, frequency: 'day', due_on: today },
      starts_on: today,
    })
    type Brought = { definition: { fields: { type: string; options?: object[] }[] } }
    const expected = wanted.map((one) => ({ id: one.id, label: one.name }))
    const { definition } = await seen<Brought>(`forms/${owed}?contractor=${id}&place=${site}`)
    assert.equal(definition.fields[0]?.type, 'multiplechoice')
    assert.deepEqual(definition.fields[0]?.options, expected, 'names, nothing more')
    const { path } = await good<{ path: string }>(manager, 'PUT', `trade-contractors/${id}/codes`)
    const code = path.split('/').at(-1) ?? ''
    const byCode = await server.ask(
      'GET',
      `/api/qr-code/contractors/${code}/forms/${owed}?place=${site}`,
      {},
    )
    const brought = byCode.body.data as unknown as Brought
    assert.deepEqual(brought.definition.fields[0]?.options, expected)
    const body = filled(
      { id: owed, version: asked.version },
      { contractor: id, place: site },
      { read: [wanted[0]?.id] },
    )
    const sent = await portal('POST', 'submissions', body)
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
  })

  test('of two contractors on one project a contact sees and sends for their own alone', async () => {
    const [own, other, site, elsewhere] = [
      ...[await contractor(), await contractor(), await project(), await project()],
    ] as const
    await speak(own)
    await on(own, site)
    await on(other, site)
    await on(other, elsewhere)
    const mine = await line(own)
    const theirs = await line(other)
    const { lines, duties } = await seen<Shown>(`projects/${site}`)
    assert.deepEqual(
      [lines.map((one) => one.line), duties.map((one) => one.line)],
      [[mine.id], [mine.id]],
    )
    assert.equal((await portal('GET', `projects/${elsewhere}`)).status, 404)
    const at = (contractor: string) => `?contractor=${contractor}&place=${site}`
    assert.equal((await portal('GET', `forms/${mine.id}${at(own)}`)).status, 200)
    for (const asked of [`${theirs.id}${at(other)}`, `${theirs.id}${at(own)}`])
      assert.equal((await portal('GET', `forms/${asked}`)).status, 404)
    for (const contractor of [own, other])
      assert.equal(
        (await portal('POST', 'submissions', filled(theirs, { contractor, place: site }))).status,
        404,
      )
    const wrongDay = filled(mine, { contractor: own, place: site, day: addDays(today, 9) })
    assert.equal((await portal('POST', 'submissions', wrongDay)).status, 422)
  })

  test('a default form is owed by all, once as their own line says where there is one', async () => {
    const [one, site] = [await contractor(), await project()]
    await speak(one)
    await on(one, site)
    const { id } = await form([text('what')])
    await good(manager, 'POST', 'tc-default-forms', {
      ...{ form: id, frequency: 'day', due_on: today, starts_on: today },
    })
    const due = async () =>
      (await seen<Shown>(`projects/${site}`)).duties.map(({ day, line }) => [day, line])
    assert.deepEqual(
      (await due()).map(([day]) => day),
      [today],
    )
    const own = await good(manager, 'POST', 'tc-forms', {
      ...{ trade_contractor: one, form: id, frequency: 'day', starts_on: today },
      due_on: addDays(today, 1),
    })
    assert.deepEqual(await due(), [[addDays(today, 1), own.id]])
  })

  test('the matrix says the worst of a contractor and form, and a waiver is no debt', async () => {
    const [id, site] = [await contractor(), await project()]
    await on(id, site)
    const { id: owes, form: asked } = await line(id)
    type Matrix = {
      rows: { id: string; percent: number | null; cells: { form: string; state: string }[] }[]
    }
    const row = async () =>
      (await good<Matrix>(manager, 'GET', `contractor-matrix?project=${site}`)).rows.find(
        (one) => one.id === id,
      )
    // The default list of another test holds for it too.
    const own = async () => (await row())?.cells.filter(({ form: of }) => of === asked)
    assert.deepEqual(await own(), [
      { form: asked, state: 'outstanding', outstanding: 1, past_due: 0, completed: 0 },
    ])
    const waive = (who: string) =>
      ask(who, 'POST', `trade-contractors/${id}/waivers`, {
        ...{ line: owes, project: site, day: today, reason: 'The site was closed.' },
      })
    assert.equal((await waive(user)).status, 403)
    assert.equal((await waive(stranger)).status, 404)
    assert.equal((await waive(manager)).status, 204)
    assert.equal((await waive(manager)).status, 422)
    assert.deepEqual((await own())?.[0]?.state, 'waived')
    assert.equal((await row())?.percent, null)
  })

  test('staff and strangers have no portal, and contractors no dashboard', async () => {
    for (const who of [manager, user])
      assert.equal((await portal('GET', 'projects', undefined, who)).status, 403)
    const token = await server.token(pete)
    const { status } = await server.ask('GET', '/api/dashboard/trade-contractors', { token })
    assert.equal(status, 403)
  })
})
