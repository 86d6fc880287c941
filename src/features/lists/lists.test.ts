// The company's own lists: a value keeps its identity, and what chose it follows a merge.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'

type Row = Record<string, unknown> & { id: string; version: number }

describe('lists', () => {
  const server = withServer()
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    who = 'manager@northgate.test',
  ) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(who),
      ...(body === undefined ? {} : { body }),
    })
  const rowOf = ({ body }: { body: Record<string, unknown> }) => body.data as Row
  const made = async (register: string, body: unknown) => rowOf(await ask('POST', register, body))

  async function newList() {
    const category = await made('list-categories', { name: `Category ${Math.random()}` })
    return made('lists', { category: category.id, name: 'Colours' })
  }

  test('merging moves whatever chose the value, archives it, and says how much moved', async () => {
    const list = await newList()
    const [red, crimson, dark] = await Promise.all(
      ['Red', 'Crimson', 'Dark crimson'].map((name) =>
        made('list-values', { list: list.id, name }),
      ),
    )
    const under = await ask('PATCH', `list-values/${dark?.id}`, { version: 1, parent: crimson?.id })
    assert.equal(under.status, 200)
    assert.equal(rowOf(await ask('GET', `list-values/${crimson?.id}`)).used, 1)
    const merged = await ask('POST', `list-values/${crimson?.id}/merge`, { into: red?.id })
    assert.deepEqual(merged.body.data, { moved: 1 })
    const moved = rowOf(await ask('GET', `list-values/${dark?.id}`))
    assert.equal((moved.parent as { id: string }).id, red?.id)
    const gone = rowOf(await ask('GET', `list-values/${crimson?.id}`))
    assert.ok(gone.archived_at !== null)
  })

  test('a value is merged only into another of its own list', async () => {
    const [one, two] = [await newList(), await newList()]
    const a = await made('list-values', { list: one.id, name: 'A' })
    const b = await made('list-values', { list: two.id, name: 'B' })
    for (const into of [a.id, b.id])
      assert.equal((await ask('POST', `list-values/${a.id}/merge`, { into })).status, 422)
    const theirs = await ask(
      'POST',
      `list-values/${a.id}/merge`,
      { into: a.id },
      'manager@southfield.test',
    )
    assert.equal(theirs.status, 422)
    const other = await ask(
      'POST',
      `list-values/${a.id}/merge`,
      { into: b.id },
      'manager@southfield.test',
    )
    assert.equal(other.status, 404)
  })

  test('a value stays in its list, and under values of it', async () => {
    const [one, two] = [await newList(), await newList()]
    const value = await made('list-values', { list: one.id, name: 'A' })
    const stranger = await made('list-values', { list: two.id, name: 'B' })
    const moved = await ask('PATCH', `list-values/${value.id}`, { version: 1, list: two.id })
    assert.deepEqual(Object.keys(moved.body.errors ?? {}), ['list'])
    const under = await ask('PATCH', `list-values/${value.id}`, { version: 1, parent: stranger.id })
    assert.deepEqual(Object.keys(under.body.errors ?? {}), ['parent'])
  })

  test('a list’s code is small letters and stays', async () => {
    const category = await made('list-categories', { name: 'Codes' })
    const wrong = await ask('POST', 'lists', { category: category.id, name: 'X', code: 'Not This' })
    assert.deepEqual(Object.keys(wrong.body.errors ?? {}), ['code'])
    const list = await made('lists', { category: category.id, name: 'X', code: 'paint' })
    const changed = await ask('PATCH', `lists/${list.id}`, { version: 1, code: 'ink' })
    assert.deepEqual(Object.keys(changed.body.errors ?? {}), ['code'])
  })

  test('a value is read in one’s language, where the company has written it there', async () => {
    const token = await server.token('manager@northgate.test')
    const inLanguage = (language: string, path: string) =>
      server.ask('GET', `/api/dashboard/${path}`, {
        token,
        headers: { 'accept-language': language },
      })
    const choices = async (language: string) => {
      const path = 'deficiencies/choices/category'
      return ((await inLanguage(language, path)).body.data as { name: string }[]).map(
        (one) => one.name,
      )
    }
    for (const [language, words] of [
      ['en', 'Ladders'],
      ['fr', 'Échelles'],
      ['es', 'Escaleras'],
    ] as const) {
      assert.ok((await choices(language)).includes(words))
      const found = await inLanguage(language, `deficiencies/choices/category?search=${words}`)
      const [value] = found.body.data as Row[]
      assert.equal(value?.name, words)
      const list = `deficiencies?filter[category]=${value?.id}`
      const { data } = (await inLanguage(language, list)).body.data as { data: Row[] }
      assert.deepEqual(
        new Set(data.map((row) => (row.category as { name: string }).name)),
        new Set([words]),
      )
    }
    const list = (await made('lists', { category: (await newList()).category, name: 'Z' })).id
    const bare = await made('list-values', { list, name: 'Only English' })
    const under = await made('list-values', { list, name: 'Below', parent: bare.id })
    const read = await inLanguage('fr', `list-values/${under.id}`)
    assert.equal((rowOf(read).parent as { name: string }).name, 'Only English')
  })

  test('a category with lists stays', async () => {
    const list = await newList()
    const { id } = list.category as { id: string }
    assert.equal((await ask('PUT', `list-categories/${id}/archive`, {})).status, 422)
    await ask('PUT', `lists/${list.id}/archive`, {})
    assert.equal((await ask('PUT', `list-categories/${id}/archive`, {})).status, 200)
  })
})
