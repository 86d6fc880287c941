// Sheets that are larger, sparser or odder than they should be: read, or refused in words.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { chemicals } from '../../../src/features/equipment/chemicals/chemicals.register.ts'
import { readTables } from '../../../src/kit/spreadsheet/server/read-table.ts'
import { readXlsx } from '../../../src/kit/spreadsheet/server/read-xlsx.ts'
import { type House, openHouse } from '../house.ts'
import { sendSheet } from '../sheets.ts'
import { askFor, check } from './imports.ts'
import { workbook, zipBomb } from './workbooks.ts'

const large = 'This table is too large: 50,000 lines, 200 columns and 2,000,000 cells at most.'
const word = (text: string, at = '') => `<c ${at} t="inlineStr"><is><t>${text}</t></is></c>`
const place = (text: string) => `The cell “${text}” does not exist. Save the file again.`

let house: House
before(async () => {
  house = await openHouse('import bounds')
})

async function refused(name: string, content: string | Buffer): Promise<unknown> {
  const file = await sendSheet(house.manager, name, content)
  const { status, body } = await askFor(house.manager, chemicals, file, '1')
  return [status, body.errors]
}

test('a sheet whose cells lie far apart, or nowhere, is refused in words and nobody else notices', async () => {
  const far = await workbook({
    rows: `<row r="1">${word('name', 'r="A1"')}</row><row r="1048576">${word('x', 'r="XFD1048576"')}</row>`,
  })
  assert.deepEqual(await refused('far.xlsx', far), [422, { file: [large] }])
  for (const nonsense of ['ZZZZ9999999', 'A0', '-1', 'XFE1', 'A1048577', '']) {
    const rows = `<row>${word('name', `r="${nonsense}"`)}</row>`
    const refusal = await refused('odd.xlsx', await workbook({ rows }))
    assert.deepEqual(refusal, [422, { file: [place(nonsense)] }], nonsense)
  }
  const noRow = await workbook({ rows: `<row r="0">${word('name')}</row>` })
  assert.deepEqual(await refused('row.xlsx', noRow), [422, { file: [place('0')] }])
  assert.equal((await fetch(`${house.address}/healthz`)).status, 200)
})

test('cells and rows that do not say where they stand follow the one before', async () => {
  const line = (...cells: string[]) => `<row>${cells.map((cell) => word(cell)).join('')}</row>`
  const content = await workbook({ rows: line('Name', 'Supplier') + line('Paint', 'Harbour') })
  const file = await sendSheet(house.manager, 'plain.xlsx', content)
  const { totals, lines } = await check(house.manager, chemicals, file)
  assert.deepEqual([totals.create, lines[0]?.line, lines[0]?.name], [1, 2, 'Paint'])
  const mixed = await workbook({
    rows: `<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="3"><c/><c><v>4</v></c></row><row><c><v>5</v></c></row>`,
  })
  assert.deepEqual(readXlsx(mixed), [
    ['1', '', '', '2', '3'],
    ['', '', '', '', ''],
    ['', '4', '', '', ''],
    ['5', '', '', '', ''],
  ])
})

test('what is only painted far away counts for nothing', async () => {
  const rows = `<row r="1">${word('Name', 'r="A1"')}<c r="XFD1" s="3"/></row><row r="1048576" ht="20"><c r="A1048576" s="3"/></row>`
  assert.deepEqual(readXlsx(await workbook({ rows })), [['Name']])
})

test('an archive that unpacks to 900 MB is refused', async () => {
  const words = 'This file is too large to open as a table.'
  assert.deepEqual(await refused('bomb.xlsx', await zipBomb(900)), [422, { file: [words] }])
})

test('two million cells are read while others are served; one more line is refused', async () => {
  const rows = (lines: number) => `<row>${'<c><v>7</v></c>'.repeat(200)}</row>`.repeat(lines)
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  })
  const content = await workbook({ rows: rows(10_000) })
  turns = 0
  const [lines] = await readTables(content, { kind: 'xlsx' })
  clearInterval(turning)
  assert.equal(lines?.length, 10_000)
  assert.deepEqual(new Set(lines?.map((line) => line.join(''))), new Set(['7'.repeat(200)]))
  assert.ok(turns > 20, 'the server has had its turns meanwhile')
  assert.deepEqual(await refused('full.xlsx', await workbook({ rows: rows(10_001) })), [
    422,
    { file: [large] },
  ])
})

test('few words that very many cells show are not multiplied', async () => {
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(100)
  const shared = `<si><t>${'x'.repeat(30_000)}</t></si>`
  assert.deepEqual(await refused('shared.xlsx', await workbook({ rows, shared })), [
    422,
    { file: [large] },
  ])
})

test('a table of commas has the same bounds', async () => {
  const cases: [string, string][] = [
    ['wide.csv', `name,supplier\nA,B${','.repeat(250)}C\n`],
    ['long.csv', `name,supplier${'\n'.repeat(50_000)}A,B\n`],
    ['full.csv', `name\n${`${'7,'.repeat(199)}7\n`.repeat(10_001)}`],
  ]
  for (const [name, content] of cases)
    assert.deepEqual(await refused(name, content), [422, { file: [large] }], name)
  const file = await sendSheet(
    house.manager,
    'ghosts.csv',
    `name,supplier\nA,B${','.repeat(9000)}\n`,
  )
  assert.equal((await check(house.manager, chemicals, file)).totals.create, 1)
})

test('a file of 20,000 lines is checked, each by its number', async () => {
  const row = (n: number) =>
    `<row r="${n + 2}">${word(`Product ${n}`, `r="A${n + 2}"`)}${word('Harbour', `r="B${n + 2}"`)}</row>`
  const rows = `<row r="1">${word('name', 'r="A1"')}${word('supplier', 'r="B1"')}</row>${Array.from({ length: 20_000 }, (_, n) => row(n)).join('')}`
  const [lines] = await readTables(await workbook({ rows }), { kind: 'xlsx' })
  assert.equal(lines?.length, 20_001)
  assert.deepEqual(lines?.at(-1), ['Product 19999', 'Harbour'])
})

test('a thread that dies of memory is a refusal, and the next file is read', async () => {
  const content = await workbook({
    rows: `<row>${'<c><v>7</v></c>'.repeat(200)}</row>`.repeat(10_000),
  })
  await assert.rejects(readTables(content, { kind: 'xlsx' }, 8), { message: large })
  const small = await workbook({ rows: `<row>${word('fine')}</row>` })
  assert.deepEqual(await readTables(small, { kind: 'xlsx' }), [[['fine']]])
})

test('a form from a sheet is read within the same bounds', async () => {
  const { manager } = house
  const far = await workbook({ name: 'survey', rows: `<row r="60000">${word('text')}</row>` })
  const other = await workbook({ name: 'other', rows: `<row>${word('text')}</row>` })
  for (const [content, words] of [
    [far, large],
    [other, 'There is no sheet called “survey” in it.'],
  ] as const) {
    const file = await sendSheet(manager, 'form.xlsx', content)
    const body = { file, category: crypto.randomUUID() }
    const { status, body: answer } = await manager.send(
      'POST',
      '/api/dashboard/forms/from-file',
      body,
    )
    assert.deepEqual([status, (answer as { errors?: unknown }).errors], [422, { file: [words] }])
  }
})

test('days, times, truths and texts of other programs stay what they are', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;days&quot;"/><numFmt numFmtId="166" formatCode="[Red]0"/><numFmt numFmtId="167" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/><xf numFmtId="22"/><xf numFmtId="167"/></cellXfs>'
  const cells: [string, string][] = [
    ['<c s="1"><v>46090</v></c>', '2026-03-09'],
    ['<c s="2"><v>46090</v></c>', '2026-03-09'],
    ['<c s="3"><v>46090.5</v></c>', '46090.5'],
    ['<c s="4"><v>46090</v></c>', '46090'],
    ['<c s="5"><v>0.3125</v></c>', '07:30'],
    ['<c s="6"><v>46090.3125</v></c>', '2026-03-09 07:30'],
    ['<c s="7"><v>0.3125</v></c>', '07:30'],
    ['<c t="d"><v>2026-03-09T00:00:00</v></c>', '2026-03-09'],
    ['<c t="b"><v>1</v></c>', 'yes'],
    ['<c t="b"><v>0</v></c>', 'no'],
    ['<c t="str"><f>A1&amp;"x"</f><v>a &lt; b</v></c>', 'a < b'],
    ['<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['<c><v>1e3</v></c>', '1000'],
    ['<c t="s"><v>0</v></c>', 'Été 漢字'],
    ['<c t="s"><v>1</v></c>', 'two\nlines'],
    ['<c t="s"><v>9</v></c>', ''],
    ["<c t='inlineStr'><is><r><t>A&#233;</t></r><r><t><![CDATA[<&]]></t></r></is></c>", 'Aé<&'],
    ['<x:c t="inlineStr"><x:is><x:t>prefixed&#0;</x:t></x:is></x:c>', 'prefixed'],
    ['<c t="inlineStr"><is><t/></is></c>', ''],
    ['<c><v>3</v></c>', '3'],
  ]
  const shared =
    '<si><r><t>Été </t></r><r><t>漢字</t></r><rPh sb="0" eb="2"><t>かんじ</t></rPh></si><si><t xml:space="preserve">two_x000A_lines</t></si>'
  const rows = `<row><!-- a > b -->${cells.map(([cell]) => cell).join('')}</row>`
  const [line] = readXlsx(await workbook({ rows, shared, styles }))
  assert.deepEqual(
    line,
    cells.map(([, text]) => text),
  )
  const old = await workbook({
    properties: '<workbookPr date1904="1"/>',
    rows: '<row><c s="1"><v>44628</v></c></row>',
    styles,
  })
  assert.deepEqual(readXlsx(old), [['2026-03-09']])
})

test('what is no workbook says so', async () => {
  const words = 'This Excel workbook cannot be read.'
  for (const rows of [
    '<row><c',
    '<!DOCTYPE a [<!ENTITY b "c">]><row/>',
    '<row><![CDATA[',
    `<c ${'x'.repeat(600_000)}`,
  ])
    assert.deepEqual(
      await refused('bad.xlsx', await workbook({ rows })),
      [422, { file: [words] }],
      rows.slice(0, 20),
    )
})
