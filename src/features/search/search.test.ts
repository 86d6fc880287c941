// The search in the header, over HTTP: what is found by what, and by whom it is not.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { makeAccount, signIn } from '../../../tests/factories.ts'
import { allGrants } from '../../access/grants.ts'
import { screens } from '../../access/screens.ts'
import { features } from '../../app/composed/features.server.ts'
import { sql } from '../../kit/db/sql.ts'
import type { FoundKind } from './search.contract.ts'

const kinds = features.flatMap(({ searchedKinds = [] }) => searchedKinds)
const named = new Map(screens.map((screen) => [screen.name, screen]))

test('each kind that is searched has a screen that reads it, which is built', () => {
  const places = kinds.map(({ at }) => at)
  assert.equal(new Set(places).size, places.length)
  for (const { register } of kinds) {
    const screen = named.get(`${register.name}-record`)
    const holes = ['custom-resources', 'users-trainings'].includes(register.name) ? 2 : 1
    assert.ok(screen && screen.path.match(/:/g)?.length === holes, register.name)
  }
})

describe('a search', () => {
  const server = withServer()
  let manager = ''
  let company = ''
  const owner = <T>(work: Parameters<typeof server.database.database.transaction<T>>[1]) =>
    server.database.database.transaction('owner', work)

  before(async () => {
    manager = await server.token('manager@northgate.test')
    const found = await owner((db) =>
      db.maybe({ id: 'string' }, sql`select id from company where slug = 'northgate'`),
    )
    company = found?.id ?? ''
  })

  async function search(q: string, token = manager, lang = 'en'): Promise<FoundKind[]> {
    const query = new URLSearchParams({ q, lang })
    const answer = await server.ask('GET', `/api/dashboard/search?${query}`, { token })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body.kinds as unknown as FoundKind[]
  }
  const names = (found: FoundKind[], kind: string) =>
    found.find(({ name }) => name === kind)?.found.map(({ name }) => name) ?? []
  /** Somebody who holds these rights, and sees these rows. */
  const somebody = (grants: readonly string[], scope: string | null = null) =>
    owner(async (db) => {
      const made = await makeAccount(db, company, { grants })
      await db.run(sql`update account set scope = ${scope} where id = ${made.id}`)
      return signIn(db, made)
    })
  const rowOf = async (table: string, column: string) => {
    const row = await owner((db) =>
      db.maybe<{ id: string; value: string }>(
        sql`select id, ${sql.id(column)} as value from ${sql.id(table)}
          where company_id = ${company} and archived_at is null and ${sql.id(column)} is not null
          order by id limit 1`,
      ),
    )
    assert.ok(row, table)
    return row
  }

  test('finds each kind by its number, in whatever letters, and leads to where it is read', async () => {
    for (const [table, column, kind] of [
      ['submissions', 'number', 'submissions'],
      ['deficiencies', 'number', 'deficiencies'],
      ['projects', 'number', 'projects'],
      ['inventory', 'inventory_id', 'inventory'],
      ['inventory', 'serial', 'inventory'],
      ['forms', 'code', 'forms'],
    ] as const) {
      const { id, value } = await rowOf(table, column)
      for (const typed of [value.toLowerCase(), ` ${value.toUpperCase()} `]) {
        const [first] = await search(typed)
        assert.deepEqual([first?.name, first?.found[0]?.id], [kind, id], `${kind} ${value}`)
        assert.match(first?.found[0]?.path ?? '', new RegExp(`/record/${id}$`))
      }
    }
  })

  test('finds a submission by the beginning of its number, by its end and by words', async () => {
    const { value } = await rowOf('submissions', 'number')
    const [, year = '', end = ''] = value.split('-')
    for (const typed of [value.slice(0, -1), `${year}-${end}`, end, String(Number(end)), 'SUB-'])
      assert.ok(names(await search(typed), 'submissions').length > 0, typed)
    for (const typed of [`${year}-${end}`, end])
      assert.equal(names(await search(typed), 'submissions')[0], value, typed)
    const { value: title } = await rowOf('submissions', 'title')
    const word = title.split(' ')[0]?.toUpperCase() ?? ''
    const [found] = (await search(word)).filter(({ name }) => name === 'submissions')
    // Those of a form that is called so, before those in which it was said.
    assert.ok(found?.found[0]?.about[0]?.toUpperCase().includes(word))
    // As many as the list has that it leads to.
    const list = await server.ask('GET', `/api/dashboard/submissions?search=${word}`, {
      token: manager,
    })
    assert.equal(found?.total, (list.body.data as { total: number }).total)
    assert.equal(found?.list, `/dashboard/all-submissions?search=${word}`)
    assert.deepEqual(names(await search(`${word} nowhere`), 'submissions'), [])
  })

  test('finds a person without their accents, and what was completed', async () => {
    await owner(async (db) => {
      await db.run(sql`select set_config('app.company_id', ${company}, true)`)
      await db.run(sql`update projects set completed_at = now() where company_id = ${company}
        and name = 'Harbour Point tower'`)
    })
    const { status } = await server.ask('POST', '/api/dashboard/users', {
      token: manager,
      body: { first_name: 'Zoé', last_name: 'Lévêque' },
    })
    assert.equal(status, 201)
    assert.deepEqual(names(await search('leveque zoe'), 'users'), ['Zoé Lévêque'])
    const [found] = (await search('harbour')).filter(({ name }) => name === 'projects')
    const [one] = found?.found ?? []
    assert.deepEqual([one?.name, one?.about.at(-1)], ['Harbour Point tower', 'Completed'])
    const [french] = (await search('harbour', manager, 'fr')).filter(
      ({ name }) => name === 'projects',
    )
    assert.deepEqual([french?.label, french?.found[0]?.about.at(-1)], ['Projets', 'Terminé'])
  })

  test('shows five of a kind, and leads to the list of all', async () => {
    for (let n = 1; n <= 7; n += 1) {
      const { status } = await server.ask('POST', '/api/dashboard/chemicals', {
        token: manager,
        body: { name: `Quellin ${n}`, supplier: 'Maker' },
      })
      assert.equal(status, 201)
    }
    const [found] = await search('quell')
    assert.equal(found?.found.length, 5)
    assert.deepEqual([found?.total, found?.total_is], [7, 'exact'])
    assert.equal(found?.list, '/dashboard/chemicals?search=quell')
  })

  test('finds nothing of another company', async () => {
    const southfield = await server.token('manager@southfield.test')
    const { value } = await rowOf('submissions', 'number')
    const mine = (await search('an')).flatMap(({ found }) => found.map(({ id }) => id))
    const theirs = (await search('an', southfield)).flatMap(({ found }) =>
      found.map(({ id }) => id),
    )
    assert.ok(mine.length > 0 && theirs.length > 0)
    assert.deepEqual(
      mine.filter((id) => theirs.includes(id)),
      [],
    )
    const { id } = await rowOf('submissions', 'number')
    assert.ok(!JSON.stringify(await search(value, southfield)).includes(id))
  })

  test('finds only what the rights open', async () => {
    const token = await somebody(['chemicals.view'])
    const words = ['an', 'diesel', 'SUB-', 'DEF-']
    const found = (await Promise.all(words.map((word) => search(word, token)))).flat()
    assert.deepEqual([...new Set(found.map(({ name }) => name))], ['chemicals'])
    // Who sees no more than their own submissions is led to no list of all.
    const own = await somebody(['submissions.view'])
    assert.deepEqual(await search('SUB-', own), [])
  })

  for (const scope of ['own', 'workplaces', 'entity'])
    test(`finds nothing outside of a scope: ${scope}`, async () => {
      const token = await somebody(allGrants, scope)
      for (const [table, column, kind] of [
        ['submissions', 'number', 'submissions'],
        ['submissions', 'title', 'submissions'],
        ['deficiencies', 'number', 'deficiencies'],
        ['inventory', 'inventory_id', 'inventory'],
        ['projects', 'name', 'projects'],
        ['person', 'name', 'users'],
      ] as const) {
        // Who asks is called as others made by these tests are.
        const value = table === 'person' ? 'Luc Tremblay' : (await rowOf(table, column)).value
        assert.ok(names(await search(value), kind).length > 0, value)
        assert.deepEqual(names(await search(value, token), kind), [], `${kind} ${value}`)
      }
    })

  test('finds what is confidential for who may read it alone', async () => {
    const { status, body } = await server.ask('POST', '/api/dashboard/deficiencies', {
      token: manager,
      body: { title: 'Xylanthe was hurt' },
    })
    assert.equal(status, 201)
    const { id } = body.data as { id: string }
    await owner((db) => db.run(sql`update deficiencies set confidential = true where id = ${id}`))
    const without = await somebody(allGrants.filter((grant) => grant !== 'confidential.view'))
    assert.deepEqual(names(await search('xylanthe'), 'deficiencies'), ['Xylanthe was hurt'])
    assert.deepEqual(await search('xylanthe', without), [])
  })

  test('takes any text for what it is', async () => {
    for (const typed of ['100%', "o'", '\\\\', '_ _', 'SUB-%', ')(', '😀😀'])
      assert.ok(Array.isArray(await search(typed)), typed)
    const short = await server.ask('GET', '/api/dashboard/search?q=a', { token: manager })
    assert.equal(short.status, 422)
    assert.equal((await server.ask('GET', '/api/dashboard/search?q=an')).status, 401)
  })
})
