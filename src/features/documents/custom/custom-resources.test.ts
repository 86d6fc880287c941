// A company's own types of documents: made on a screen, with the life of every other kind.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { newId } from '../../../kit/ids.ts'
import {
  approveAndPublish,
  type DocumentRow,
  says,
  writingDocuments,
} from '../testing/writing-documents.ts'

const server = withServer()
const { as } = writingDocuments(server)

const muster = newId()

async function aType(more: object = {}) {
  const ask = await as('manager')
  const name = `Plan ${Math.random()}`
  const { data } = await ask('POST', 'custom-resource-types', {
    ...{ name, plural: `${name}s`, sign_off: true },
    custom_fields: [{ id: muster, label: 'Muster point', kind: 'text', required: true }],
    ...more,
  })
  const change = async (values: object) => {
    const { version } = (await ask('GET', `custom-resource-types/${data.id}`)).data
    return ask('PATCH', `custom-resource-types/${data.id}`, { version, ...values })
  }
  const make = (values: object = {}) =>
    ask('POST', 'custom-resources', {
      ...{ type: data.id, title: `Yard ${Math.random()}`, content: says('Go to the gate.') },
      own_values: { [muster]: 'Gate 2' },
      ...values,
    })
  async function published(values: object = {}) {
    const { id, version } = (await make(values)).data
    await ask('POST', `documents/${id}/versions`, { version })
    await approveAndPublish(ask, id)
    return id
  }
  return { ask, id: data.id, plural: `${name}s`, change, make, published }
}

const everyone = [{ kind: 'everyone', id: null }]
const managers = [{ kind: 'role', id: '1' }]

describe('a document of a company’s own type', () => {
  test('is asked for the fields of its type, and begins with its review', async () => {
    const { make } = await aType({ review_months: 6, expires: true })
    const refused = await make({ own_values: {} })
    assert.equal(refused.status, 422)
    const { data, status } = await make({ expires_on: '2040-01-31' })
    assert.deepEqual([status, data.review_months, data.expires_on], [201, 6, '2040-01-31'])
    assert.equal((await make({ own_values: { [muster]: 'Gate', [newId()]: 'x' } })).status, 422)
  })

  test('is in a category of its type, where its type has any, and stays in its type', async () => {
    const one = await aType({ has_categories: true })
    const other = await aType({ has_categories: true })
    const category = async (type: string) =>
      (await one.ask('POST', 'custom-categories', { type, name: 'Sites' })).data.id
    const here = await category(one.id)
    const there = await category(other.id)
    assert.notEqual(here, there, 'two types may each have a category of one name')
    assert.equal((await one.make()).status, 422)
    assert.equal((await one.make({ category: there })).status, 422)
    const { data } = await one.make({ category: here })
    const moved = { version: data.version, type: other.id }
    assert.equal((await one.ask('PATCH', `custom-resources/${data.id}`, moved)).status, 422)
    const list = await one.ask('GET', `custom-resources?filter[type]=${one.id}`)
    assert.equal(list.data.total, 1)
  })

  test('is read with the fields as they were called when it was published', async () => {
    const { ask, change, published } = await aType()
    const id = await published()
    await change({
      custom_fields: [{ id: muster, label: 'Assembly area', kind: 'text', required: true }],
    })
    const { content } = (await ask('GET', `documents/${id}`)).data as DocumentRow & {
      content: { asked: { label: string }[]; own_values: object }
    }
    assert.deepEqual(
      content.asked.map(({ label }) => label),
      ['Muster point'],
    )
    assert.deepEqual(content.own_values, { [muster]: 'Gate 2' })
  })

  test('is signed by those whom it is for, whether they see resources or not', async () => {
    const { ask, published } = await aType()
    const id = await published({ audience: everyone })
    const worker = await as('management')
    const { hash } = (await worker('GET', `documents/${id}`)).data
    const signed = await worker('POST', `documents/${id}/signoffs`, {
      ...{ hash, given: { method: 'typed', name: 'H. Zhang' }, statement_lang: 'en', seconds: 9 },
    })
    assert.equal(signed.status, 204)
    const { data } = await ask('GET', 'resources/coverage?register=custom-resources')
    assert.ok((data.documents as DocumentRow[]).some((document) => document.id === id))
  })

  test('is not signed where its type says so, and its type goes on asking while one is', async () => {
    const unsigned = await aType({ sign_off: false })
    assert.equal((await unsigned.make({ audience: everyone })).status, 422)
    const signed = await aType()
    await signed.make({ audience: everyone })
    assert.equal((await signed.change({ sign_off: false })).status, 422)
  })
})

describe('a type of documents', () => {
  test('is seen with its documents by those whom it names; who writes documents sees all', async () => {
    const { ask, id, plural, change, published } = await aType()
    const document = await published()
    const reader = await as('management')
    const seen = async () => [
      (await reader('GET', `custom-resource-types/${id}`)).status,
      (await reader('GET', `custom-resources/${document}`)).status,
      (await reader('GET', `documents/${document}`)).status,
    ]
    const inHub = async (who = reader) =>
      JSON.stringify((await who('GET', 'resources')).data).includes(plural)
    assert.deepEqual(await seen(), [200, 200, 200])
    assert.equal(await inHub(), true)
    await change({ audience: managers })
    assert.deepEqual(await seen(), [404, 404, 404])
    assert.equal(await inHub(), false)
    assert.equal(await inHub(ask), true)
  })

  test('stays while it has documents, and keeps a field that was filled in', async () => {
    const { ask, id, change, make } = await aType()
    const { data } = await make()
    assert.equal((await ask('PUT', `custom-resource-types/${id}/archive`, {})).status, 422)
    await change({ custom_fields: [] })
    const type = (await ask('GET', `custom-resource-types/${id}`)).data
    assert.deepEqual(
      (type.custom_fields as { id: string; archived: boolean }[]).map((field) => [
        field.id,
        field.archived,
      ]),
      [[muster, true]],
    )
    await ask('PUT', `custom-resources/${data.id}/archive`, {})
    assert.equal((await ask('PUT', `custom-resource-types/${id}/archive`, {})).status, 200)
    const gone = await ask('DELETE', `custom-resource-types/${id}`)
    assert.equal(gone.status, 409, 'a document in the archive is of it still')
  })

  test('of another company is not there, nor are its documents', async () => {
    const { id, make } = await aType()
    const { data } = await make()
    const token = await server.token('manager@southfield.test')
    for (const path of [`custom-resource-types/${id}`, `custom-resources/${data.id}`]) {
      const answer = await server.ask('GET', `/api/dashboard/${path}`, { token })
      assert.equal(answer.status, 404)
    }
  })

  test('leads the search to its documents', async () => {
    const { id, make } = await aType()
    const { data } = await make({ title: 'Zephyr muster plan' })
    const token = await server.token('manager@northgate.test')
    const found = await server.ask('GET', '/api/dashboard/search?q=zephyr%20muster', { token })
    assert.match(
      JSON.stringify(found.body),
      new RegExp(`/dashboard/custom-resources/${id}/record/${data.id}`),
    )
  })
})
