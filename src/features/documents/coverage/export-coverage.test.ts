// What coverage shows leaves as a workbook: everybody whom the filters leave, not the page alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager } from '../../../../tests/submissions/sending.ts'
import { readXlsx } from '../../../kit/spreadsheet/server/read-xlsx.ts'
import { exportCoverage } from './coverage.contract.ts'

const server = withServer()

test('a line for each person, a column for each document; narrowed as the screen is, in the language of it', async () => {
  const token = await server.token(manager)
  const ask = (path: string) => server.ask('GET', path, { token })
  const sheet = async (query: string) => {
    const answer = await fetch(`${server.address}${exportCoverage.path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-disposition') ?? '', /\.xlsx/)
    return readXlsx(Buffer.from(await answer.arrayBuffer()))
  }
  const { body } = await ask('/api/dashboard/resources/coverage')
  const shown = body.data as unknown as { total: number; total_documents: number }
  const [heads = [], ...people] = await sheet('lang=en')
  assert.deepEqual([people.length, heads.length], [shown.total, 5 + shown.total_documents])
  assert.equal(heads[0], 'Person')
  assert.ok(people.some((line) => line.includes('Signed version 1')))
  const [, ...found] = await sheet('lang=fr&search=grace+osei&register=policies')
  assert.deepEqual(
    found.map(([name]) => name),
    ['Grace Osei'],
  )
  assert.match(JSON.stringify(found), /Version 1 signée/)
})
