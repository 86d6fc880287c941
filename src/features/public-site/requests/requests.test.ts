// What a visitor of the public site asks for: proved, stored once, receipted, and seen by the provider alone.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { prove } from '../../../kit/proof-of-work/proof-of-work.ts'

describe('requests of visitors', () => {
  const server = withServer()
  const { ask } = server
  const filled = (more: object = {}) => ({
    kind: 'trial',
    name: 'Rosa Almeida',
    company: 'Birch Street',
    email: 'rosa@visitor.example',
    message: 'Two crews, <b>one</b> month.',
    lang: 'fr',
    consent: true,
    ...more,
  })
  async function send(more: object = {}, id: string = randomUUID()) {
    return ask('POST', '/api/requests', { body: { id, proof: await prove(id), ...filled(more) } })
  }
  const admin = async (method: string, path: string, body?: unknown) =>
    ask(method, path, { token: await server.token('admin@plumbline.test'), body })
  const listed = async (state = 'new') =>
    (await admin('GET', `/api/admin/requests?state=${state}`)).body as {
      data: { id: string; name: string; message: string; note: string }[]
      counts: Record<string, number>
    }
  const receipts = () =>
    server.database.database.transaction('owner', (db) =>
      db.many(
        { recipient: 'string', subject: 'string', lang: 'string' },
        sql`select recipient, subject, lang from mail where recipient like '%visitor.example'`,
      ),
    )

  test('sent twice it is one, with one receipt in the language of the visitor', async () => {
    const id = randomUUID()
    assert.equal((await send({}, id)).status, 200)
    assert.equal((await send({}, id)).status, 200)
    const { data } = await listed()
    assert.deepEqual(
      data.map(({ id, message }) => [id, message]),
      [[id, 'Two crews, <b>one</b> month.']],
    )
    assert.deepEqual(await receipts(), [
      {
        recipient: 'rosa@visitor.example',
        subject: 'Nous avons votre demande d’essai',
        lang: 'fr',
      },
    ])
  })

  test('without the work, or with the work of another request, it is refused', async () => {
    const id = randomUUID()
    const proofs = [{ at: new Date().toISOString(), nonce: 0 }, await prove(randomUUID())]
    for (const proof of proofs) {
      const { status, body } = await ask('POST', '/api/requests', {
        body: { id, proof, ...filled({ email: 'robot@visitor.example' }) },
      })
      assert.deepEqual([status, body.code], [422, 'request/unproved'])
    }
  })

  test('what is missing is named beside its field, and nothing is stored', async () => {
    const { status, body } = await send({ name: ' ', consent: false, email: 'nobody' })
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(body.errors ?? {}).sort(), ['consent', 'email', 'name'])
  })

  test('a machine that fills in the hidden field is thanked and forgotten', async () => {
    const before = (await listed()).counts.new
    assert.equal((await send({ website: 'https://spam.example' })).status, 200)
    assert.equal((await listed()).counts.new, before)
  })

  test('an hour of a demo is given away once, and comes back when it is done with', async () => {
    const slots = async () => (await ask('GET', '/api/demo-slots')).body.data as string[]
    const [demo_at] = await slots()
    assert.ok(demo_at)
    const id = randomUUID()
    const demo = { kind: 'demo', demo_at, email: 'demo@visitor.example' }
    assert.equal((await send(demo, id)).status, 200)
    assert.ok(!(await slots()).includes(demo_at))
    const taken = await send(demo)
    assert.deepEqual([taken.status, Object.keys(taken.body.errors ?? {})], [422, ['demo_at']])
    assert.equal((await send({ ...demo, demo_at: undefined })).status, 422)
    await admin('PATCH', `/api/admin/requests/${id}`, { state: 'done', note: 'Shown.' })
    assert.ok((await slots()).includes(demo_at))
    assert.equal((await listed('done')).data.find((one) => one.id === id)?.note, 'Shown.')
  })

  test('an address is answered five times an hour', async () => {
    const email = 'often@visitor.example'
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await send({ email })).status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
  })

  test('the provider alone reads, changes and deletes them', async () => {
    const id = randomUUID()
    await send({ email: 'private@visitor.example' }, id)
    const token = await server.token('manager@northgate.test')
    for (const [method, path, body] of [
      ['GET', '/api/admin/requests'],
      ['PATCH', `/api/admin/requests/${id}`, { state: 'spam' }],
      ['DELETE', `/api/admin/requests/${id}`],
    ] as const) {
      assert.equal((await ask(method, path, { token, body })).status, 403, method)
      assert.equal((await ask(method, path, { body })).status, 401, method)
    }
    assert.equal((await admin('DELETE', `/api/admin/requests/${id}`)).status, 204)
    assert.equal((await admin('DELETE', `/api/admin/requests/${id}`)).status, 404)
  })

  test('search engines are told the pages, and a reader of feeds the articles', async () => {
    const map = String((await ask('GET', '/sitemap.xml')).body.text)
    assert.match(map, /<loc>http[^<]+\/plumbline-ideas\/honest-rates<\/loc>/)
    assert.match(map, /<loc>http[^<]+\/compare\/procore<\/loc>/)
    assert.doesNotMatch(map, /\/(?:login|dashboard|sign)/)
    assert.match(String((await ask('GET', '/robots.txt')).body.text), /Disallow: \/dashboard/)
    const feed = String((await ask('GET', '/plumbline-ideas/feed.xml')).body.text)
    assert.equal([...feed.matchAll(/<entry>/g)].length, 20)
  })
})
