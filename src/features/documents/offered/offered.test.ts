// Documents that a form offers: chosen, read with the form, and kept in the version that was used.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { ago, manager, question, sending, user } from '../../../../tests/submissions/sending.ts'
import { json } from '../../../kit/db/row.ts'
import { sql } from '../../../kit/db/sql.ts'
import {
  approveAndPublish,
  type DocumentRow,
  says,
  writingDocuments,
} from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)
const { form, sent, body, good } = sending(server)

type Used = { id: string; number: number; hash: string }

/** What the revision keeps beside its answers. */
const usedIn = async (submission: string, n = 1): Promise<Used[] | null> =>
  (
    await server.database.database.transaction('owner', (db) =>
      db.maybe(
        { used: json<Used[] | null>() },
        sql`select about -> 'documents' as used from submission_revision
          where submission = ${submission} and n = ${n}`,
      ),
    )
  )?.used ?? null

const namesOf = async (submission: string) =>
  (await good<{ names: Record<string, string> }>(manager, 'GET', `submissions/${submission}/whole`))
    .names

async function aDocument(title: string) {
  const policy = await aPolicy(title)
  await policy.publish()
  async function renamed(next: string) {
    const { version } = await policy.read()
    await policy.ask('PATCH', `policies/${policy.id}`, { version, title: next })
    await policy.publish()
  }
  return { ...policy, renamed }
}

describe('a document that a form offers', () => {
  test('is kept in the version that was used, which a later one does not change', async () => {
    const { id, ask, versions, renamed } = await aDocument('Ladders')
    const about = await form([question('read', 'select_resource')])
    const submission = await sent(user, body(about, { read: [id] }))
    await renamed('Ladders and scaffolds')
    assert.deepEqual(await namesOf(submission.id), { [id]: 'Ladders · v1' })
    const first = (await ask('GET', `${versions}/1`)).data
    assert.deepEqual(await usedIn(submission.id), [{ id, number: 1, hash: first.hash }])
    const whole = await good<{ answers: object }>(
      manager,
      'GET',
      `submissions/${submission.id}/whole`,
    )
    assert.deepEqual(whole.answers, { read: [id] })
    const sheet = await fetch(
      `${server.address}/api/dashboard/form-reports/${about.id}/export?format=csv`,
      { headers: { authorization: `Bearer ${await server.token(manager)}` } },
    )
    assert.match(await sheet.text(), /Ladders · v1/)
  })

  test('is of the version in force when it was filled, however late it arrives', async () => {
    const { id, renamed } = await aDocument('Cranes')
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`update document_version set published_at = now() - interval '3 days'
        where document = ${id}`),
    )
    await renamed('Cranes, again')
    const about = await form([question('read', 'select_resource')])
    const hour = 3_600_000
    const late = { started_at: ago(50 * hour), submitted_at: ago(49 * hour) }
    const submission = await sent(user, body(about, { read: [id] }, late))
    assert.equal((await usedIn(submission.id))?.[0]?.number, 1)
    const now = await sent(user, body(about, { read: [id] }))
    assert.equal((await usedIn(now.id))?.[0]?.number, 2)
  })

  test('is read with the form by people who fill it, unless its type is for others', async () => {
    const { id } = await aDocument('Fire')
    const worker = await as('user')
    const { data } = await worker('GET', `form-sources/resources/${id}`)
    assert.match(JSON.stringify(data), /We keep people safe/)
    const draft = await aPolicy('Not yet')
    assert.equal((await worker('GET', `form-sources/resources/${draft.id}`)).status, 404)

    const boss = await as('manager')
    const type = (
      await boss('POST', 'custom-resource-types', {
        ...{ name: `Board ${Math.random()}`, plural: `Boards ${Math.random()}` },
        audience: [{ kind: 'role', id: '1' }],
      })
    ).data
    const made = await boss('POST', 'custom-resources', {
      ...{ type: type.id, title: 'Minutes', content: says('Secret.') },
    })
    const minutes = made.data.id
    await boss('POST', `documents/${minutes}/versions`, { version: made.data.version })
    await approveAndPublish(boss, minutes)
    const offered = async (who: typeof boss) => {
      const rows = (await who('GET', 'form-sources/resources')).data as unknown as DocumentRow[]
      const there = rows.find((row) => row.id === minutes)
      return [there?.kind, (await who('GET', `form-sources/resources/${minutes}`)).status]
    }
    assert.deepEqual(await offered(boss), [{ id: type.id, name: type.plural }, 200])
    assert.deepEqual(await offered(worker), [undefined, 404])
    const token = await server.token('manager@southfield.test')
    const elsewhere = await server.ask('GET', `/api/dashboard/form-sources/resources/${id}`, {
      token,
    })
    assert.equal(elsewhere.status, 404)
  })
})
