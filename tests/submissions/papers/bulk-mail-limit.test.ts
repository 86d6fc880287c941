// Mail to many: as much as a company has to write, not as much as a stranger would send in its name.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Sql, sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../../api/server.ts'
import { until } from '../../until.ts'
import { manager, sending, stranger, text, user } from '../sending.ts'

describe('bulk mail', () => {
  const server = withServer()
  const { form, body, sent, ask } = sending(server)
  const rows = (query: Sql) => server.database.database.transaction('owner', (db) => db.many(query))

  async function begin(email: string, path: string, payload: unknown): Promise<string> {
    const { status, body: answer } = await ask(email, 'POST', `submissions/${path}`, payload)
    assert.equal(status, 202, JSON.stringify(answer))
    return String(answer.task_id)
  }
  const ended = (task: string, email = manager) =>
    until(async () => {
      const { body: answer } = await ask(email, 'GET', `zip-progress/${task}`)
      return ['completed', 'failed'].includes(String(answer.status)) ? answer : undefined
    })

  test('a company mails to a thousand addresses an hour; then it has failed, until when', async () => {
    const made = await form([text('note')])
    const one = await sent(user, body(made, { note: 'x' }))
    const to = (count: number) => Array.from({ length: count }, (_, n) => `reader${n}@example.test`)
    const mail = (count: number) =>
      begin(manager, 'bulk-mail', { submission_ids: [one.id], to: to(count), lang: 'en' })
    const since = (time: string) =>
      rows(sql`update attempt set failures = array(
        select f - ${time}::interval from unnest(failures) f)`)
    assert.equal((await ended(await mail(20))).status, 'completed')
    await rows(sql`update attempt set failures = array_fill(failures[1], array[995])
      where key like 'bulk-mail %'`)
    await since('20 minutes')
    const late = await ended(await mail(6))
    assert.deepEqual([late.status, late.failures], ['failed', []])
    const wait = Date.parse(String(late.retry_at)) - Date.now()
    assert.ok(wait > 38 * 60_000 && wait <= 40 * 60_000, String(wait))
    const few = await ended(await mail(5))
    assert.deepEqual([few.status, few.retry_at], ['completed', null])
    const theirForm = await form([text('note')], {}, stranger)
    const theirs = await sent(stranger, body(theirForm, { note: 'y' }))
    const other = await begin(stranger, 'bulk-mail', {
      submission_ids: [theirs.id],
      to: to(6),
      lang: 'en',
    })
    assert.equal((await ended(other, stranger)).status, 'completed')
    await since('41 minutes')
    assert.equal((await ended(await mail(6))).status, 'completed')
  })
})
