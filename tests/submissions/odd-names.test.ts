// Names that every object has stand in forms and answers like any others: `constructor` is a party to
// a contract, and a visitor may be called anything.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { check, manager, question, sending, text } from './sending.ts'

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

describe('names that every object has', () => {
  const server = withServer()
  const { ask, good, form, body, sent, whole } = sending(server)

  test('options and people of these names are kept, read back and printed as they are called', async () => {
    const options = names.map((id) => ({ id, label: `Option ${id}` }))
    const made = await form([
      question('who', 'radio', { options }),
      question('parties', 'checkbox', { options }),
      question('seen', 'visitor'),
      question('rows', 'matrix', { options, rows: [{ id: 'a', label: 'First' }] }),
    ])
    const answers = { who: 'constructor', parties: names, seen: names, rows: { a: '__proto__' } }
    const given = body(made, answers)
    await sent(manager, given)
    assert.deepEqual((await whole(manager, given.id)).answers, answers)

    const token = await server.token(manager)
    const answer = await fetch(
      `${server.address}/api/dashboard/form-reports/${made.id}/export?format=csv`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    const sheet = await answer.text()
    assert.equal(answer.status, 200, sheet)
    const said = names.map((name) => `Option ${name}`).join('; ')
    for (const words of ['Option constructor', said, names.join('; '), 'Option __proto__'])
      assert.ok(sheet.includes(words), `${words} in ${sheet}`)
    assert.ok(!sheet.includes('native code'), sheet)
    const report = await good<{ items: unknown[] }>(manager, 'GET', `form-reports/${made.id}`)
    assert.match(JSON.stringify(report), /"constructor"/)
  })

  test('no question and no row of a matrix has such a name as its key: answers could not be told apart', async () => {
    const { id } = await form([text('note')])
    const { revision } = await good<{ revision: number }>(manager, 'GET', `forms/${id}/draft`)
    const keep = (...fields: unknown[]) =>
      ask(manager, 'PUT', `forms/${id}/draft`, {
        revision,
        definition: { fields, languages: ['en'] },
      })
    for (const key of names) {
      const rows = [{ id: key, label: 'Left' }]
      for (const one of [
        text(key, { label: 'Brakes' }),
        question('group', 'group', { fields: [text(key, { label: 'Brakes' })] }),
        question('m', 'matrix', { label: 'Brakes', options: [], rows }),
      ]) {
        const { status, body: refused } = await keep(check('first'), one)
        assert.equal(status, 422, key)
        assert.match(JSON.stringify(refused), /“Brakes” cannot be kept like this: .*another/)
      }
    }
  })
})
