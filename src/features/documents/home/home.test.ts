// What the home screen says of documents.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

type Share = { asked: number; signed: number; overdue: number; documents: { id: string }[] }
type Reviews = { total: number; documents: { id: string; late: boolean; path: string }[] }

const inPast = (id: string, months: number) =>
  server.database.database.transaction('owner', async (db) => {
    await db.run(sql`update document_version
      set published_at = now() - make_interval(months => ${months}::integer) where document = ${id}`)
    await db.run(
      sql`update audience_member set since = now() - interval '4 years' where audience = ${id}`,
    )
  })

describe('documents on the home screen', () => {
  test('say how many sign-offs are asked for, given and overdue, the worst document first', async () => {
    const ask = await as('manager')
    const share = async () => (await ask('GET', 'documents/home/signed')).data as unknown as Share
    const before = await share()
    const { id, read, publish } = await aPolicy('Overdue for a person')
    const audience = [{ kind: 'role', id: '6' }]
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, audience })
    await publish()
    const asked = await share()
    const people = asked.asked - before.asked
    assert.ok(people > 0)
    assert.deepEqual([asked.signed, asked.overdue], [before.signed, before.overdue])
    await inPast(id, 12)
    assert.equal((await share()).overdue, before.overdue + people)
    const reader = await as('management')
    const { hash } = (await reader('GET', `documents/${id}`)).data
    await reader('POST', `documents/${id}/signoffs`, {
      ...{ hash, given: { method: 'typed', name: 'Helen Zhang' }, statement_lang: 'en' },
      seconds: 9,
    })
    const signed = await share()
    assert.deepEqual(
      [signed.signed, signed.overdue],
      [before.signed + 1, before.overdue + people - 1],
    )
  })

  test('name what is to be reviewed within 60 days or is late, for people who write documents', async () => {
    const { ask, id, read, publish } = await aPolicy('Reviewed each year')
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, review_months: 12 })
    await publish()
    const found = async () => {
      const { documents } = (await ask('GET', 'documents/home/reviews')).data as unknown as Reviews
      return documents.find((one) => one.id === id)
    }
    assert.equal(await found(), undefined)
    await inPast(id, 40)
    assert.deepEqual(
      [(await found())?.late, (await found())?.path],
      [true, `/dashboard/policies/record/${id}`],
    )
    const reader = await as('management')
    assert.equal((await reader('GET', 'documents/home/reviews')).status, 403)
  })
})
