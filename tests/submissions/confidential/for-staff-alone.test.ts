// What is for staff alone: for everybody else it is as if the form did not have it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { submit } from '../../../src/features/submissions/revisions/revisions.contract.ts'
import {
  acceptSubmission,
  type GivenSubmission,
} from '../../../src/features/submissions/revisions/server/submit.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../../api/server.ts'
import { wordsOfPdf } from '../../registers/sheets.ts'
import { until } from '../../until.ts'
import { manager, sending, text, user } from '../sending.ts'

describe('what is for staff alone', () => {
  const server = withServer()
  const { ask, form, body, sent, whole } = sending(server)
  const fields = [
    text('note', { label: 'Open note' }),
    text('price', { label: 'Staff note', slug: 'internal', required: true }),
  ]

  test('is not taken from a trade contractor, nor required of one; of staff it is', async () => {
    const made = await form(fields)
    const schema = submit.body
    assert.ok(schema !== undefined)
    const from = (source: 'web' | 'tc_portal', answers: Record<string, unknown>) => {
      const given: GivenSubmission = schema.parse(body(made, answers))
      return server.database.database.transaction('owner', async (db) => {
        await db.run(sql`
          select set_config('app.company_id', id::text, true) from company where slug = 'northgate'`)
        const sender = { account: null, name: 'Ironside', roleId: undefined, publicUrl: '', source }
        await acceptSubmission(db, sender, given)
        return given.id
      })
    }
    const id = await from('tc_portal', { note: 'Seen', price: 'Slipped in' })
    assert.deepEqual((await whole(manager, id)).answers, { note: 'Seen' })
    await assert.rejects(from('web', { note: 'Seen' }), { code: 'submission/answers' })
  })

  test('stands on the paper of staff, and on none that leaves by mail', async () => {
    const made = await form(fields)
    const given = body(made, { note: 'As seen', price: 'Four hundred' })
    const { id } = await sent(user, given)
    const { body: begun } = await ask(manager, 'POST', 'submissions/bulk-mail', {
      submission_ids: [id],
      to: [`client-${randomUUID()}@example.test`],
    })
    await until(
      async () =>
        (await ask(manager, 'GET', `zip-progress/${begun.task_id}`)).body.status === 'completed',
    )
    const [mail] = await server.database.database.transaction('owner', (db) =>
      db.many<{ attachments: { key: string }[] }>(
        sql`select attachments from mail where recipient like 'client-%' order by created_at desc`,
      ),
    )
    const key = mail?.attachments[0]?.key ?? ''
    const mailed = wordsOfPdf(readFileSync(join(server.data, 'files', key))).join(' ')
    assert.ok(mailed.includes('As seen'), mailed)
    assert.ok(!mailed.includes('Staff note') && !mailed.includes('Four hundred'), mailed)
    const own = await fetch(`${server.address}/api/dashboard/submissions/${id}/pdf`, {
      headers: { authorization: `Bearer ${await server.token(manager)}` },
    })
    const words = wordsOfPdf(Buffer.from(await own.arrayBuffer())).join(' ')
    assert.ok(words.includes('Staff note') && words.includes('Four hundred'), words)
  })
})
