// The change log as it is read, over HTTP: in words, by the page, narrowed, and never more than its reader may
// read elsewhere.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Caller, Values } from '../../../tests/registers/caller.ts'
import { type House, openHouse } from '../../../tests/registers/house.ts'
import { features } from '../../app/composed/features.server.ts'
import { extensions } from '../../app/registry.server.ts'
import { sql } from '../../kit/db/sql.ts'
import { callsOf } from '../../register/contract.ts'
import { locations } from '../workplaces/locations/locations.register.ts'
import * as calls from './changes.contract.ts'
import { checkAll } from './server/check.job.ts'
import { subjectsOf } from './server/subjects.ts'

const place = callsOf(locations)
let house: House

before(async () => {
  house = await openHouse('changes')
})

const read = async (who: Caller, query: Values = {}) => {
  const { status, body } = await who.ask(calls.readChanges, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body as unknown as { data: calls.WordedChange[]; older: number | null; zone: string }
}
const owner = <T>(query: ReturnType<typeof sql>) =>
  house.database.transaction('owner', (db) => db.many<T>(query))

/** A place that was renamed, and moved into another. */
async function renamed(name: string) {
  const yard = await house.make(locations, 'required', { name: `${name} yard` })
  const shed = await house.make(locations, 'required', { name: `${name} old` })
  const body = { version: shed.version, name: `${name} new`, parent: yard.id }
  await house.manager.row(place.edit, { params: { id: shed.id }, body })
  return { yard, shed }
}

test('says who did what to which record, in the words of the record and of the reader', async () => {
  const { shed } = await renamed('Told')
  const [change] = (await read(house.manager, { subject: 'locations', search: 'told new' })).data
  assert.ok(change)
  assert.deepEqual(
    [change.actor, change.by, change.deed, change.whole, change.reason],
    ['Ada Moreau', 'person', 'update', null, null],
  )
  assert.deepEqual(change.record, {
    kind: 'Location',
    name: 'Told new',
    state: 'there',
    register: 'locations',
    id: shed.id,
  })
  assert.deepEqual(change.lines, [
    { label: 'Name', before: 'Told old', after: 'Told new' },
    { label: 'Located in', before: '', after: 'Told yard' },
  ])
  assert.ok(change.request_id && change.ip && change.seq > 0)
  const [french] = (await read(house.manager, { search: 'told new', lang: 'fr' })).data
  assert.deepEqual([french?.record.kind, french?.lines[0]?.label], ['Lieu', 'Nom'])
})

test('a file has its name in the log and in the history of its record, also once it is gone', async () => {
  const called = async (name: string) => {
    const id = await house.file(locations.fields.plan)
    await owner(sql`update file set name = ${name} where id = ${id} returning id`)
    return id
  }
  const [plan, later] = [await called('north.png'), await called('south.png')]
  const made = await house.make(locations, 'required', { name: 'Planned', plan })
  await house.manager.row(place.edit, {
    params: { id: made.id },
    body: { version: made.version, plan: later },
  })
  const said = async () =>
    (
      await read(house.manager, { subject: 'locations', search: 'planned', action: 'update' })
    ).data.map(({ lines }) => lines)
  const past = async () => {
    const { body } = await house.manager.ask(place.history, { params: { id: made.id } })
    return (body.names as Record<string, unknown>)[plan]
  }
  assert.deepEqual(await said(), [
    [{ label: 'Plan or map', before: 'north.png', after: 'south.png' }],
  ])
  assert.deepEqual(await past(), { name: 'north.png', state: 'there' })
  await owner(sql`delete from file where id = ${plan} returning id`)
  assert.deepEqual(await said(), [
    [{ label: 'Plan or map', before: 'north.png (removed)', after: 'south.png' }],
  ])
  assert.deepEqual(await past(), { name: 'north.png', state: 'removed' })
})

test('a part is told with what it is a part of, and an act of no row with its kind', async () => {
  const spot = await house.make(locations, 'required', { name: 'Counted' })
  await owner(sql`
    insert into head_count (company_id, location, shift, workers)
    values (${house.company.id}, ${spot.id}, 'day', 12)`)
  const [count] = (await read(house.manager, { subject: 'head_count' })).data
  assert.deepEqual(
    [count?.by, count?.record.kind, count?.whole?.name, count?.lines.map(({ after }) => after)],
    ['system', 'Head count', 'Counted', ['day', '12']],
  )
  const [signIn] = (await read(house.manager, { action: 'sign-in', subject: 'account' })).data
  assert.deepEqual([signIn?.deed, signIn?.record.name], ['sign_in', 'Ada Moreau'])
})

test('pages go on where the last one ended, while others write', async () => {
  for (let n = 0; n < 60; n += 1) await house.make(locations, 'required', { name: `Page ${n}` })
  const query = { subject: 'locations', action: 'create' }
  const first = await read(house.manager, query)
  assert.equal(first.data.length, 50)
  await house.make(locations, 'required', { name: 'Meanwhile' })
  const second = await read(house.manager, { ...query, before: first.older })
  const seqs = [...first.data, ...second.data].map(({ seq }) => seq)
  assert.deepEqual(
    seqs,
    [...new Set(seqs)].sort((a, b) => b - a),
  )
  const all = await owner<{ seq: number }>(sql`
    select seq from change where company_id = ${house.company.id} and subject = 'locations'
      and action = 'create' and seq <= ${first.data[0]?.seq} order by seq desc`)
  assert.deepEqual(seqs, all.map(({ seq }) => seq).slice(0, seqs.length))
})

test('is narrowed by person, kind, deed, and by the name of a deleted record', async () => {
  const somebody = await house.person()
  const mine = await somebody.row(place.create, {
    body: await house.example(locations, 'required', { name: 'Quarry of one' }),
  })
  const by = await read(house.manager, { person: somebody.account?.id })
  assert.deepEqual(
    by.data.filter(({ deed }) => deed === 'create').map(({ record }) => record.id),
    [mine.id],
  )
  await somebody.row(place.archive, { params: { id: mine.id }, body: { reason: 'Filled in' } })
  assert.ok((await somebody.ask(place.remove, { params: { id: mine.id } })).status < 300)
  const gone = await read(house.manager, { search: 'quarry', action: 'delete' })
  assert.deepEqual(
    gone.data.map(({ record }) => [record.name, record.state]),
    [['Quarry of one', 'removed']],
  )
  const story = await read(house.manager, { search: 'quarry of' })
  assert.deepEqual(
    story.data.map(({ deed }) => deed),
    ['delete', 'archive', 'create'],
  )
  const system = await read(house.manager, { person: calls.theSystem })
  assert.ok(system.data.length > 0 && system.data.every(({ actor }) => actor === 'system'))
  assert.deepEqual((await read(house.manager, { search: 'nothing is called so' })).data, [])
})

test('a day is the company’s, the last one whole; a clock that was put right loses nothing', async () => {
  const other = await openHouse('changes by day')
  await other.database.transaction('owner', async (db) => {
    await db.run(sql`
      update company set timezone = 'America/Toronto' where id = ${other.company.id}`)
    await db.run(sql`set constraints all immediate`)
    await db.run(sql`alter table change disable trigger append_only`)
    // Nine links on three days; the clock went back by ten minutes at the fifth.
    await db.run(sql`
      insert into change select c.company_id, nextval('numbers.changes'), at.at, null, 'system', 'system', null, null,
        'update', 'company', c.company_id, '{}', '{}', null
      from (select company_id from change where company_id = ${other.company.id} limit 1) c,
        lateral (values (1, '2031-03-09T04:59:00Z'::timestamptz), (2, '2031-03-09T05:01:00Z'),
          (3, '2031-03-09T12:00:00Z'), (4, '2031-03-10T03:59:30Z'), (5, '2031-03-10T03:49:30Z'),
          (6, '2031-03-10T04:00:30Z'), (7, '2031-03-11T01:00:00Z')) at (n, at)
      order by n`)
    await db.run(sql`alter table change enable trigger append_only`)
  })
  const on = async (query: Values) =>
    (await read(other.manager, query)).data.map(({ at }) => at.slice(5, 19)).reverse()
  // The clocks went forward on the ninth: it has 23 hours.
  const ninth = ['03-09T05:01:00', '03-09T12:00:00', '03-10T03:59:30', '03-10T03:49:30']
  assert.deepEqual(await on({ from: '2031-03-09', to: '2031-03-09' }), ninth)
  assert.deepEqual(await on({ from: '2031-03-09' }), [...ninth, '03-10T04:00:30', '03-11T01:00:00'])
  assert.deepEqual(await on({ from: '2031-03-12' }), [])
  assert.equal((await on({ to: '2031-03-08' })).at(-1), '03-09T04:59:00')
})

test('is for who may open it; what they may not read elsewhere they are not told', async () => {
  await house.make(locations, 'required', { name: 'Behind a grant' })
  const stranger = await house.person(['locations.view'])
  await stranger.refused('grant/missing', calls.readChanges)
  const auditor = await house.person(['audit.view'])
  const seen = await read(auditor)
  assert.ok(seen.data.every(({ record }) => record.register === null))
  const { body } = await auditor.ask(calls.changeChoices)
  const kinds = (body.subjects as { id: string }[]).map(({ id }) => id)
  assert.deepEqual(
    ['locations', 'account', 'submissions', 'company'].map((kind) => kinds.includes(kind)),
    [false, false, false, true],
  )
  assert.deepEqual((await read(auditor, { subject: 'locations' })).data, [])
  assert.deepEqual((await read(auditor, { search: 'behind a' })).data, [])
  const reader = await house.person(['audit.view', 'locations.view'])
  assert.equal((await read(reader, { search: 'behind a' })).data.length, 1)
})

test('of another company nothing is told', async () => {
  const other = await openHouse('changes of another')
  const { shed } = await renamed('Ours')
  assert.deepEqual((await read(other.manager, { search: 'ours' })).data, [])
  const theirs = (await read(other.manager)).data
  assert.ok(theirs.every(({ record }) => record.id !== shed.id))
  assert.deepEqual((await read(other.manager, { person: house.manager.account?.id })).data, [])
  const { body } = await other.manager.ask(calls.changeChoices, {
    query: { person: house.manager.account?.id },
  })
  const people = (body.people as { id: string }[]).map(({ id }) => id)
  assert.ok(!people.includes(house.manager.account?.id ?? ''))
})

test('leaves the house as a sheet, a line for each field, and says so of itself', async () => {
  await renamed('Sheet')
  const sheet = async (query: string) => {
    const response = await fetch(`${house.address}${calls.exportChanges.path}?${query}`, {
      headers: house.manager.headers,
    })
    assert.equal(response.status, 200)
    return Buffer.from(await response.arrayBuffer())
  }
  const csv = (await sheet('format=csv&search=sheet+new')).toString()
  const lines = csv.trim().split(/\r?\n/)
  assert.match(
    lines[0] ?? '',
    /When \(America\/Toronto\),Who,Action,Record,Part of,Field,Before,After/,
  )
  assert.match(lines[1] ?? '', /Ada Moreau,Changed,Location Sheet new,,Name,Sheet old,Sheet new/)
  assert.equal((await sheet('format=xlsx&search=sheet')).subarray(0, 2).toString(), 'PK')
  const [noted] = (await read(house.manager, { action: 'export' })).data
  assert.deepEqual([noted?.record.kind, noted?.lines[0]?.after], ['Change log', 'xlsx'])
})

test('says when the chain was checked, and which link is not as it was written', async () => {
  const other = await openHouse('changes of a chain')
  const chain = async () => (await other.manager.ask(calls.readChain)).body.data
  assert.equal(await chain(), null)
  await checkAll(other.database)
  const sound = (await chain()) as calls.CheckedChain
  assert.deepEqual([sound.fault, sound.links > 5], [null, true])
  await other.database.transaction('owner', async (db) => {
    await db.run(sql`alter table change disable trigger append_only`)
    await db.run(sql`
      update change c set reason = 'x' from change_seal s
      where s.company_id = ${other.company.id} and s.n = 3 and c.company_id = s.company_id and c.seq = s.seq`)
    await db.run(sql`alter table change enable trigger append_only`)
  })
  await checkAll(other.database)
  assert.deepEqual(((await chain()) as calls.CheckedChain).fault, { link: 3, what: 'altered' })
  assert.notDeepEqual((await house.manager.ask(calls.readChain)).body.data, await chain())
})

test('every table whose changes are logged is told in words', async () => {
  const logged = features.flatMap((feature) => feature.logged ?? [])
  const subjects = subjectsOf(extensions, logged)
  const tables = await owner<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array(select attname::text from pg_attribute a
      where a.attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'log_change' order by 1`)
  assert.deepEqual(
    tables.map(({ name }) => name).filter((name) => !subjects.has(name)),
    [],
  )
  const columns = new Map(tables.map((one) => [one.name, one.columns]))
  for (const { table, fields, named, partOf } of logged) {
    const known = columns.get(table)
    if (known === undefined) continue
    const said = [...Object.keys(fields), named, partOf].filter((name) => name !== undefined)
    assert.deepEqual(
      said.filter((name) => !known.includes(name)),
      [],
      table,
    )
  }
})
