// What a device is told in quiet hours, and that nothing is lost or told twice when they end.
import assert from 'node:assert/strict'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { notify } from '../server/notify.store.ts'
import { notePushed, storeDevice, toPush } from './server/devices.store.ts'

const words = { kind: 'News', says: '{what}', why: 'Because.', act: 'Look' }
const news = noticeKind({
  name: 'news',
  facts: { what: 'text' },
  path: '/there',
  mail: 'at-once',
  words: { en: words, fr: words, es: words },
})

dbTest(
  'in quiet hours a device is told what passes them, and the rest afterwards',
  async (given) => {
    const { db, company, asOwner } = given
    const { id: account } = await asOwner(() => makeAccount(db, company.id))
    await db.run(sql`select set_config('app.source', 'staff', true)`)
    const device = await storeDevice(db, account, {
      endpoint: 'https://fcm.googleapis.com/fcm/send/quiet',
      p256dh: 'key',
      auth: 'auth',
      device: 'Chrome/1 Android',
    })
    const tell = (what: string, passesQuiet: boolean) =>
      notify(db, news, {
        to: [account],
        record: newId(),
        event: what,
        facts: { what },
        passesQuiet,
      })
    async function told(quiet: boolean) {
      const notices = await toPush(db, device, quiet)
      for (const { id } of notices) await notePushed(db, device, { notice: id, quiet })
      return notices.map(({ facts }) => facts.what)
    }
    await tell('before', false)
    await tell('leak', true)
    await tell('after', false)
    assert.deepEqual(await told(true), ['leak'])
    assert.deepEqual(await told(true), [])
    await tell('storm', true)
    assert.deepEqual(await told(true), ['storm'])
    assert.deepEqual(await told(false), ['before', 'after'])
    assert.deepEqual(await told(false), [])
    await tell('day', true)
    assert.deepEqual(await told(false), ['day'])
    assert.deepEqual(await told(false), [])
  },
)
