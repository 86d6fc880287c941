// The risk of a deficiency before and after it is put right, by the company's matrix, over HTTP.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { asking, type Row } from '../testing/asking.ts'

type Rating = { id: string; level: number }
type Matrix = {
  number: number
  cells: { probability: number; severity: number; score: number; band: string }[]
  probabilities: Rating[]
  severities: Rating[]
}

describe('the risk of a deficiency', () => {
  const server = withServer()
  const { ask, read, me, make, step, taken, tokenOf } = asking(server)
  async function matrix(whose?: string): Promise<Matrix> {
    const token = whose ?? (await tokenOf('manager'))
    const { body } = await server.ask('GET', '/api/dashboard/risk-matrix', { token })
    return body.data as unknown as Matrix
  }
  async function rated(when: 'before' | 'after', probability: number, severity: number) {
    const { probabilities, severities } = await matrix()
    return {
      [`${when}_probability`]: probabilities.find(({ level }) => level === probability)?.id,
      [`${when}_severity`]: severities.find(({ level }) => level === severity)?.id,
    }
  }
  const risk = (row: Row, when: 'before' | 'after') =>
    ['score', 'band', 'matrix'].map((what) => row[`${when}_${what}`])
  const rowsOf = async (query: string) =>
    ((await ask('manager', 'GET', `ies?${query}`)).body.data as unknown as { data: Row[] }).data

  test('it is rated as hazards are, by both or by neither, and nobody sends a score', async () => {
    const made = await make(await rated('before', 4, 3))
    assert.deepEqual(risk(made, 'before'), [12, 'high', 1])
    assert.deepEqual(risk(made, 'after'), [null, null, null])
    const { before_severity } = await rated('before', 1, 1)
    const half = await ask('manager', 'POST', 'ies', { title: 'Half', before_severity })
    assert.deepEqual(Object.keys(half.body.errors ?? {}), ['before_probability'])
    const sent = await ask('manager', 'POST', 'ies', { title: 'Sent', before_score: 1 })
    assert.equal(sent.status, 422)
  })

  test('the person who puts it right rates the risk that is left; without a rating it stays as it is', async () => {
    const { id } = await make({ owner: await me('user'), ...(await rated('before', 4, 3)) })
    const { after_probability, after_severity } = await rated('after', 1, 3)
    const half = await step('user', 'done', id, { after_probability })
    assert.deepEqual(Object.keys(half.body.errors ?? {}), ['after_severity'])
    const foreign = await matrix(await server.token('manager@southfield.test'))
    const theirs = { after_probability: foreign.probabilities[0]?.id, after_severity }
    assert.equal((await step('user', 'done', id, theirs)).status, 422)
    assert.equal((await read(id)).status, 'open')

    await taken('user', 'done', id, { after_probability, after_severity })
    assert.deepEqual(risk(await read(id), 'after'), [3, 'low', 1])
    await taken('manager', 'reject', id, { reason: 'It still moves.' })
    await taken('user', 'done', id)
    assert.deepEqual(risk(await read(id), 'after'), [3, 'low', 1])
  })

  test('the list is narrowed by the risk, before and after', async () => {
    const title = 'Found by its risk'
    await make({ title, ...(await rated('before', 5, 5)), ...(await rated('after', 1, 5)) })
    await make({ title })
    for (const narrowed of ['before_band]=extreme', 'after_band]=moderate'])
      assert.equal((await rowsOf(`search=risk&filter[${narrowed}`)).length, 1, narrowed)
    assert.equal((await rowsOf('search=risk&filter[before_band]=low')).length, 0)
  })

  test('a score keeps the version of its matrix, in what is opened again too', async () => {
    const { id } = await make({ owner: await me('user'), ...(await rated('before', 3, 3)) })
    const { number, cells } = await matrix()
    const meaning = { colour: 'notice', action_required: 'Do it.', approval_level: 'Supervisor' }
    const token = await tokenOf('manager')
    const saved = await server.ask('PUT', '/api/dashboard/risk-matrix', {
      token,
      body: {
        number,
        cells: cells.map(({ probability, severity, score, band }) =>
          probability === 3 && severity === 3
            ? { probability, severity, score: 11, band: 'high' }
            : { probability, severity, score, band },
        ),
        bands: { low: meaning, moderate: meaning, high: meaning, extreme: meaning },
      },
    })
    assert.equal(saved.status, 200)
    const { version } = await read(id)
    const anew = { version, title: 'Said otherwise', ...(await rated('after', 3, 3)) }
    assert.equal((await ask('manager', 'PATCH', `ies/${id}`, anew)).status, 200)
    const row = await read(id)
    assert.deepEqual(risk(row, 'before'), [9, 'moderate', number])
    assert.deepEqual(risk(row, 'after'), [11, 'high', number + 1])

    await taken('user', 'done', id)
    await taken('manager', 'verify', id)
    await taken('manager', 'effectiveness', id, { effective: false })
    const [again] = (await rowsOf('search=otherwise&filter[status]=open')) as [Row]
    assert.deepEqual(risk(again, 'before'), [9, 'moderate', number])
    assert.deepEqual(risk(again, 'after'), [null, null, null])
  })
})
