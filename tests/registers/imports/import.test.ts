// Rows from a spreadsheet, over HTTP: verdicts, all or nothing, undo.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { chemicals } from '../../../src/features/equipment/chemicals/chemicals.register.ts'
import { locations } from '../../../src/features/workplaces/locations/locations.register.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type House, openHouse } from '../house.ts'
import { fetchFile, linesOf, sendSheet } from '../sheets.ts'
import { askFor, check, commit, errorsOf, type More, total } from './imports.ts'

let north: House
let south: House
before(async () => {
  north = await openHouse('import north')
  south = await openHouse('import south')
})

test('what one company exports another imports, and exports the same', async () => {
  const { manager } = north
  const yard = await north.make(locations, 'required', { name: 'Main “yard”', kind: 'yard' })
  await north.make(locations, 'required', {
    name: '=Cage, é; “x”',
    kind: 'storage',
    parent: yard.id,
    equipment: ['aed', 'eyewash'],
    notes: 'One\nTwo',
    latitude: 43.653_226,
    geofence: 40,
  })
  // A child may stand before its parent.
  await north.make(locations, 'required', { name: 'A room', kind: 'room', parent: yard.id })
  const query = 'columns=name,kind,parent,equipment,latitude,geofence,notes&sort=name'
  for (const format of ['csv', 'xlsx']) {
    const path = `/api/dashboard/locations/export?${query}&search=`
    const { bytes } = await fetchFile(manager, `${path}&format=${format}`)
    const file = await sendSheet(south.manager, `locations.${format}`, bytes)
    const checked = await check(south.manager, locations, file)
    assert.deepEqual(errorsOf(checked), {})
    await commit(south.manager, locations, file, checked.token)
    assert.deepEqual(
      await linesOf(south.manager, `${path}&format=csv`),
      await linesOf(manager, `${path}&format=csv`),
    )
    const undo = callsOf(locations).undoImport
    const { status } = await south.manager.ask(undo, { body: { token: checked.token } })
    assert.equal(status, 200)
    assert.equal(await total(south.manager, locations), 0)
  }
})

test('days, codes and figures come back from a file as they went into it', async () => {
  await north.make(chemicals, 'required', {
    name: 'Round trip',
    supplier: 'Harbour',
    product_code: '000417',
    un_number: 'UN1090',
    sds_revised_on: '2026-01-09',
    status: 'in_use',
  })
  const query = 'columns=name,supplier,product_code,un_number,sds_revised_on,status,created_at'
  const path = `/api/dashboard/chemicals/export?${query}&search=round%20trip`
  const sent = await linesOf(north.manager, `${path}&format=csv`)
  for (const format of ['csv', 'xlsx']) {
    const { bytes } = await fetchFile(north.manager, `${path}&format=${format}`)
    const file = await sendSheet(south.manager, `chemicals.${format}`, bytes)
    const { token } = await check(south.manager, chemicals, file)
    await commit(south.manager, chemicals, file, token)
    const [heads, ...back] = await linesOf(south.manager, `${path}&format=csv`)
    assert.deepEqual(heads, sent[0])
    // When it was made here is the only thing that may differ.
    assert.deepEqual(
      back.map((line) => line.slice(0, -1)),
      sent.slice(1).map((line) => line.slice(0, -1)),
    )
    await south.manager.ask(callsOf(chemicals).undoImport, { body: { token } })
  }
})

test('every line has its verdict, and what is wrong is said by the field', async () => {
  const { manager } = north
  const before = await total(manager, chemicals)
  const csv = [
    'Product name,Manufacturer or supplier,Status,Data sheet revised on,Safer substitutes,Emergency phone',
    'Acetone,Harbour,In use,2026-01-09,,',
    ',Harbour,In use,,,',
    'Bleach,Harbour,Sometimes,09/01/2026,,',
    'Glue,Harbour,Rejected,,Nowhere,call me',
    '',
    'Resin,Harbour,,,Acetone; Glue,',
  ].join('\r\n')
  const checked = await check(manager, chemicals, await sendSheet(manager, 'list.csv', csv))
  assert.deepEqual(checked.totals, { lines: 5, create: 1, update: 0, skip: 0, error: 4 })
  assert.deepEqual(
    checked.lines.map(({ line, verdict, name }) => [line, verdict, name]),
    [
      [2, 'create', 'Acetone'],
      [3, 'error', ''],
      [4, 'error', 'Bleach'],
      [5, 'error', 'Glue'],
      [7, 'error', 'Resin'],
    ],
  )
  assert.deepEqual(errorsOf(checked), {
    3: { name: ['This is required.'] },
    4: {
      status: [
        '“Sometimes” is not one of the choices. Requested, Under review, Approved, Rejected, In use, Phased out',
      ],
      sds_revised_on: [
        '“09/01/2026” is not a day. Enter a day as year-month-day, such as 2026-03-09.',
      ],
    },
    5: {
      substitutes: ['“Nowhere” is not in the list of choices.'],
      emergency_phone: ['Enter a phone number, such as 416 555 0142.'],
    },
    7: { substitutes: ['The line this refers to has an error.'] },
  })
  assert.equal(await total(manager, chemicals), before)
})

test('a rule of the register’s own is asked of every line', async () => {
  const csv = 'name,supplier,status\nLead paint,Harbour,rejected\n'
  const file = await sendSheet(north.manager, 'rules.csv', csv)
  assert.deepEqual(errorsOf(await check(north.manager, chemicals, file)), {
    2: { restrictions: ['Give the reason for rejecting it.'] },
  })
})

test('a name that several bear is no answer, nor is a circle', async () => {
  const { manager } = south
  await south.make(locations, 'required', { name: 'Level 1' })
  await south.make(locations, 'required', { name: 'Level 1' })
  const csv =
    'Name,Kind,Located in\nRoom,Room,level 1\nChicken,Zone,Egg\nEgg,Zone,Chicken\nDesk,Zone,Room\n'
  const file = await sendSheet(manager, 'places.csv', csv)
  const circle = ['These lines refer to each other in a circle.']
  assert.deepEqual(errorsOf(await check(manager, locations, file)), {
    2: { parent: ['Several have the name “level 1”.'] },
    3: { parent: circle },
    4: { parent: circle },
    5: { parent: ['The line this refers to has an error.'] },
  })
})

test('all lines are imported, or none', async () => {
  const { manager } = north
  const before = await total(manager, chemicals)
  const csv = 'name,supplier\nGood,Harbour\n,Harbour\n'
  const file = await sendSheet(manager, 'half.csv', csv)
  const { token } = await check(manager, chemicals, file)
  const { body, status } = await askFor(manager, chemicals, file, '0', { token })
  assert.deepEqual([status, body.code], [422, 'import/lines'])
  assert.deepEqual(
    (body.lines as { line: number }[]).map(({ line }) => line),
    [3],
  )
  assert.equal(await total(manager, chemicals), before)
})

test('each row of an import has its entry in the history, with where it came from', async () => {
  const { manager } = north
  const csv = 'name,supplier\nTraced one,Harbour\nTraced two,Harbour\n'
  const file = await sendSheet(manager, 'traced.csv', csv)
  const { token } = await check(manager, chemicals, file)
  await commit(manager, chemicals, file, token)
  const [row] = await manager.rows(callsOf(chemicals).list, { search: 'traced one' })
  const { body } = await manager.ask(callsOf(chemicals).history, { params: { id: row?.id } })
  const [first] = body.data as { action: string; reason: string }[]
  assert.deepEqual([first?.action, first?.reason], ['create', 'import: traced.csv'])
})

test('a token is good once, for an hour, for the file that was checked and its columns', async () => {
  const { manager } = north
  const csv = 'name,supplier\nOnce,Harbour\n'
  const file = await sendSheet(manager, 'once.csv', csv)
  const refused = async (given: string, more: More) => {
    const { body } = await askFor(manager, chemicals, given, '0', more)
    return body.code
  }
  assert.equal(await refused(file, {}), 'input/invalid')
  const { token } = await check(manager, chemicals, file)
  const other = await sendSheet(manager, 'other.csv', 'name,supplier\nOther,Harbour\n')
  assert.equal(await refused(other, { token }), 'import/stale')
  const mapping = { name: 'supplier', supplier: 'name' }
  assert.equal(await refused(file, { token, mapping }), 'import/stale')
  await commit(manager, chemicals, file, token)
  assert.equal(await refused(file, { token }), 'import/stale')
  const late = await check(manager, chemicals, file)
  await north.database.transaction('owner', (db) =>
    db.run(
      sql`update import_run set created_at = now() - interval '61 minutes' where id = ${late.token}`,
    ),
  )
  assert.equal(await refused(file, { token: late.token }), 'import/stale')
})

test('another’s file and another’s token are not there', async () => {
  const { manager } = north
  const colleague = await north.person()
  const csv = 'name,supplier\nMine,Harbour\n'
  const file = await sendSheet(manager, 'mine.csv', csv)
  const { token } = await check(manager, chemicals, file)
  for (const stranger of [south.manager, colleague]) {
    assert.equal((await askFor(stranger, chemicals, file, '1')).body.code, 'row/missing')
    const own = await sendSheet(stranger, 'mine.csv', csv)
    assert.equal((await askFor(stranger, chemicals, own, '0', { token })).body.code, 'row/missing')
    await stranger.refused('row/missing', callsOf(chemicals).undoImport, { body: { token } })
  }
  assert.equal((await askFor(manager, locations, file, '0', { token })).body.code, 'row/missing')
  const reader = await north.person(['chemicals.view'])
  const refusal = await askFor(reader, chemicals, file, '1')
  assert.equal(refusal.body.code, 'grant/missing')
})

test('an import is undone whole while nothing of it was changed or is used', async () => {
  const { manager } = north
  const calls = callsOf(chemicals)
  const before = await total(manager, chemicals)
  const csv =
    'name,supplier,Safer substitutes,Data sheet revised on\nUndo one,Harbour,Undo two,2026-01-09\nUndo two,Harbour,,\n'
  const file = await sendSheet(manager, 'undo.csv', csv)
  const { token } = await check(manager, chemicals, file)
  await manager.refused('row/missing', calls.undoImport, { body: { token } })
  await commit(manager, chemicals, file, token)
  const [one] = await manager.rows(calls.list, { search: 'undo one' })
  const other = await north.make(chemicals, 'required', { substitutes: [one?.id] })
  const used = await manager.refused('import/kept', calls.undoImport, { body: { token } })
  assert.deepEqual(used.errors, { 'Undo one': ['This is now used elsewhere.'] })
  await manager.row(calls.edit, {
    params: { id: other.id },
    body: { version: other.version, substitutes: [] },
  })
  const done = await manager.ask(calls.undoImport, { body: { token } })
  assert.deepEqual(done.body, { data: { removed: 2, restored: 0 } })
  assert.equal(await total(manager, chemicals), before + 1)
  await manager.refused('import/kept', calls.undoImport, { body: { token } })
})

test('an import stays once one of its rows was changed, or a day has gone by', async () => {
  const { manager } = north
  const calls = callsOf(chemicals)
  const file = await sendSheet(manager, 'stays.csv', 'name,supplier\nStays,Harbour\nToo,Harbour\n')
  const { token } = await check(manager, chemicals, file)
  await commit(manager, chemicals, file, token)
  const [row] = await manager.rows(calls.list, { search: 'stays' })
  await manager.row(calls.edit, { params: { id: row?.id }, body: { version: 1, supplier: 'New' } })
  const { errors } = await manager.refused('import/kept', calls.undoImport, { body: { token } })
  assert.deepEqual(errors, { Stays: ['This has been changed since.'] })
  await north.database.transaction('owner', (db) =>
    db.run(
      sql`update import_run set committed_at = now() - interval '25 hours' where id = ${token}`,
    ),
  )
  const late = await manager.refused('import/kept', calls.undoImport, { body: { token } })
  assert.deepEqual(late.errors, { '': ['An import can be undone for a day.'] })
  assert.equal((await manager.rows(calls.list, { search: 'too' })).length, 1)
})
