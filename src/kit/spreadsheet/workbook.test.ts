// What is written as a workbook: cells that a spreadsheet orders, filters and counts, read back as they were.
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { type Cell, clockIn, serialOf } from './cell.ts'
import { readXlsx } from './server/read-xlsx.ts'
import { unpack } from './server/unpack.ts'
import { writeCsv } from './server/write-csv.ts'
import { writeXlsx } from './server/write-xlsx.ts'

async function* one(rows: readonly (readonly Cell[])[]) {
  yield rows
}

const heads = ['Number', 'Day', 'At', 'Hours', 'Note']
const rows: Cell[][] = [
  ['000417', { day: '2026-02-28' }, { moment: '2026-11-22 06:33' }, 12.5, 'One\nTwo'],
  ['=1+1', { day: '2024-02-29' }, { moment: '2026-11-22 06:33:08' }, -3, 'x'.repeat(300)],
  ['0012', null, { moment: '2026-03-08 00:00' }, 0, null],
]
const written = () => buffer(writeXlsx('Hours: [May]', heads, one(rows)))
const sheetOf = async () =>
  unpack(await written(), 1e7)
    .get('xl/worksheets/sheet1.xml')
    ?.toString()

test('what is written is read back as it was', async () => {
  assert.deepEqual(readXlsx(await written()), [
    heads,
    ['000417', '2026-02-28', '2026-11-22 06:33', '12.5', 'One\nTwo'],
    ['=1+1', '2024-02-29', '2026-11-22 06:33:08', '-3', 'x'.repeat(300)],
    ['0012', '', '2026-03-08', '0', ''],
  ])
})

test('days, moments and numbers are no words; codes are', async () => {
  const xml = (await sheetOf()) ?? ''
  assert.match(xml, /<c r="B2" s="2"><v>46081<\/v>/)
  assert.match(xml, /<c r="C2" s="3"><v>46348\.2729/)
  assert.match(xml, /<c r="C3" s="4"><v>46348\.2730/)
  assert.match(xml, /<c r="D2"><v>12\.5<\/v>/)
  assert.match(xml, /<c r="A2" t="inlineStr">/)
})

test('columns are as wide as what stands in them, within limits; the headings stay and filter', async () => {
  const xml = (await sheetOf()) ?? ''
  const widths = [...xml.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))
  assert.deepEqual(widths, [10, 12, 21, 9, 60])
  assert.match(xml, /<pane ySplit="1"[^>]*state="frozen"/)
  assert.match(xml, /<autoFilter ref="A1:E4"\/>/)
})

test('a moment is what the clock of the zone shows, in summer and in winter', () => {
  const clock = clockIn('America/Toronto')
  assert.equal(clock('2026-11-22T11:33:08.783Z'), '2026-11-22 06:33')
  assert.equal(clock('2026-07-01T03:59:59.338869Z'), '2026-06-30 23:59')
  assert.equal(serialOf({ moment: '1900-03-01 12:00' }), 61.5)
})

test('a CSV writes days and moments so that they can be ordered', async () => {
  const text = (await buffer(writeCsv(heads, one(rows)))).toString()
  assert.ok(text.includes('\r\n000417,2026-02-28,2026-11-22 06:33,12.5,"One\nTwo"\r\n'))
})
