// What may be filled, in the order in which one needs it, and what filling it begins from.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { FormDefinition } from '../../src/features/forms/definition/index.ts'
import { withServer } from '../api/server.ts'
import { check, manager, sending, stranger, text, user } from './sending.ts'

type Listed = { id: string; category: string; questions: number; last_filled: string | null }
type Fillable = {
  form: { id: string; name: string; signature_policy: string; review_required: boolean }
  version: { id: string; n: number; definition: FormDefinition }
  begin: {
    me: { name: string }
    last: Record<string, unknown> | null
    last_about: { on_behalf_of: string | null } | null
  }
}

describe('what may be filled', () => {
  const server = withServer()
  const { ask, good, form, publish, body, sent } = sending(server)
  const listed = (email: string) => good<Listed[]>(email, 'GET', 'fillable-forms')
  const read = (email: string, id: string) => good<Fillable>(email, 'GET', `fillable-forms/${id}`)

  test('by category, the most used first; without forms for others and without drafts', async () => {
    const rare = await form([text('note')])
    const row = await good<{ category: { id: string } }>(manager, 'GET', `forms/${rare.id}`)
    const often = await good(manager, 'POST', 'forms', {
      title: 'Zebra crossing',
      category: row.category.id,
      signature_policy: 'none',
    })
    assert.ok(!(await listed(user)).some(({ id }) => id === often.id))
    const published = await publish(often.id, [check('brakes'), text('note')])
    await sent(user, body(published, { brakes: 'pass' }))
    const forms = await listed(user)
    const at = (id: string) => forms.findIndex((one) => one.id === id)
    assert.equal(at(often.id) + 1, at(rare.id))
    const found = forms[at(often.id)]
    assert.deepEqual([found?.questions, typeof found?.last_filled], [2, 'string'])
    assert.equal(forms[at(rare.id)]?.last_filled, null)
    const theirs = await listed(stranger)
    assert.ok(!theirs.some(({ id }) => id === often.id))
    assert.equal((await ask(stranger, 'GET', `fillable-forms/${often.id}`)).status, 404)
    assert.equal((await ask(user, 'GET', 'fillable-forms/none')).status, 404)
  })

  test('one form has one count of questions: in the library, in the list of forms and in the choice', async () => {
    type Shelved = { adopted: { form: string } | null; questions: number }
    const shelved = await good<Shelved[]>(manager, 'GET', 'form-library')
    const choices = await listed(manager)
    const counts = await Promise.all(
      shelved.flatMap(({ adopted, questions }) =>
        adopted === null
          ? []
          : good<{ questions: number }>(manager, 'GET', `forms/${adopted.form}`).then((form) => ({
              library: questions,
              list: form.questions,
              choice: choices.find(({ id }) => id === adopted.form)?.questions,
            })),
      ),
    )
    assert.ok(counts.length > 3)
    for (const { library, list, choice } of counts)
      assert.deepEqual([list, choice], [library, library])
  })

  test('what was said in confidence is not among the answers of the last time, which phones keep', async () => {
    const made = await form([text('note'), text('medical', { confidential: true })])
    await sent(user, body(made, { note: 'Mine', medical: 'Asthma' }))
    assert.deepEqual((await read(user, made.id)).begin.last, { note: 'Mine' })
  })

  test('the present version, who and when, and what was answered the last time', async () => {
    const made = await form([text('note')], { review_required: true })
    const first = await read(user, made.id)
    assert.deepEqual([first.begin.last, first.begin.last_about], [null, null])
    assert.equal(first.form.review_required, true)
    assert.equal(first.begin.me.name, 'Luc Tremblay')
    await sent(user, body(made, { note: 'Mine' }, { about: { on_behalf_of: 'Jo' } }))
    await sent(manager, body(made, { note: 'Theirs' }))
    await publish(made.id, [text('note'), text('more')])
    const next = await read(user, made.id)
    assert.deepEqual(next.begin.last, { note: 'Mine' })
    assert.equal(next.begin.last_about?.on_behalf_of, 'Jo')
    assert.deepEqual([next.version.n, next.version.definition.fields.length], [2, 2])
  })

  test('what a device kept for one person is not taken from another, nor its draft or its files', async () => {
    const made = await form([text('note')])
    const given = body(made, { note: 'Mine' })
    const me = await ask(user, 'GET', 'account')
    const token = await server.token(manager)
    const headers = { 'x-account': me.body.id as string }
    const draft = { form: made.id, revision: 0, context: {} }
    for (const [method, path, sentBody] of [
      ['POST', 'dashboard/submissions', given],
      ['PUT', `dashboard/submission-drafts/${given.id}`, { ...given, ...draft }],
      ['POST', 'store_file', {}],
      ['POST', `dashboard/submissions/${given.id}/signatures`, {}],
    ] as const) {
      const asked = { token, headers, body: sentBody }
      const refused = await server.ask(method, `/api/${path}`, asked)
      assert.deepEqual([refused.status, refused.body.code], [409, 'session/other'])
    }
    assert.equal((await ask(user, 'GET', `submissions/${given.id}/whole`)).status, 404)
    const own = { token: await server.token(user), headers, body: given }
    assert.equal((await server.ask('POST', '/api/dashboard/submissions', own)).status, 201)
  })
})
