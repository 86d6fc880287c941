// The provider's library: what it has, and who has it.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import type { listProvided, readProvided } from './library.contract.ts'

type Shelves = ReplyOf<typeof listProvided>['data']
type Read = ReplyOf<typeof readProvided>['data']

describe('the provider’s library', () => {
  const server = withServer()
  const { ask } = server
  let admin = ''
  let manager = ''
  before(async () => {
    admin = await server.token('admin@plumbline.test')
    manager = await server.token('manager@southfield.test')
  })
  const shelves = async () =>
    (await ask('GET', '/api/admin/library', { token: admin })).body.data as Shelves
  const read = async (entry: string, language = 'en') =>
    ask('GET', `/api/admin/library/${entry}?language=${language}`, { token: admin })
  const entryOf = async (register: string, id: string) =>
    (await shelves())
      .find((shelf) => shelf.register === register)
      ?.entries.find((entry) => entry.id === id)
  const southfield = async (entry: string) =>
    ((await read(entry)).body.data as Read).companies.filter(({ name }) => /Southfield/.test(name))
  const company = (method: string, path: string, body?: unknown) =>
    ask(method, `/api/dashboard/${path}`, { token: manager, body })

  test('shows each shelf with its entries, in the languages that they are written in', async () => {
    const shown = await shelves()
    assert.deepEqual(
      shown.map(({ register, entries }) => [register, entries.length >= 2]).sort(),
      ['forms', 'orientation', 'policies', 'swps', 'toolbox-talks', 'training'].map((register) => [
        register,
        true,
      ]),
    )
    const hands = await entryOf('toolbox-talks', 'hands')
    assert.match(hands?.title.fr ?? '', /^Les mains/)
    assert.match(hands?.reviewed_on ?? '', /^\d{4}-\d\d-\d\d$/)
  })

  test('a company has an entry once it has brought it in, in whatever language, and until it is archived', async () => {
    const talk = 'toolbox-talks/hands'
    assert.deepEqual(await southfield(talk), [])
    const before = await entryOf('toolbox-talks', 'hands')
    const brought = await company('POST', 'toolbox-talk-library', {
      language: 'fr',
      ids: ['hands'],
    })
    assert.equal(brought.status, 201)
    assert.equal((await southfield(talk)).length, 1)
    const after = await entryOf('toolbox-talks', 'hands')
    assert.equal(after?.companies, (before?.companies ?? 0) + 1)
    assert.equal(after?.behind, 0)
    const { made } = brought.body.data as { made: { id: string }[] }
    const { status } = await company('PUT', `toolbox-talks/${made[0]?.id}/archive`, {})
    assert.equal(status, 200)
    assert.deepEqual(await southfield(talk), [])
  })

  test('French keeps a colon and a guillemet on the line of its words', async () => {
    const torn: string[] = []
    for (const { register, entries } of await shelves())
      for (const { id, title } of entries.filter((entry) => entry.title.fr !== undefined)) {
        const { fields, outline } = (await read(`${register}/${id}`, 'fr')).body.data as Read
        const said = JSON.stringify([title.fr, fields, outline])
        for (const [found] of said.matchAll(/.{0,20}(?: [:»]|« ).{0,10}/g))
          torn.push(`${register}/${id}: ${found}`)
      }
    assert.deepEqual(torn, [])
  })

  test('a company that took an entry when its title had a plain space has it still', async () => {
    const ladders = 'toolbox-talks/ladders'
    assert.deepEqual(await southfield(ladders), [])
    const { made } = (
      await company('POST', 'toolbox-talk-library', { language: 'fr', ids: ['ladders'] })
    ).body.data as { made: { id: string; title: string }[] }
    const plain = made[0]?.title.replaceAll('\u00a0', ' ')
    assert.notEqual(plain, made[0]?.title)
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update toolbox_talks set title = ${plain} where id = ${made[0]?.id}`),
    )
    assert.equal((await southfield(ladders)).length, 1)
    const { status } = await company('PUT', `toolbox-talks/${made[0]?.id}/archive`, {})
    assert.equal(status, 200)
  })

  test('a form that was taken in an older version says so', async () => {
    const { database } = server.database
    const taken = async (version: number) =>
      database.transaction('owner', async (db) => {
        await db.run(
          sql`update forms set library_version = ${version} where library_slug = 'near-miss'`,
        )
      })
    const now = await entryOf('forms', 'near-miss')
    assert.ok(now?.version && now.companies > 0)
    assert.equal(now.behind, 0)
    await taken(now.version - 1)
    assert.equal((await entryOf('forms', 'near-miss'))?.behind, now.companies)
    const { companies, outline } = (await read('forms/near-miss', 'fr')).body.data as Read
    assert.equal(companies[0]?.version, now.version - 1)
    const still = outline?.find(({ text }) => text === 'Le danger est-il encore là?')
    assert.deepEqual([still?.as, still?.choices], ['line', ['Oui', 'Non']])
    await taken(now.version)
  })

  test('what there is not, or not in that language, is not there', async () => {
    const shown = await shelves()
    const inTwo = shown
      .find(({ register }) => register === 'toolbox-talks')
      ?.entries.find(({ title }) => title.es === undefined)
    for (const [entry, language] of [
      ['forms/nothing', 'en'],
      ['users/hands', 'en'],
      [`toolbox-talks/${inTwo?.id}`, 'es'],
    ] as const)
      assert.equal((await read(entry, language)).status, 404, entry)
  })

  test('is the provider’s alone', async () => {
    for (const path of ['/api/admin/library', '/api/admin/library/forms/near-miss?language=en']) {
      assert.equal((await ask('GET', path, { token: manager })).status, 403)
      assert.equal((await ask('GET', path)).status, 401)
    }
  })
})
