import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, question, sending, user } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { type DocumentRow, says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

describe('versions of a document', () => {
  test('from draft to published; a new version supersedes the one before, which is read as it was', async () => {
    const { ask, id, versions, read, send, decide } = await aPolicy()
    assert.equal((await read()).state, 'draft')
    assert.equal((await send({ note: 'The first.' })).data.number, 1)
    assert.equal((await read()).state, 'in_review')
    assert.equal((await decide(1, 'publish')).code, 'document/state')
    await decide(1, 'approve')
    assert.equal((await read()).state, 'approved')
    await decide(1, 'publish')
    const published = await read()
    assert.deepEqual([published.state, published.edition], ['published', 1])

    const { version } = published
    await ask('PATCH', `policies/${id}`, { version, content: says('We keep everybody safe.') })
    assert.equal((await read()).state, 'changed')
    await send()
    await decide(2, 'approve')
    await decide(2, 'publish')
    const all = (await ask('GET', versions)).data.versions as unknown as DocumentRow[]
    assert.deepEqual(
      all.map(({ number, state }) => [number, state]),
      [
        [2, 'published'],
        [1, 'superseded'],
      ],
    )
    const first = (await ask('GET', `${versions}/1`)).data
    assert.match(JSON.stringify(first.content), /We keep people safe/)
    assert.notEqual(first.hash, all[0]?.hash)
  })

  test('who does not write documents sees what is published, as it was published', async () => {
    const { ask, id, versions, read, publish } = await aPolicy('Fit for work')
    const reader = await as('management')
    assert.equal((await reader('GET', `policies/${id}`)).status, 404)
    assert.equal((await reader('GET', versions)).status, 404)
    await publish()
    assert.equal((await read(reader)).title, 'Fit for work')
    const { version } = await read()
    await ask('PATCH', `policies/${id}`, { version, title: 'Fit for duty', content: says('New.') })
    const seen = await read(reader)
    assert.equal(seen.title, 'Fit for work')
    assert.match(JSON.stringify(seen.content), /We keep people safe/)
    assert.equal((await reader('GET', `${versions}/1`)).status, 200)
    assert.equal((await reader('POST', versions, { version: 2 })).status, 403)
  })

  test('who does not write documents finds them by what is published, not by what is being written', async () => {
    const { ask, id, read, publish } = await aPolicy('Lone work')
    await publish()
    const { version } = await read()
    await ask('PATCH', `policies/${id}`, { version, title: 'Merger of the yards' })
    const reader = await as('management')
    const found = async (who: typeof ask, words: string) => {
      const listed = await who('GET', `policies?search=${words}`)
      const { status, body } = await server.ask('GET', `/api/dashboard/search?q=${words}`, {
        token: await server.token(
          who === ask ? 'manager@northgate.test' : 'management@northgate.test',
        ),
      })
      assert.equal(status, 200)
      const kinds = body.kinds as { found: { id: string; name: string }[] }[]
      const names = kinds.flatMap((kind) => kind.found).filter((one) => one.id === id)
      return [listed.data.total, names.map(({ name }) => name)]
    }
    assert.deepEqual(await found(ask, 'merger'), [1, ['Merger of the yards']])
    assert.deepEqual(await found(reader, 'merger'), [0, []])
    assert.deepEqual(await found(reader, 'lone'), [1, ['Lone work']])
  })

  test('what is to be done with a document waits for people who write documents', async () => {
    const { ask, id, versions, read, send, decide, publish } = await aPolicy()
    const waiting = async (email = 'manager') => {
      const token = await server.token(`${email}@northgate.test`)
      const { body } = await server.ask('GET', '/api/dashboard/my-work', { token })
      const items = body.items as { kind: string; id: string; path: string }[]
      return items.flatMap((one) => (one.id === id ? [`${one.kind} ${one.path}`] : []))
    }
    const at = `/dashboard/policies/record/${id}`
    assert.deepEqual(await waiting(), [])
    await send()
    assert.deepEqual(await waiting(), [`approve-document ${at}`])
    assert.deepEqual(await waiting('management'), [])
    await decide(1, 'return', { reason: 'Name the supervisor.' })
    assert.deepEqual(await waiting(), [`revise-document ${at}`])
    await send()
    await decide(2, 'approve')
    assert.deepEqual(await waiting(), [`publish-document ${at}`])
    await decide(2, 'publish')
    assert.deepEqual(await waiting(), [])

    const { version } = await read()
    await ask('PATCH', `policies/${id}`, { version, review_months: 12 })
    assert.deepEqual(await waiting(), [])
    const change = (months: number) =>
      server.database.database.transaction('owner', (db) =>
        db.run(sql`update document_version
          set published_at = now() - make_interval(months => ${months}::integer)
          where document = ${id} and number = 2`),
      )
    await change(10)
    assert.deepEqual(await waiting(), [])
    await change(12)
    assert.deepEqual(await waiting(), [`review-document ${at}`])
    const due = (await read()).review_due
    assert.equal((await decide(1, 'review')).code, 'document/state')
    await decide(2, 'review')
    assert.deepEqual(await waiting(), [])
    assert.notEqual((await read()).review_due, due)
    const [latest] = (await ask('GET', versions)).data.versions as unknown as DocumentRow[]
    assert.equal(latest?.reviewed_by, 'Maya Okafor')

    const next = await read()
    await ask('PATCH', `policies/${id}`, { version: next.version, content: says('Otherwise.') })
    await publish()
    assert.equal((await decide(2, 'review')).code, 'document/state')
  })

  test('a form offers what is published, as it was published; what is archived since is closed', async () => {
    const { ask, id, read, publish } = await aPolicy('Visitors on site')
    const worker = await as('user')
    const offered = async () => {
      const listed = await worker('GET', 'form-sources/resources?closed=1')
      const rows = listed.data as unknown as { id: string; name: string; why?: string }[]
      return rows.flatMap((one) => (one.id === id ? [[one.name, one.why]] : []))
    }
    assert.deepEqual(await offered(), [])
    await publish()
    const { version } = await read()
    await ask('PATCH', `policies/${id}`, { version, title: 'Guests on site', number: 'POL-77' })
    assert.deepEqual(await offered(), [['Visitors on site', undefined]])
    await publish()
    assert.deepEqual(await offered(), [['POL-77 Guests on site', undefined]])
    const { form, sent, body, good } = sending(server)
    const about = await form([question('read', 'select_resource')])
    const submission = await sent(user, body(about, { read: [id] }))
    const whole = await good<{ names: object }>(
      manager,
      'GET',
      `submissions/${submission.id}/whole`,
    )
    assert.deepEqual(whole.names, { [id]: 'POL-77 Guests on site · v2' })
    await ask('PUT', `policies/${id}/archive`, {})
    assert.deepEqual(await offered(), [['POL-77 Guests on site', 'archived']])
  })

  test('who approves signs the version that they read; the signature stands with it for ever', async () => {
    const { ask, id, versions, send, decide } = await aPolicy()
    await send()
    const given = { method: 'typed', name: 'Maya Okafor' }
    const bare = await ask('PUT', `${versions}/1`, { decision: 'approve' })
    assert.equal(bare.status, 422)
    assert.equal((await decide(1, 'approve', { hash: 'another' })).code, 'signature/stale')
    assert.equal((await decide(1, 'approve', { statement_lang: 'fr' })).status, 204)
    await decide(1, 'publish')
    const { approval, hash } = (await ask('GET', `${versions}/1`)).data
    const signed = approval as Record<string, unknown>
    assert.deepEqual([signed.given, signed.hash, signed.name], [given, hash, 'Maya Okafor'])
    assert.match(String(signed.statement), /Je l’approuve/)
    const reader = await as('management')
    assert.deepEqual((await reader('GET', `documents/${id}`)).data.approval, approval)
    const change = server.database.database.transaction('owner', (db) =>
      db.run(sql`update document_version set approval = '{}' where document = ${id}`),
    )
    await assert.rejects(change, /what was signed does not change/)
  })

  test('a returned version says why, and the next one is sent instead', async () => {
    const { versions, ask, send, decide, read } = await aPolicy()
    await send()
    assert.equal((await send()).code, 'document/state')
    assert.equal((await decide(1, 'return')).status, 422)
    await decide(1, 'return', { reason: 'Name the supervisor.' })
    assert.equal((await read()).state, 'draft')
    assert.equal((await send()).data.number, 2)
    const all = (await ask('GET', versions)).data.versions as unknown as DocumentRow[]
    assert.equal(all[1]?.reason, 'Name the supervisor.')
  })

  test('nothing is sent that says nothing, that was not seen, or that is published already', async () => {
    const empty = await aPolicy('Empty', [])
    assert.equal((await empty.send()).code, 'document/empty')
    const { ask, versions, publish, send } = await aPolicy()
    assert.equal((await ask('POST', versions, { version: 9 })).code, 'row/stale')
    await publish()
    assert.equal((await send()).code, 'document/same')
  })

  test('what was sent for approval stays archived and is not deleted', async () => {
    const { ask, id, publish } = await aPolicy()
    await publish()
    await ask('PUT', `policies/${id}/archive`, {})
    assert.equal((await ask('DELETE', `policies/${id}`)).status, 422)
    assert.equal((await ask('GET', `policies/${id}`)).status, 200)
  })

  test('the database itself refuses to change what a version says', async () => {
    const { id, publish } = await aPolicy()
    await publish()
    const change = server.database.database.transaction('owner', (db) =>
      db.run(sql`update document_version set content = '{}' where document = ${id}`),
    )
    await assert.rejects(change, /does not change/)
  })
})
