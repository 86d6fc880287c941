// The numbers of each screen as a file: numbers and days are cells of their own kind, and say what the screen says.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { unpack } from '../../../kit/spreadsheet/server/unpack.ts'
import { asking } from '../../incidents/testing/asking.ts'
import { figureSheets } from './sheets.contract.ts'

const server = withServer()
const { as, report } = asking(server)

async function file(email: string, screen: string, query: string) {
  const answer = await fetch(`${server.address}/api/dashboard/analytics/${screen}/file?${query}`, {
    headers: { authorization: `Bearer ${await server.token(`${email}@northgate.test`)}` },
  })
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) }
}

async function oldMill(number: string) {
  const manager = await as('manager')
  const { data } = await manager('POST', 'projects', {
    ...{ name: 'Old mill', number, status: 'on_hold', role_of_company: 'constructor' },
    start_date: '2018-01-08',
  })
  await report({ project: data.id, occurred_on: '2018-01-10', severity: 'medical_aid' })
  return `from=2018-01-08&to=2018-01-21&project=${data.id}`
}

describe('figures as a file', () => {
  test('one table of all says what the screen says, with the period before unless it is left out', async () => {
    const query = await oldMill('18-201')
    const { status, content } = await file('manager', 'incidents', `${query}&format=csv`)
    assert.equal(status, 200)
    const lines = content.toString().replace('\uFEFF', '').split('\r\n')
    assert.equal(lines[0], 'Table,Line,Figure,Value')
    for (const line of [
      'Filters,18-201 – Old mill,From,2018-01-08',
      'Incidents,Recordable cases,This period,1',
      'Incidents,Recordable cases,Period before,0',
      'Rates,TRIR,This period,',
      'Hours missing,Old mill,Weeks,2',
      'By month,2018-01-01,Incidents,1',
      'Incidents by severity,Medical aid,Incidents,1',
    ])
      assert.ok(lines.includes(line), `${line} is not in:\n${lines.join('\n')}`)
    const alone = await file('manager', 'incidents', `${query}&format=csv&compare=no&lang=fr`)
    const words = alone.content.toString()
    assert.match(words, /Cette période/)
    assert.ok(!words.includes('précédente'))
  })

  test('a workbook has a sheet for each table, with numbers and days', async () => {
    const query = await oldMill('18-202')
    const { content } = await file('manager', 'incidents', `${query}&format=xlsx`)
    const parts = unpack(content, 1e7)
    const book = parts.get('xl/workbook.xml')?.toString() ?? ''
    const names = [...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)
    assert.deepEqual(names.slice(0, 3), ['Filters', 'Incidents', 'Rates'])
    const [filters, figures] = [1, 2].map((n) =>
      parts.get(`xl/worksheets/sheet${n}.xml`)?.toString(),
    )
    // A day, and two numbers.
    assert.match(filters ?? '', /<c r="B2" s="2"><v>43108<\/v>/)
    assert.match(figures ?? '', /<c r="B2"><v>1<\/v><\/c><c r="C2"><v>0<\/v>/)
  })

  for (const screen of Object.keys(figureSheets))
    test(`${screen}: is there for who may see the screen, and for nobody else`, async () => {
      for (const format of ['xlsx', 'csv'])
        assert.equal((await file('manager', screen, `format=${format}`)).status, 200)
      assert.equal((await file('user', screen, 'format=csv')).status, 403)
    })

  test('stands in the change log: who took what away, of which days', async () => {
    const query = await oldMill('18-203')
    const token = await server.token('manager@northgate.test')
    const last = async () => {
      const { body } = await server.ask('GET', '/api/dashboard/changes?action=export', { token })
      const [noted] = body.data as {
        record: { kind: string }
        lines: { field: string; after: string }[]
      }[]
      return [noted?.record.kind, ...(noted?.lines ?? []).map(({ after }) => after)]
    }
    const said = (format: string, screen: string) => ['Figures', format, screen]
    for (const format of ['csv', 'xlsx']) {
      await file('manager', 'incidents', `${query}&format=${format}`)
      assert.deepEqual((await last()).slice(0, 3), said(format, 'incidents'))
    }
    await fetch(`${server.address}/api/dashboard/analytics/paper?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const found = await last()
    assert.deepEqual(found.slice(0, 3), said('pdf', 'overview'))
    assert.ok(found.includes('18-203 – Old mill'), found.join())
  })

  test('has names for who may see names', async () => {
    const has = async (who: string) =>
      (await file(who, 'participation', 'format=csv')).content.toString().includes('By name')
    assert.equal(await has('manager'), true)
    assert.equal(await has('management'), false)
  })
})
