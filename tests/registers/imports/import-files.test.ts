// Rows from a spreadsheet, over HTTP: the files that people have, and how they are understood.
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { before, test } from 'node:test'
import { chemicals } from '../../../src/features/equipment/chemicals/chemicals.register.ts'
import { unpack } from '../../../src/kit/spreadsheet/server/unpack.ts'
import { writeXlsx } from '../../../src/kit/spreadsheet/server/write-xlsx.ts'
import type { ImportVerdict } from '../../../src/register/capabilities/import/contract.ts'
import { callsOf } from '../../../src/register/contract.ts'
import { type House, openHouse } from '../house.ts'
import { sendSheet } from '../sheets.ts'
import { askFor, check, commit } from './imports.ts'

let south: House
before(async () => {
  south = await openHouse('import files')
})

const sheet = (heads: string[], rows: (string | number | { day: string })[][]) =>
  buffer(
    Readable.from(
      writeXlsx(
        'Sheet',
        heads,
        (async function* () {
          yield rows
        })(),
      ),
    ),
  )

test('a French spreadsheet is understood: semicolons, old encoding, labels by closeness', async () => {
  const { manager } = south
  const text =
    'Product Name;Suplier;Signal-word;pictograms\r\nAcétone « pure »;Métro inc.;Danger;Flame\r\n'
  for (const [name, content] of [
    ['ansi.csv', Buffer.from(text, 'latin1')],
    ['marked.csv', Buffer.from(`\uFEFFsep=;\r\n${text}`)],
    ['tabs.csv', Buffer.from(text.replaceAll(';', '\t'))],
  ] as const) {
    const file = await sendSheet(manager, name, content)
    const checked = await check(manager, chemicals, file)
    assert.deepEqual(
      checked.mapping,
      {
        'Product Name': 'name',
        Suplier: 'supplier',
        'Signal-word': 'signal_word',
        pictograms: 'pictograms',
      },
      name,
    )
    assert.deepEqual(checked.examples['Product Name'], ['Acétone « pure »'])
    assert.deepEqual(
      checked.totals,
      { lines: 1, create: 1, update: 0, skip: 0, error: 0 },
      JSON.stringify(checked.lines),
    )
    await commit(manager, chemicals, file, checked.token)
  }
  const rows = await manager.rows(callsOf(chemicals).list, { search: 'acetone pure' })
  assert.deepEqual(
    rows.map(({ name, supplier, pictograms }) => [name, supplier, pictograms]),
    Array(3).fill(['Acétone « pure »', 'Métro inc.', ['GHS02']]),
  )
})

test('numbers and days of a workbook stay what they are', async () => {
  const { manager } = south
  const content = await sheet(
    ['Product name', 'Manufacturer or supplier', 'Data sheet revised on', 'UN number'],
    [['Paint', 'Harbour', { day: '2026-03-09' }, 1263]],
  )
  const file = await sendSheet(manager, 'paint.xlsx', content)
  const { token } = await check(manager, chemicals, file)
  await commit(manager, chemicals, file, token)
  const [row] = await manager.rows(callsOf(chemicals).list, { search: 'paint' })
  assert.deepEqual([row?.sds_revised_on, row?.un_number], ['2026-03-09', '1263'])
})

test('columns are assigned by hand where the guess is none', async () => {
  const { manager } = south
  const file = await sendSheet(manager, 'odd.csv', 'Was,Wer\nSoap,Harbour\n')
  const refusal = await askFor(manager, chemicals, file, '1')
  assert.deepEqual(refusal.body.errors, {
    file: ['No headings were recognized. The first line must contain the headings.'],
  })
  assert.deepEqual(refusal.body.headings, ['Was', 'Wer'])
  const mapping = { Was: 'name', Wer: 'supplier' }
  assert.equal((await check(manager, chemicals, file, { mapping })).totals.create, 1)
  for (const [wrong, words] of [
    [{ Was: 'name', Wer: 'name' }, 'Two columns cannot fill the same field.'],
    [{ Was: 'approved_by', Wer: 'name' }, 'There is no such field to import.'],
  ] as const) {
    const { body } = await askFor(manager, chemicals, file, '1', { mapping: wrong })
    assert.deepEqual(body.errors, { mapping: [words] })
  }
})

test('a file that is no table says so', async () => {
  const { manager } = south
  const cases: [string, string | Buffer, string][] = [
    ['blank.csv', ' ;;\r\n;;\r\n', 'This file contains no lines.'],
    ['heads.csv', 'name,supplier\r\n', 'The file has headings, but no lines below them.'],
    ['note.txt', 'name,supplier\nA,B\n', 'Choose a CSV or XLSX file.'],
    [
      'long.csv',
      `name,supplier\n${'A,B\n'.repeat(20_001)}`,
      'There are too many lines: 20000 at most.',
    ],
  ]
  const bomb = await sheet(['name', 'supplier'], [['x'.repeat(30_000), 'B']])
  const damaged = Buffer.from(bomb)
  damaged.writeUInt32LE(7, damaged.length - 6)
  cases.push(['cut.xlsx', damaged, 'This file is damaged. Save it again and choose the new one.'])
  for (const [name, content, words] of cases) {
    const file = await sendSheet(manager, name, content)
    const { body, status } = await askFor(manager, chemicals, file, '1')
    assert.deepEqual([status, body.errors?.file], [422, [words]], name)
  }
})

test('what is wrong is told in the language of the page', async () => {
  const { manager } = south
  const file = await sendSheet(manager, 'fr.csv', 'name,supplier,substitutes\nA,,Rien\n')
  const response = await fetch(`${manager.address}/api/dashboard/chemicals/import?dry_run=1`, {
    method: 'POST',
    headers: { ...manager.headers, 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ file }),
  })
  const { data } = (await response.json()) as { data: ImportVerdict }
  assert.deepEqual(data.lines[0]?.errors, {
    supplier: ['Ce champ est obligatoire.'],
    substitutes: ['« Rien » ne figure pas dans la liste de choix.'],
  })
})

test('a register that does not import has no such call', async () => {
  const { status } = await south.manager.send('POST', '/api/dashboard/to-dos/import', {})
  assert.ok(status === 404 || status === 405)
})

test('a workbook that too large to open as a table than it may is refused, whatever it claims', async () => {
  const small = await sheet(['name'], [['x'.repeat(30_000)]])
  assert.ok(unpack(small, 100_000).size > 3)
  assert.throws(() => unpack(small, 20_000), /too large to open as a table/)
  // The archive claims that each of its parts is a single byte.
  const lying = Buffer.from(small)
  for (let at = lying.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; ) {
    lying.writeUInt32LE(1, at + 24)
    at = lying.indexOf('PK\x01\x02', at + 4, 'latin1')
  }
  assert.throws(() => unpack(lying, 20_000), /too large to open as a table/)
})
