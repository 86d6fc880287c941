// A manager sees the product as one of their people does: what the person is answered, they are answered, but for
// what is private, what they may not see themselves, and what would be written.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { extensions } from '../../src/app/registry.server.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { has } from '../../src/register/define.ts'
import { nowhere, withSomebodySeen } from './seeing.ts'

type Operation = { 'x-grant': string; 'x-private'?: true; 'x-while-seeing'?: true }

const filled = (path: string) => path.replace(/\{n\}/, '1').replace(/\{\w+\}/g, nowhere)

describe('seeing as somebody', () => {
  const { server, is, owner, accountOf, setOf } = withSomebodySeen()
  const { ask } = server
  let operations: { method: string; path: string; operation: Operation }[] = []
  const told = async (path: string, token: string) => {
    const { status, body } = await ask('GET', path, { token })
    const { request_id: _, ...rest } = body
    return { status, body: rest }
  }

  before(async () => {
    const { paths } = (await ask('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, Operation>>
    }
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
  })

  test('shows the person, their rights and their rows, and says who looks and until when', async () => {
    const [theirs, seen] = [await accountOf(is.person.token), await accountOf(is.seeing)]
    const { seen_by, ...account } = seen as typeof seen & {
      seen_by: { id: string; until: string; withheld: string[] }
    }
    assert.deepEqual(account, { ...theirs, second_factor: false })
    assert.equal(seen_by.id, is.manager.id)
    assert.deepEqual(seen_by.withheld, [])
    const minutes = (Date.parse(seen_by.until) - Date.now()) / 60_000
    assert.ok(minutes > 20 && minutes <= 30.1, String(minutes))
    // Other sessions of the manager know nothing of it.
    assert.equal((await accountOf(is.manager.token)).id, is.manager.id)
  })

  test('what is private is shown to nobody else, and these are all of it', async () => {
    const secret = operations.filter(({ operation }) => operation['x-private'])
    for (const { method, path } of secret) {
      const { status, body } = await ask(method, filled(path), { token: is.seeing })
      assert.deepEqual([status, body.code], [409, 'seeing/private'], path)
    }
    assert.deepEqual(secret.map(({ method, path }) => `${method} ${path}`).sort(), [
      'GET /api/dashboard/account/signature',
      'GET /api/dashboard/bulk-actions',
      'GET /api/dashboard/home-layout',
      'GET /api/dashboard/my-account/custom-values',
      'GET /api/dashboard/my-account/passkeys',
      'GET /api/dashboard/my-account/sessions',
      'GET /api/dashboard/my-account/tokens',
      'GET /api/dashboard/notice-settings',
      'GET /api/dashboard/notices',
      'GET /api/dashboard/notices/stream',
      'GET /api/dashboard/notices/unread',
      'GET /api/dashboard/submission-drafts',
      'GET /api/dashboard/submission-drafts/{id}',
      'GET /api/dashboard/views/{register}',
      'GET /api/dashboard/zip-progress/{taskId}',
    ])
  })

  test('every call that writes is refused, and says how to leave', async () => {
    const writes = operations.filter(
      ({ method, operation }) =>
        method !== 'GET' && !['public', 'admin', 'contractor'].includes(operation['x-grant']),
    )
    assert.ok(writes.length > 150)
    const open: string[] = []
    for (const { method, path, operation } of writes) {
      if (operation['x-while-seeing']) {
        open.push(`${method} ${path}`)
        continue
      }
      const { status, body } = await ask(method, filled(path), { token: is.seeing, body: {} })
      assert.deepEqual([status, body.code], [409, 'seeing/read-only'], `${method} ${path}`)
    }
    assert.deepEqual(open.sort(), ['DELETE /api/dashboard/seeing', 'POST /api/dashboard/logout'])
    for (const [lang, words] of [
      ['en', /^You are seeing Plumbline as \S+ .*Leave this view/],
      ['fr', /^Vous voyez Plumbline comme \S+ .*Quittez cette vue/],
      ['es', /^Está viendo Plumbline como \S+ .*Salga de esta vista/],
    ] as const) {
      const { body } = await ask('POST', '/api/dashboard/chemicals', {
        token: is.seeing,
        body: {},
        headers: { 'accept-language': lang },
      })
      assert.match(String(body.error), words)
    }
  })

  test('every page, list and figure answers as it answers the person', async () => {
    const paths = operations.flatMap(({ method, path, operation }) =>
      method === 'GET' &&
      !path.includes('{') &&
      !operation['x-private'] &&
      !operation['x-while-seeing'] &&
      !['public', 'admin', 'contractor'].includes(operation['x-grant'])
        ? [path]
        : [],
    )
    assert.ok(paths.length > 60)
    let shown = 0
    for (const path of paths) {
      const theirs = await told(path, is.person.token)
      const seen = await told(path, is.seeing)
      if (theirs.status === 403) assert.equal(seen.body.code, 'seeing/withheld', path)
      else assert.deepEqual(seen, theirs, path)
      if (theirs.status === 200) shown += 1
    }
    assert.ok(shown > 40, String(shown))
  })

  for (const { register } of extensions.filter(({ register }) => register.within === undefined)) {
    const base = `/api/dashboard/${register.name}`
    test(`${register.name}: a row is there where it is there for the person`, async () => {
      const rows = async (token: string, query: string) => {
        const { status, body } = await told(`${base}?${query}`, token)
        return status === 200 ? (body.data as { data: { id: string }[]; total: number }) : undefined
      }
      const theirs = await rows(is.person.token, 'per_page=200')
      const all = await rows(is.manager.token, 'per_page=200')
      const outside = all?.data.find(({ id }) => !theirs?.data.some((row) => row.id === id))
      for (const query of ['per_page=200', 'search=a&per_page=5', 'state=deleted'])
        assert.deepEqual(await rows(is.seeing, query), await rows(is.person.token, query), query)
      for (const id of [theirs?.data[0]?.id, outside?.id].filter((one) => one !== undefined))
        for (const path of [`${base}/${id}`, `${base}/${id}/history`]) {
          const [seen, said] = [await told(path, is.seeing), await told(path, is.person.token)]
          if (said.status === 403) assert.equal(seen.body.code, 'seeing/withheld', path)
          else assert.deepEqual(seen, said, path)
        }
      if (has(register, 'export') && theirs !== undefined) {
        const sheet = `${base}/export?format=csv`
        const [seen, said] = [await told(sheet, is.seeing), await told(sheet, is.person.token)]
        assert.equal(seen.body.text, said.status === 403 ? undefined : said.body.text)
      }
    })
  }

  test('a file and a paper that lie outside are not there', async () => {
    const ids = await owner((db) =>
      db.many(
        { id: 'string', file: 'string?' },
        sql`
        select s.id, (select f.id from file f where f.company_id = s.company_id and f.subject = 'submissions'
            and f.subject_id = s.id limit 1) as file
        from submissions s where s.company_id = (select company_id from account where id = ${is.person.id})
          and s.submitted_by <> ${is.person.id} and not exists (select from signature_place p
            where p.submission = s.id and p.account = ${is.person.id})
        order by file nulls last limit 1`,
      ),
    )
    const [one] = ids
    assert.ok(one?.file)
    for (const path of [`/api/dashboard/submissions/${one.id}/pdf`, `/api/files/${one.file}`]) {
      assert.equal((await ask('GET', path, { token: is.manager.token })).status, 200, path)
      assert.equal((await ask('GET', path, { token: is.seeing })).status, 404, path)
    }
  })

  test('a right that only the person holds shows nothing, and says so', async () => {
    await setOf(is.manager.id, { refused: ['chemicals.view'] })
    try {
      assert.equal((await told('/api/dashboard/chemicals', is.person.token)).status, 200)
      const { status, body } = await told('/api/dashboard/chemicals', is.seeing)
      assert.deepEqual([status, body.code], [409, 'seeing/withheld'])
      const { seen_by, permission_template } = (await accountOf(is.seeing)) as Record<
        'seen_by' | 'permission_template',
        Record<'withheld' | 'permissions', string[]>
      >
      assert.ok(seen_by.withheld.includes('chemicals.view'))
      assert.ok(!permission_template.permissions.includes('chemicals.view'))
    } finally {
      await setOf(is.manager.id, { refused: [] })
    }
  })

  test('confidential values are shown where both may read them, and the log names the manager', async () => {
    const path = `/api/dashboard/users/${is.person.id}/confidential`
    await setOf(is.person.id, { extra: ['confidential.view', 'users.view'] })
    assert.equal((await told(path, is.seeing)).status, 200)
    const readers = await owner((db) =>
      db.many(
        { account: 'string' },
        sql`select account from person_confidential_read where person = ${is.person.id}`,
      ),
    )
    assert.deepEqual(readers, [{ account: is.manager.id }])
    await setOf(is.manager.id, { refused: ['confidential.view'] })
    assert.equal((await told(path, is.person.token)).status, 200)
    assert.equal((await told(path, is.seeing)).body.code, 'seeing/withheld')
    await setOf(is.manager.id, { refused: [] })
    await setOf(is.person.id, { extra: [] })
  })

  test('what a person wrote confidentially themselves is not shown to a manager without the right', async () => {
    const [found] = await owner((db) =>
      db.many(
        { id: 'string' },
        sql`
        update submissions set submitted_by = ${is.person.id} where id = (
          select s.id from submissions s
          join submission_revision r on r.company_id = s.company_id and r.submission = s.id and r.n = s.revision
          join form_version v on v.company_id = r.company_id and v.id = r.form_version
          where s.company_id = (select company_id from account where id = ${is.person.id})
            and s.archived_at is null
            and exists (select from jsonb_array_elements(v.definition -> 'fields') f
              where f ->> 'confidential' = 'true' and r.answers ? (f ->> 'key'))
          limit 1) returning id`,
      ),
    )
    assert.ok(found)
    const answers = async (token: string) => {
      const { body } = await told(`/api/dashboard/submissions/${found.id}/whole`, token)
      return Object.keys((body.data as { answers: object }).answers).length
    }
    const all = await answers(is.person.token)
    assert.equal(await answers(is.seeing), all)
    await setOf(is.manager.id, { refused: ['confidential.view'] })
    assert.ok((await answers(is.seeing)) < all)
    await setOf(is.manager.id, { refused: [] })
  })
})
