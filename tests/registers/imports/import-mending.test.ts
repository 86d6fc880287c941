// An import that repairs, over HTTP: what is wrong and what was meant, lines mended, the good ones taken.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { chemicals } from '../../../src/features/equipment/chemicals/chemicals.register.ts'
import { openXlsx, readXlsx } from '../../../src/kit/spreadsheet/server/read-xlsx.ts'
import type { ImportVerdict } from '../../../src/register/capabilities/import/contract.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type House, openHouse } from '../house.ts'
import { fetchFile, sendSheet } from '../sheets.ts'
import { askFor, check, commit, errorsOf, total } from './imports.ts'

let house: House
before(async () => {
  house = await openHouse('import mending')
})

const heads = 'Product,Manufacturer,Physical state,UN number,Data sheet revised on'
const send = (name: string, lines: readonly string[]) =>
  sendSheet(house.manager, name, [heads, ...lines].join('\r\n'))

const faulty = [
  'Acetone,Harbour,Liqid,UN1090,2026-01-09',
  'Thinner,Harbour,Liqid,UN-ABCDE,31/13/2024',
  'Glue,Harbour,Paste,1133,31/12/2024',
  'ACETONE,harbour,Liquid,,',
]

test('each fault says the value, and what was meant where that is likely', async () => {
  const checked = await check(house.manager, chemicals, await send('faulty.csv', faulty))
  assert.deepEqual(checked.mapping, {
    Product: 'name',
    Manufacturer: 'supplier',
    'Physical state': 'physical_state',
    'UN number': 'un_number',
    'Data sheet revised on': 'sds_revised_on',
  })
  assert.deepEqual(checked.guessed, ['Product', 'Manufacturer'])
  const liquid = '“Liqid” is not one of the choices. Did you mean “Liquid”?'
  assert.deepEqual(errorsOf(checked), {
    2: { physical_state: [liquid] },
    3: {
      physical_state: [liquid],
      un_number: ['Enter a number of four digits, such as UN1090.'],
      sds_revised_on: [
        '“31/13/2024” is not a day. Enter a day as year-month-day, such as 2026-03-09.',
      ],
    },
    4: { sds_revised_on: ['“31/12/2024” is not a day. Did you mean “2024-12-31”?'] },
    5: { name: ['Line 2 already says the same.'] },
  })
  const [first, second, third] = checked.lines
  assert.deepEqual(first?.near, { physical_state: [{ said: 'Liqid', near: 'Liquid' }] })
  assert.equal(second?.cells.un_number, 'UN-ABCDE')
  assert.deepEqual(third?.near.sds_revised_on, [{ said: '31/12/2024', near: '2024-12-31' }])
})

const mending = {
  lines: {
    3: { un_number: 'UN1263', sds_revised_on: '2024-12-31' },
    5: { supplier: 'Ridge' },
  },
  values: [{ field: 'physical_state', said: 'Liqid', by: 'Liquid' }],
}

test('what is mended is judged, and the import does what was judged', async () => {
  const { manager } = house
  const calls = callsOf(chemicals)
  const file = await send('mended.csv', faulty)
  const answer = await askFor(manager, chemicals, file, '1', { mending })
  const checked = answer.body.data as ImportVerdict
  assert.deepEqual(Object.keys(errorsOf(checked)), ['4'])
  assert.equal(checked.lines[1]?.cells.un_number, 'UN1263', 'a mended line stays to be seen')
  const before = await total(manager, chemicals)
  const done = (
    await manager.ask(calls.importRows, {
      query: { take: 'good' },
      body: { file, token: checked.token },
    })
  ).body.data as ImportVerdict
  assert.deepEqual(done.totals, { lines: 4, create: 3, update: 0, skip: 0, error: 1 })
  assert.equal(await total(manager, chemicals), before + 3)
  const [thinner] = await manager.rows(calls.list, { search: 'thinner' })
  assert.deepEqual(
    [thinner?.physical_state, thinner?.un_number, thinner?.sds_revised_on],
    ['liquid', 'UN1263', '2024-12-31'],
  )

  // The line that was left out comes back as a workbook, which is mended and imported.
  const lines = readXlsx(Buffer.from(done.mend ?? '', 'base64'))
  assert.deepEqual(lines, [
    [...heads.split(','), 'Errors in this line'],
    [
      ...['Glue', 'Harbour', 'Paste', '1133', '31/12/2024'],
      '“31/12/2024” is not a day. Did you mean “2024-12-31”?',
    ],
  ])
  const again = lines.map((line) => line.join(',').replace('31/12/2024', '2024-12-31'))
  const rest = await sendSheet(manager, 'rest.csv', again.join('\r\n'))
  const right = await check(manager, chemicals, rest)
  assert.deepEqual([errorsOf(right), right.mapping['Errors in this line']], [{}, null])
  await commit(manager, chemicals, rest, right.token)
  for (const token of [right.token, checked.token])
    assert.equal((await manager.ask(calls.undoImport, { body: { token } })).status, 200)
  assert.equal(await total(manager, chemicals), before)
})

test('nothing wrong leaves nothing to mend', async () => {
  const { manager } = house
  const file = await send('right.csv', ['Soap,Harbour,,,'])
  const { token } = await check(manager, chemicals, file)
  assert.equal((await commit(manager, chemicals, file, token)).mend, null)
})

test('the examples of a sheet to fill in are in the language of the reader', async () => {
  const path = '/api/dashboard/emergency-contacts/import/template?lang=fr&format=xlsx'
  const { bytes } = await fetchFile(house.manager, path)
  const notes = openXlsx(bytes)('Notes') ?? []
  assert.equal(notes.find(([head]) => head === 'Heures d’ouverture')?.at(3), 'Jour et nuit')
})

test('a sheet to fill in has headings, notes and lists, and no lines', async () => {
  const { manager } = house
  const path = '/api/dashboard/chemicals/import/template?lang=fr'
  const { bytes } = await fetchFile(manager, `${path}&format=xlsx`)
  const open = openXlsx(bytes)
  const [first = [], ...more] = open() ?? []
  assert.deepEqual(more, [])
  assert.ok(first.some((head) => head.endsWith(' *')))
  const notes = open('Notes') ?? []
  assert.deepEqual(notes[0], ['Colonne', 'Obligatoire', 'Ce qui est attendu', 'Exemple'])
  assert.deepEqual(
    notes.slice(1).map(([head]) => head),
    first,
  )
  const lists = open('_choices') ?? []
  const states = lists[0]?.indexOf('État physique') ?? -1
  assert.ok(lists.map((line) => line[states]).includes('Liquide'))
  for (const format of ['csv', 'xlsx']) {
    const empty = (await fetchFile(manager, `${path}&format=${format}`)).bytes
    const file = await sendSheet(manager, `empty.${format}`, empty)
    const { body, status } = await askFor(manager, chemicals, file, '1')
    assert.deepEqual(
      [status, body.errors?.file],
      [422, ['The file has headings, but no lines below them.']],
    )
  }
})
