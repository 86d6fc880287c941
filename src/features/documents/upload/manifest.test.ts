// A sheet that says of each file of an upload what its document is.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { newId } from '../../../kit/ids.ts'
import { writingDocuments } from '../testing/writing-documents.ts'
import type { ManifestLine } from './manifest.contract.ts'

const server = withServer()
const { as } = writingDocuments(server)

async function sheet(...lines: string[]): Promise<string> {
  const who = new Caller(server.address, await server.token('manager@northgate.test'))
  const body = new FormData()
  body.append('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'files.csv')
  const { headers } = who
  const sent = await fetch(`${server.address}/api/store_file`, { method: 'POST', headers, body })
  return ((await sent.json()) as { data: { id: string } }).data.id
}

async function read(...lines: string[]) {
  const ask = await as('manager')
  const answer = await ask('POST', 'swps/upload/manifest', { file: await sheet(...lines) })
  return { ...answer, data: answer.data as unknown as { lines: ManifestLine[]; unknown: string[] } }
}

describe('the sheet of an upload', () => {
  test('says title, category, owner, review cycle and language of each file, in any language', async () => {
    const ask = await as('manager')
    const name = `Sheets ${Math.random()}`
    const { id } = (await ask('POST', 'swps-categories', { name })).data
    const { data, status } = await read(
      'Nom du fichier,Titre,Catégorie,Owner,Review every,Langue,Colour',
      `heights-fr.pdf,Heights,${name.toUpperCase()},Maya Okafor,12,français,red`,
      `heights.pdf,Heights,${name},,12,en,`,
      ',Nothing,,,,,',
    )
    assert.equal(status, 200)
    assert.deepEqual(data.unknown, ['Colour'])
    const [first, second, ...rest] = data.lines
    assert.deepEqual(rest, [])
    assert.deepEqual(
      [first?.file, first?.title, first?.language, first?.values.category, first?.errors],
      ['heights-fr.pdf', 'Heights', 'fr', id, {}],
    )
    assert.equal(first?.values.review_months, 12)
    assert.match(String(first?.values.owner), /^[0-9a-f-]{36}$/)
    assert.deepEqual([second?.language, second?.values.owner], ['en', undefined])
    // It makes nothing by itself; what it says is what a document takes.
    const made = await ask('POST', 'swps', { ...first?.values, title: first?.title })
    assert.equal(made.status, 201)
  })

  test('tells what is wrong, by line and column', async () => {
    const { data } = await read(
      'File,Category,Review every,Language',
      'a.pdf,No such group,often,klingon',
      'b.pdf,,,',
    )
    const [wrong, right] = data.lines
    assert.equal(wrong?.line, 2)
    assert.deepEqual(Object.keys(wrong?.errors ?? {}).sort(), [
      'Category',
      'Language',
      'Review every',
    ])
    assert.deepEqual(right?.errors, {})
    const without = await read('Title,Category', 'Heights,Ground')
    assert.equal(without.status, 422)
  })

  test('is of who sent it, and for people who may write documents', async () => {
    const file = await sheet('File', 'a.pdf')
    const worker = await as('user')
    assert.equal((await worker('POST', 'swps/upload/manifest', { file })).status, 403)
  })
})

describe('the sheet of an upload to a company’s own type', () => {
  test('has the fields of the type, and the categories of that type alone', async () => {
    const ask = await as('manager')
    const muster = newId()
    const aType = async () => {
      const name = `Plan ${Math.random()}`
      const fields = { has_categories: true, sign_off: true }
      const custom_fields = [{ id: muster, label: 'Muster point', kind: 'text', required: true }]
      return ask('POST', 'custom-resource-types', {
        name,
        plural: `${name}s`,
        ...fields,
        custom_fields,
      })
    }
    const [{ data: one }, { data: other }] = [await aType(), await aType()]
    const category = async (type: string, name: string) =>
      (await ask('POST', 'custom-categories', { type, name })).data.id
    const sites = await category(one.id, 'Sites')
    await category(other.id, 'Sites')
    await category(other.id, 'Elsewhere')
    const file = await sheet(
      'File,Category,Muster point,Language',
      'yard.pdf,sites,Gate 2,fr',
      'shop.pdf,Elsewhere,,en',
    )
    const path = 'custom-resources/upload/manifest'
    const { data, status } = await ask('POST', path, { file, type: one.id })
    assert.equal(status, 200)
    const [yard, shop] = data.lines as ManifestLine[]
    assert.deepEqual(yard?.values, { category: sites, own_values: { [muster]: 'Gate 2' } })
    assert.deepEqual([yard?.errors, yard?.language], [{}, 'fr'])
    assert.deepEqual(Object.keys(shop?.errors ?? {}), ['Category'])
    const made = await ask('POST', 'custom-resources', {
      ...{ type: one.id, title: 'Yard' },
      ...yard?.values,
    })
    assert.equal(made.status, 201)
    assert.equal((await ask('POST', path, { file, type: newId() })).status, 404)
  })
})
