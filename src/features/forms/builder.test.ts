// The builder's calls, over HTTP: a draft nobody overwrites, versions that stay.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import type { FormDefinition, Question } from './definition/question.ts'

describe('the builder', () => {
  const server = withServer()
  let token = ''
  let category = ''
  before(async () => {
    token = await server.token('manager@northgate.test')
    const { body } = await ask('POST', 'form-categories', { name: 'Test inspections' })
    category = idIn(body)
  })

  const ask = (method: string, path: string, body?: unknown, who = token) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: who,
      ...(body === undefined ? {} : { body }),
    })
  type Data = Record<string, unknown>
  const dataIn = (body: Data) => body.data as Data
  const idIn = (body: Data) => String(dataIn(body).id)

  const question = (key: string, more: Partial<Question> = {}): Question => ({
    key,
    label: key,
    type: 'text',
    ...more,
  })
  const asks = (...fields: Question[]): FormDefinition => ({ fields, languages: ['en'] })

  async function newForm(): Promise<string> {
    const { body } = await ask('POST', 'forms', { title: 'Weekly inspection', category })
    return idIn(body)
  }

  const save = async (form: string, revision: number, definition: FormDefinition) =>
    ask('PUT', `forms/${form}/draft`, { revision, definition })

  test('a draft begins empty, is saved by its revision, and a save on an older one is refused with what stands', async () => {
    const form = await newForm()
    assert.deepEqual(dataIn((await ask('GET', `forms/${form}/draft`)).body).revision, 0)
    assert.equal((await save(form, 0, asks(question('a')))).status, 200)
    assert.equal((await save(form, 1, asks(question('a'), question('b')))).status, 200)
    const stale = await save(form, 1, asks(question('mine')))
    assert.equal(stale.status, 409)
    const stands = stale.body.draft as { revision: number; definition: FormDefinition }
    assert.equal(stands.revision, 2)
    assert.deepEqual(
      stands.definition.fields.map(({ key }) => key),
      ['a', 'b'],
    )
    assert.equal((await save(form, 0, asks())).status, 409)
  })

  test('the draft of an archived form stays as it is', async () => {
    const form = await newForm()
    await save(form, 0, asks(question('a')))
    const archived = await ask('PUT', `forms/${form}/archive`, { reason: 'Out of use' })
    assert.equal(archived.status, 200)
    for (const refused of [await save(form, 1, asks()), await ask('DELETE', `forms/${form}/draft`)])
      assert.deepEqual([refused.status, refused.body.code], [409, 'row/archived'])
    const { body } = await ask('GET', `forms/${form}/draft`)
    assert.equal(dataIn(body).revision, 1)
  })

  test('a malformed draft is refused when it is saved, however deep, in words that name the question', async () => {
    const form = await newForm()
    const faulty = { key: 'a', label: 'Brakes', type: 'radio', options: 'yes' }
    const draft = (field: unknown) => ({
      revision: 0,
      definition: { fields: [field], languages: ['en'] },
    })
    const { status, body } = await ask('PUT', `forms/${form}/draft`, draft(faulty))
    assert.equal(status, 422)
    const errors = body.errors as Record<string, string[]>
    assert.match(errors['definition.fields.0.options']?.join() ?? '', /“Brakes”/)
    const deep = JSON.stringify(draft({ ...faulty, options: [], more: 0 })).replace(
      '"more":0',
      `"more":${'['.repeat(9000)}${']'.repeat(9000)}`,
    )
    const refused = await server.ask('PUT', `/api/dashboard/forms/${form}/draft`, {
      token,
      raw: deep,
    })
    assert.equal(refused.status, 400)
  })

  test('publishing freezes a version, says what is new, and the next draft begins from it', async () => {
    const form = await newForm()
    await save(form, 0, asks(question('a')))
    const first = await ask('POST', `forms/${form}/publish`, { revision: 1 })
    assert.equal(first.status, 201)
    assert.deepEqual(dataIn(first.body).changes, ['The first version.'])
    const draft = dataIn((await ask('GET', `forms/${form}/draft`)).body)
    assert.deepEqual([draft.revision, draft.based_on], [0, 1])
    await save(form, 0, asks(question('a', { label: 'Ladder', required: true }), question('b')))
    const second = await ask('POST', `forms/${form}/publish`, { revision: 1, note: 'Asks for b.' })
    assert.deepEqual(dataIn(second.body).changes, [
      '“b” is new.',
      '“a” is now asked as “Ladder”.',
      '“Ladder” is now required.',
    ])
    const old = dataIn((await ask('GET', `forms/${form}/versions/1`)).body)
    assert.deepEqual((old.definition as FormDefinition).fields, [question('a')])
    const row = dataIn((await ask('GET', `forms/${form}`)).body)
    assert.deepEqual([row.current_version, row.status, row.questions], [2, 'published', 2])
  })

  test('what is wrong is listed with its field, and nothing is published', async () => {
    const form = await newForm()
    const circle = (key: string, parent: string) =>
      question(key, { is_dependent: 1, dependent_id: parent, dependent_value: 'x' })
    await save(
      form,
      0,
      asks(circle('a', 'b'), circle('b', 'a'), question('c', { type: 'radio', options: [] })),
    )
    const refused = await ask('POST', `forms/${form}/publish`, { revision: 1 })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.code, 'form/faulty')
    const problems = refused.body.problems as { code: string; field?: string; fields?: string[] }[]
    assert.deepEqual(problems.find(({ code }) => code === 'cycle')?.fields, ['a', 'b'])
    assert.equal(problems.find(({ code }) => code === 'no-options')?.field, 'c')
    assert.deepEqual((await ask('GET', `forms/${form}/versions`)).body.data, [])
  })

  test('a key never changes its type: old answers stand under it', async () => {
    const form = await newForm()
    await save(form, 0, asks(question('a'), question('b')))
    await ask('POST', `forms/${form}/publish`, { revision: 1 })
    // Gone in the second version, back as a number in the third.
    await save(form, 0, asks(question('b')))
    await ask('POST', `forms/${form}/publish`, { revision: 1 })
    await save(form, 0, asks(question('a', { type: 'number' })))
    const refused = await ask('POST', `forms/${form}/publish`, { revision: 1 })
    assert.match(JSON.stringify(refused.body.problems), /was text in an earlier version/)
  })

  test('a saved case that shows something else stops the publishing', async () => {
    const form = await newForm()
    const cases = [{ id: '1', name: 'Dry day', answers: { a: 'dry' }, visible: ['a'] }]
    await save(form, 0, { ...asks(question('a'), question('b')), cases })
    const refused = await ask('POST', `forms/${form}/publish`, { revision: 1 })
    assert.match(JSON.stringify(refused.body.problems), /“Dry day” now shows “b”/)
  })

  test('a published version cannot be changed, even in the database', async () => {
    await assert.rejects(
      server.database.database.transaction('owner', (db) =>
        db.run({ text: ["update form_version set note = 'x'"], values: [] }),
      ),
      /does not change/,
    )
  })

  test('two at one draft see each other', async () => {
    const form = await newForm()
    const other = await server.token('user@northgate.test')
    await ask('POST', `forms/${form}/presence`, { field: 'a' })
    const refused = await ask('POST', `forms/${form}/presence`, { field: null }, other)
    assert.equal(refused.status, 403)
    const again = await ask('POST', `forms/${form}/presence`, { field: 'a' })
    assert.deepEqual(dataIn(again.body).others, [])
  })

  test('another company’s form is not there', async () => {
    const form = await newForm()
    const stranger = await server.token('manager@southfield.test')
    for (const path of ['draft', 'versions', 'file'])
      assert.equal((await ask('GET', `forms/${form}/${path}`, undefined, stranger)).status, 404)
    assert.equal(
      (await ask('POST', `forms/${form}/publish`, { revision: 0 }, stranger)).status,
      404,
    )
  })

  test('a copy has keys of its own, and what refers to them goes along', async () => {
    const form = await newForm()
    await save(
      form,
      0,
      asks(
        question('a'),
        question('b', { is_dependent: 1, dependent_id: 'a', dependent_value: 'x' }),
      ),
    )
    const { body } = await ask('POST', `forms/${form}/duplicate`, { title: 'The copy' })
    const copy = dataIn((await ask('GET', `forms/${idIn(body)}/draft`)).body)
      .definition as FormDefinition
    const [a, b] = copy.fields
    assert.equal(b?.dependent_id, a?.key)
    assert.ok(a?.key !== 'a' && b?.key !== 'b')
  })
})
