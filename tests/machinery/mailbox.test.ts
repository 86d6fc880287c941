import assert from 'node:assert/strict'
import { openGate } from '../../src/access/server/gate.ts'
import { mailboxCalls } from '../../src/features/mailbox/server/mailbox.routes.ts'
import { openMetrics } from '../../src/kit/http/server/metrics.ts'
import { serve } from '../../src/kit/http/server/serve.ts'
import { silentLog } from '../../src/kit/log/log.server.ts'
import { sendMail } from '../../src/kit/mail/server/send-mail.ts'
import { dbTestCommitted } from '../database.ts'
import { makeAdmin, signIn } from '../factories.ts'
import { anyMail, plainBrand } from '../mails/written.ts'
import { makePerson } from './files/file-server.ts'

dbTestCommitted('an admin of the provider reads the mailbox, nobody else does', async (test) => {
  const { database, company } = test
  const server = await serve(
    {
      calls: mailboxCalls(async (key) => ({ data: Buffer.from(key), mime: 'image/png' })),
      raw: [],
      gate: openGate(database),
      page: async () => false,
      headers: {},
      metrics: openMetrics(() => ({})),
      log: silentLog,
      trustProxy: [],
      https: false,
      publicUrl: undefined,
    },
    { port: 0, host: '127.0.0.1' },
  )
  const ask = async (token: string, path = '') => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/admin/mailbox${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = JSON.parse(await response.text())
    return { status: response.status, body }
  }
  try {
    const [admin, staff] = await database.transaction('owner', async (db) => [
      await signIn(db, await makeAdmin(db), 'admin'),
      (await makePerson(db, company.id)).token,
    ])
    await database.transaction('app', async (db) => {
      for (const subject of ['First', 'Second'])
        await sendMail(
          db,
          anyMail,
          { subject, says: `${subject} <b>text</b>` },
          { to: 'ada@example.test', lang: 'en', brand: { ...plainBrand, logoKey: 'a-logo' } },
        )
    })
    const list = (await ask(admin, '?per_page=1')).body.data
    assert.deepEqual(
      [list.total, list.last_page, list.per_page, list.current_page, list.data.length],
      [2, 2, 1, 1, 1],
    )
    const [mail] = list.data
    assert.deepEqual([mail.subject, mail.state, mail.text], ['Second', 'queued', undefined])
    const { text, html } = (await ask(admin, `/${mail.id}`)).body.data
    assert.match(text, /^Second <b>text<\/b>\n/)
    assert.ok(html.includes('Second &lt;b&gt;text&lt;/b&gt;'))
    // The page loads nothing, the logo neither.
    assert.ok(
      html.includes(`src="data:image/png;base64,${Buffer.from('a-logo').toString('base64')}"`),
    )
    assert.equal((await ask(admin, `/${company.id}`)).status, 404)
    assert.equal((await ask(staff)).status, 403)
    assert.equal((await ask(staff, `/${mail.id}`)).status, 403)
  } finally {
    await server.stop()
  }
})
