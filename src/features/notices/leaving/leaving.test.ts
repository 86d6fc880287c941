// Leaving a kind of mail by its link, without signing in, and coming back.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import { formSubmitted } from '../../submissions/consequences/server/tell-submitted.ts'
import { turnToSign } from '../../submissions/telling/notice-kinds.ts'
import { mailAtOnce } from '../server/mail.job.ts'
import { notify } from '../server/notify.store.ts'

const publicUrl = 'https://safety.test'
const kinds: readonly NoticeKind[] = [formSubmitted, turnToSign]

describe('the way out of a kind of mail', () => {
  const server = withServer()
  const inNorthgate = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    server.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        select set_config('app.company_id', id::text, true), set_config('app.source', 'test', true)
        from company where slug = 'northgate'`)
      return work(db)
    })
  const tell = async () => {
    const facts = { by: 'Ada', form: 'Inspection', number: 'SUB-1', sender: null }
    return inNorthgate(async (db) => {
      const user = await db.maybe<{ id: string }>(sql`
        select a.id from account a join login l on l.id = a.login_id where l.email = 'user@northgate.test'`)
      const told = { to: [user?.id ?? ''], record: newId(), event: newId(), facts }
      await notify(db, formSubmitted, told)
      await notify(db, turnToSign, told)
      await mailAtOnce(db, user?.id ?? '', { kinds, publicUrl, now: new Date() })
      const [mail] = await db.many<{ text: string; unsubscribe: string | null }>(sql`
        select text, unsubscribe from mail where recipient = 'user@northgate.test' order by id desc limit 1`)
      return { text: mail?.text ?? '', unsubscribe: mail?.unsubscribe ?? '' }
    })
  }
  const tokenIn = (address: string) => /stop-notices\/([\w-]+)/.exec(address)?.[1] ?? ''

  test('a mail names its way out, and why there is none; the link ends that kind alone, and brings it back', async () => {
    const mail = await tell()
    assert.match(
      mail.text,
      /No more mails of this kind: “A form that names me is submitted”\nhttps/,
    )
    assert.match(mail.text, /cannot be turned off, because someone is waiting for you: /)
    assert.ok(mail.unsubscribe.startsWith(`${publicUrl}/stop-notices/`))
    const token = tokenIn(mail.unsubscribe)
    const read = () => server.ask('GET', `/api/stop-notices/${token}`)
    assert.deepEqual((await read()).body.data, {
      company: 'Northgate Builders',
      brand: { name: 'Northgate Builders', colour: '#1d5b79', logo: null },
      kinds: ['A form that names me is submitted'],
      stopped: false,
    })
    // As a mail program presses it: a form of its own, at the address of the page.
    const pressed = await fetch(`${server.address}/stop-notices/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.equal(pressed.status, 204)
    const after = await tell()
    assert.ok(!after.text.includes('Inspection: SUB-1'), after.text)
    assert.match(after.text, /Your signature is needed/)
    assert.equal(after.unsubscribe, '')
    assert.equal((await server.ask('DELETE', `/api/stop-notices/${token}`)).status, 204)
    assert.match((await tell()).text, /submitted Inspection/)
  })

  test('a link that nobody was sent, and one that has ended, lead nowhere', async () => {
    const spent = async (token: string) =>
      (await server.ask('GET', `/api/stop-notices/${token}`)).body
    assert.equal((await spent('a'.repeat(32))).code, 'link/spent')
    const token = tokenIn((await tell()).unsubscribe)
    await inNorthgate((db) => db.run(sql`update notice_stop_link set expires_at = now()`))
    assert.equal((await spent(token)).code, 'link/spent')
  })
})
