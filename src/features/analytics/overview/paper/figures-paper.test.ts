// What the overview shows, on paper: for somebody outside, who cannot press on a number.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../../tests/api/server.ts'
import { wordsOfPdf } from '../../../../../tests/registers/sheets.ts'
import { asking } from '../../../incidents/testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

async function paper(email: string, query: string) {
  const answer = await fetch(`${server.address}/api/dashboard/analytics/paper?${query}`, {
    headers: { authorization: `Bearer ${await server.token(`${email}@northgate.test`)}` },
  })
  const pdf = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, pdf, words: answer.ok ? wordsOfPdf(pdf).join('\n') : '' }
}

/** A project of its own with one case, in two weeks of 2018. */
async function harbour(number: string) {
  const manager = await as('manager')
  const { data } = await manager('POST', 'projects', {
    ...{ name: 'Old harbour', number, status: 'on_hold', role_of_company: 'constructor' },
    start_date: '2018-01-08',
  })
  await report({ project: data.id, occurred_on: '2018-01-10', severity: 'medical_aid' })
  return { manager, project: data.id, query: `from=2018-01-08&to=2018-01-21&project=${data.id}` }
}

describe('figures on paper', () => {
  test('say where and when, and no rate while hours are missing, then the rate', async () => {
    const { manager, project, query } = await harbour('18-001')
    const before = await paper('manager', query)
    assert.equal(before.status, 200)
    assert.match(before.pdf.toString('latin1'), /StructTreeRoot/)
    for (const said of ['18-001 – Old harbour', 'Recordable cases', 'Failed items', '2 weeks'])
      assert.ok(before.words.includes(said), `${said} is not in: ${before.words}`)
    assert.ok(before.words.includes('Rates are not shown: hours are missing.'))
    assert.ok(!before.words.includes('TRIR'))

    const changes = ['2018-01-08', '2018-01-15'].map((week) => ({
      ...{ project, week, was: null, hours: 20_000 },
    }))
    assert.equal((await manager('PUT', 'hours-grid', { changes })).status, 204)
    const { words } = await paper('manager', `${query}&lang=fr`)
    assert.ok(words.includes('TRIR') && words.includes('5,00'), words)
    assert.ok(words.includes('Chiffres de sécurité'))
  })

  test('are closed to who may not see figures, and hold what their reader may see', async () => {
    const { query } = await harbour('18-002')
    assert.equal((await paper('user', query)).status, 403)
    assert.equal((await paper('manager', 'from=2018-02-01&to=2018-01-01')).status, 422)
  })
})
