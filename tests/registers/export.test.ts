// What a list shows, as a file, over HTTP.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { chemicals } from '../../src/features/equipment/chemicals/chemicals.register.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { readXlsx } from '../../src/kit/spreadsheet/server/read-xlsx.ts'
import { unpack } from '../../src/kit/spreadsheet/server/unpack.ts'
import { callsOf } from '../../src/register/contract.ts'
import { until, untilBlocked } from '../until.ts'
import { type House, openHouse } from './house.ts'
import { fetchFile, linesOf, wordsOfPdf } from './sheets.ts'

const path = '/api/dashboard/chemicals/export'
const { list } = callsOf(chemicals)
let house: House

before(async () => {
  house = await openHouse('export')
  const make = (name: string, over = {}) =>
    house.make(chemicals, 'required', { name, status: 'in_use', ...over })
  await make('Acétone – “pure”', { sds_revised_on: '2026-01-09', pictograms: ['GHS02', 'GHS07'] })
  await make('=HYPERLINK("http://x")', {
    supplier: '@Supplier; with, signs',
    first_aid: 'One\nTwo',
  })
  await make('Bleach', { supplier_phone: '+1 416 555 0142', status: 'requested' })
  for (let n = 0; n < 30; n += 1) await make(`Solvent ${n}`, { supplier: `Harbour ${n % 3}` })
})

const take = (query: string, headers?: Record<string, string>) =>
  fetchFile(house.manager, `${path}?${query}`, headers)
const lines = (query: string) => linesOf(house.manager, `${path}?format=csv&${query}`)

test('a file holds the rows of the list, in its order, under its headings', async () => {
  const [heads, ...rows] = await lines(
    'search=harbour&filter[status]=in_use&sort=-supplier&columns=name,supplier',
  )
  assert.deepEqual(heads, ['Product name', 'Manufacturer or supplier'])
  const shown = await house.manager.rows(list, {
    search: 'harbour',
    'filter[status]': 'in_use',
    sort: '-supplier',
  })
  assert.equal(shown.length, 30)
  assert.deepEqual(
    rows,
    shown.map(({ name, supplier }) => [name, supplier]),
  )
})

test('the columns are those that the list begins with, unless others are asked for', async () => {
  const [begun = []] = await lines('')
  assert.equal(begun.length, chemicals.list.length)
  const [all = []] = await lines('columns=all')
  assert.equal(all.length, Object.keys(chemicals.fields).length)
  const [two] = await lines('columns=created_at&columns=name')
  assert.deepEqual(two, ['Created (America/Toronto)', 'Product name'])
  const { status, body } = await take('format=csv&columns=nothing')
  assert.deepEqual([status, body.errors], [422, { columns: ['There is no such column.'] }])
})

test('it is an attachment with its length and a name that says what and when', async () => {
  const { headers, bytes } = await take('format=csv')
  assert.match(
    headers.get('content-disposition') ?? '',
    /^attachment; filename="chemicals-\d{4}-\d\d-\d\d\.csv"/,
  )
  assert.equal(headers.get('content-type'), 'text/csv')
  assert.equal(headers.get('content-length'), String(bytes.length))
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  assert.ok(bytes.toString().endsWith('\r\n'))
})

test('no cell of a CSV is run as a formula, and what reads it sees what was meant', async () => {
  const query = 'format=csv&columns=name,supplier,supplier_phone,first_aid&sort=name'
  const text = (await take(query)).bytes.toString()
  assert.ok(text.includes(`"'=HYPERLINK(""http://x"")","'@Supplier; with, signs",,"One\nTwo"\r\n`))
  assert.ok(text.includes(`,'+1 416 555 0142,`))
  assert.doesNotMatch(text, /(^|,|\n)"?[=@+-]/)
  const rows = await linesOf(house.manager, `${path}?${query}`)
  assert.deepEqual(rows[1], ['=HYPERLINK("http://x")', '@Supplier; with, signs', '', 'One\nTwo'])
})

test('headings and words come in the language that is asked for, or that the browser speaks', async () => {
  const asked = await take('format=csv&columns=status&lang=fr')
  const spoken = await take('format=csv&columns=status', { 'accept-language': 'fr-CA,fr;q=0.9' })
  assert.equal(asked.bytes.toString(), spoken.bytes.toString())
})

test('a workbook opens and says the same; days are days', async () => {
  const query = 'columns=name,status,sds_revised_on,first_aid&sort=name'
  const { bytes, headers } = await take(`format=xlsx&${query}`)
  assert.match(headers.get('content-type') ?? '', /spreadsheetml/)
  assert.deepEqual(await readXlsx(bytes), await lines(query))
})

test('a moment is a cell that a spreadsheet orders, by the clock of the company', async () => {
  const query = 'columns=name,created_at&search=acétone'
  await house.database.transaction('owner', (db) =>
    db.run(sql`
      update chemicals set created_at = '2026-11-23T03:05:09.338869Z'
      where company_id = ${house.company.id} and name like 'Acétone%'`),
  )
  assert.deepEqual(await lines(query), [
    ['Product name', 'Created (America/Toronto)'],
    ['Acétone – “pure”', '2026-11-22 22:05'],
  ])
  const { bytes } = await take(`format=xlsx&${query}`)
  assert.deepEqual(await readXlsx(bytes), await lines(query))
  const sheet = unpack(bytes, 1e7).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  assert.match(sheet, /<c r="B2" s="3"><v>46348\.9201/)
  const fr = await linesOf(house.manager, `${path}?format=csv&lang=fr&${query}`)
  assert.match(fr[0]?.[1] ?? '', /^Créée? \(America\/Toronto\)$/)
})

test('a PDF says what was filtered, and shows all rows with accents and dashes', async () => {
  const { bytes, headers, status } = await take('format=pdf&filter[status]=in_use&sort=name')
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'application/pdf')
  const words = wordsOfPdf(bytes).join('\n')
  for (const expected of ['Chemicals', 'Active · Status: In use', 'Acétone – “pure”', 'Solvent 29'])
    assert.ok(words.includes(expected), expected)
  assert.match(words, /\d{4}-\d\d-\d\d · Page 2/)
  assert.ok(!words.includes('Bleach'))
})

test('only who may see the list may take it, and it is written in the history', async () => {
  const stranger = await house.person(['locations.view'])
  assert.equal((await fetchFile(stranger, `${path}?format=csv`)).status, 403)
  await take('format=csv&columns=name')
  const events = await house.database.transaction('owner', (db) =>
    db.many<{ after: unknown; actor_id: string }>(sql`
      select after, actor_id from change where company_id = ${house.company.id}
        and action = 'export' and subject = 'chemicals' order by seq desc limit 1`),
  )
  const after = { format: 'csv', rows: 33, columns: ['name'] }
  assert.deepEqual(events, [{ after, actor_id: house.manager.account?.id }])
})

test('who goes away before a file is made ends the work, and took nothing', async () => {
  const exports = () =>
    house.database.transaction('owner', (db) =>
      db.many<{ n: number }>(sql`
        select count(*) as n from change where company_id = ${house.company.id}
          and action = 'export' and subject = 'chemicals'`),
    )
  const before = await exports()
  const leaving = new AbortController()
  await house.database.transaction('owner', async (db) => {
    await db.run(sql`lock table chemicals in access exclusive mode`)
    const asked = fetch(`${house.manager.address}${path}?format=csv`, {
      headers: house.manager.headers,
      signal: leaving.signal,
    })
    const refused = assert.rejects(asked, { name: 'AbortError' })
    // The call waits for the rows, and the server learns of the end while it does.
    await untilBlocked(db)
    leaving.abort()
    await refused
    // What comes after has been answered: it has learnt of the end as well.
    await fetch(`${house.manager.address}/healthz`)
  })
  await until(async () => {
    const busy = await house.database.transaction('owner', (db) =>
      db.many(sql`
        select from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and state <> 'idle'`),
    )
    return busy.length === 0
  })
  assert.deepEqual(await exports(), before)
})

test('a register that does not export has no such call', async () => {
  assert.equal(
    (await fetchFile(house.manager, '/api/dashboard/lists/export?format=csv')).status,
    404,
  )
})
