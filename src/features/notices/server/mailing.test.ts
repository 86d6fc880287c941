// What is mailed to a person, and when: at once, in the morning, within ten a day, outside of quiet hours.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { type Account, makeAccount } from '../../../../tests/factories.ts'
import { written } from '../../../../tests/mails/written.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { type NoticeKind, noticeKind } from '../../../manifest/notice.ts'
import { noExits } from '../leaving/exits.ts'
import { noticeMail } from '../notice-mail.ts'
import type { NoticeChoices } from '../settings.contract.ts'
import { mailAtOnce, mostMails } from './mail.job.ts'
import { writeMorning } from './morning.job.ts'
import { unreadOf } from './notices.store.ts'
import { notify } from './notify.store.ts'
import { quietEnd, storeSettings } from './settings.store.ts'

const wordsOf = (name: string, fact: string) => ({
  en: { kind: name, says: `${name}: {${fact}}`, why: 'Because.', act: 'Look' },
  fr: { kind: name, says: `${name} : {${fact}}`, why: 'Parce que.', act: 'Voir' },
  es: { kind: name, says: `${name}: {${fact}}`, why: 'Porque.', act: 'Ver' },
})
const kindOf = (name: string, more: Partial<NoticeKind<'what'>> = {}) =>
  noticeKind({
    name,
    facts: { what: 'text' },
    path: '/there/{record}',
    mail: 'at-once',
    words: wordsOf(name, 'what'),
    ...more,
  })
const news = kindOf('news')
const waiting = kindOf('waiting', { waits: true, mandatory: true })
const count = noticeKind({
  name: 'count',
  facts: { count: 'text' },
  path: '/there',
  mail: 'morning',
  words: wordsOf('count', 'count'),
})
const kinds = [news, waiting, count]
const publicUrl = 'https://safety.test'
const noon = new Date('2026-11-18T17:00:00Z')

type Person = Account & {
  told(kind: NoticeKind<'what'>, what: string, urgent?: boolean): Promise<void>
  mails(): Promise<{ subject: string; text: string }[]>
  choose(choices: NoticeChoices, quiet?: readonly [string, string]): Promise<void>
}

async function person({ db, company, asOwner }: TestContext): Promise<Person> {
  const account = await asOwner(() => makeAccount(db, company.id))
  await db.run(sql`select set_config('app.source', 'staff', true)`)
  return {
    ...account,
    told: (kind, what, urgent = false) =>
      notify(db, kind, { to: [account.id], record: newId(), event: what, facts: { what }, urgent }),
    mails: () =>
      asOwner(() =>
        db.many<{ subject: string; text: string }>(
          sql`select subject, text from mail where recipient = ${account.email} order by id`,
        ),
      ),
    choose: (choices, [quiet_from, quiet_until] = ['', '']) =>
      storeSettings(db, account.id, {
        choices,
        quiet_from: quiet_from || null,
        quiet_until: quiet_until || null,
      }),
  }
}

const atOnce = (db: Db, { id }: Account, now = noon) =>
  mailAtOnce(db, id, { kinds, publicUrl, now })
const morning = (db: Db, tellers: Parameters<typeof writeMorning>[1]['tellers'] = [], now = noon) =>
  writeMorning(db, { kinds, publicUrl, now, working: true, tellers })

dbTest(
  'what cannot wait is one mail, without what was read meanwhile, and is sent once',
  async (context) => {
    const { db } = context
    const ada = await person(context)
    for (const what of ['one', 'two', 'three']) await ada.told(waiting, what)
    await db.run(sql`update notice set read_at = now() where event = 'two'`)
    await atOnce(db, ada)
    await atOnce(db, ada)
    const [mail, ...more] = await ada.mails()
    assert.equal(mail?.subject, 'You have 2 new notices')
    assert.match(
      mail.text,
      /^Hello Ada Moreau,\n\n- waiting: one\n {2}Because\.\n {2}https:\/\/safety\.test\/there\//,
    )
    assert.ok(mail.text.includes('waiting: three') && !mail.text.includes('two'))
    assert.ok(mail.text.endsWith(`${publicUrl}/dashboard/notifications?view=choices`))
    assert.deepEqual(more, [])
  },
)

dbTest(
  'ten mails a day for which nobody waits: the next are in the mail of the morning',
  async (context) => {
    const { db } = context
    const ada = await person(context)
    const send = async (kind: NoticeKind<'what'>, n: number) => {
      await ada.told(kind, `number ${n}`)
      await atOnce(db, ada, new Date(noon.getTime() + n * 60_000))
    }
    for (let n = 1; n <= mostMails + 2; n += 1) await send(news, n)
    assert.equal((await ada.mails()).length, mostMails)
    await send(waiting, 20)
    assert.equal((await ada.mails()).at(-1)?.subject, 'waiting: number 20')
    await morning(db)
    const last = (await ada.mails()).at(-1)
    assert.ok(last?.text.includes('number 11') && last.text.includes('number 12'), last?.text)
    await ada.told(news, 'tomorrow')
    await atOnce(db, ada, new Date('2026-11-19T17:00:00Z'))
    assert.equal((await ada.mails()).at(-1)?.subject, 'news: tomorrow')
  },
)

dbTest(
  'a person chooses by kind; what somebody waits for cannot be turned off',
  async (context) => {
    const { db } = context
    const ada = await person(context)
    const off = { screen: false, mail: 'off' } as const
    await ada.choose({ news: off, waiting: off })
    await ada.told(news, 'unseen')
    await ada.told(news, 'urgent', true)
    await ada.told(waiting, 'seen')
    await atOnce(db, ada)
    await morning(db)
    assert.deepEqual(
      (await ada.mails()).map(({ subject }) => subject),
      ['waiting: seen'],
    )
    assert.equal((await unreadOf(db, ada.id)).unread, 1)
    await ada.choose({ news: { mail: 'morning' } })
    await ada.told(news, 'later')
    await ada.told(news, 'now', true)
    await atOnce(db, ada)
    assert.equal((await ada.mails()).at(-1)?.subject, 'news: now')
    await morning(db)
    assert.equal((await ada.mails()).at(-1)?.subject, 'news: later')
  },
)

dbTest('in quiet hours no mail leaves; it does when they end', async (context) => {
  const { db } = context
  const ada = await person(context)
  await ada.choose({}, ['21:00', '06:00'])
  await ada.told(waiting, 'at night')
  await atOnce(db, ada, new Date('2026-11-19T03:00:00Z'))
  assert.deepEqual(await ada.mails(), [])
  await atOnce(db, ada, new Date('2026-11-19T11:00:00Z'))
  assert.equal((await ada.mails()).length, 1)
})

dbTest('what passes quiet hours is mailed in them, and the rest when they end', async (context) => {
  const { db } = context
  const ada = await person(context)
  await ada.choose({ waiting: { mail: 'morning', push: false } }, ['21:00', '06:00'])
  await ada.told(news, 'can wait')
  const told = { to: [ada.id], record: newId(), facts: { what: 'Gas leak' }, passesQuiet: true }
  await notify(db, waiting, { ...told, event: 'leak' })
  await notify(db, waiting, { ...told, event: 'screen', by: { mail: false, push: false } })
  const night = new Date('2026-11-19T03:00:00Z')
  await atOnce(db, ada, night)
  await atOnce(db, ada, night)
  const subjects = async () => (await ada.mails()).map(({ subject }) => subject)
  assert.deepEqual(await subjects(), ['waiting: Gas leak'])
  const [push] = await db.many(sql`
    select string_agg(event, ' ' order by event) as told from notice where push and passes_quiet`)
  assert.deepEqual(push, { told: 'leak' })
  await atOnce(db, ada, new Date('2026-11-19T11:00:00Z'))
  assert.deepEqual(await subjects(), ['waiting: Gas leak', 'news: can wait'])
})

dbTest(
  'quiet hours end by the clock of the company, across both of its changes',
  async (context) => {
    const { db } = context
    const ada = await person(context)
    const ends = async (at: string) => (await quietEnd(db, ada.id, new Date(at)))?.toISOString()
    assert.equal(await ends('2026-11-19T03:00:00Z'), undefined)
    await ada.choose({}, ['21:00', '06:00'])
    // Toronto: UTC-5 in winter, UTC-4 in summer.
    assert.equal(await ends('2026-11-19T01:59:00Z'), undefined)
    assert.equal(await ends('2026-11-19T02:00:00Z'), '2026-11-19T11:00:00.000Z')
    assert.equal(await ends('2026-11-19T10:59:00Z'), '2026-11-19T11:00:00.000Z')
    assert.equal(await ends('2026-11-19T11:00:00Z'), undefined)
    assert.equal(await ends('2026-03-08T04:00:00Z'), '2026-03-08T10:00:00.000Z')
    assert.equal(await ends('2026-11-01T03:00:00Z'), '2026-11-01T11:00:00.000Z')
    await ada.choose({}, ['12:00', '13:00'])
    assert.equal(await ends('2026-11-18T17:30:00Z'), '2026-11-18T18:00:00.000Z')
    assert.equal(await ends('2026-11-18T18:00:00Z'), undefined)
  },
)

dbTest(
  'a morning is one mail with what is new and what waits, and the screen says how much',
  async (context) => {
    const { db } = context
    const [ada, luc] = [await person(context), await person(context)]
    await luc.choose({ count: { mail: 'off' } })
    const tell = async () =>
      new Map(
        [ada, luc].map(({ id }) => [
          id,
          () => [
            { kind: count, count: 3, lists: [{ lead: 'These wait:', items: [{ says: 'one' }] }] },
          ],
        ]),
      )
    await ada.choose({ news: { mail: 'morning' } })
    await ada.told(news, 'fresh')
    await morning(db, [tell])
    const [mail, ...more] = await ada.mails()
    assert.equal(mail?.subject, 'news: fresh · count: 3')
    assert.match(
      mail.text,
      /New since the last mail:\n- news: fresh\n[\s\S]*These wait:\n- one\n\nBecause\./,
    )
    assert.deepEqual(more, [])
    assert.deepEqual(await luc.mails(), [])
    assert.equal((await unreadOf(db, luc.id)).unread, 1)
    await morning(db, [tell], new Date('2026-11-19T12:00:00Z'))
    assert.equal((await unreadOf(db, luc.id)).unread, 1, 'what was shown the day before is read')
  },
)

test('what somebody wrote is quoted line by line', () => {
  const said = { says: 'Returned', quote: 'Which one?\nThe left?', why: 'Yours.' }
  const one = { ...said, act: 'Correct it', path: '/x' }
  const told = { name: 'Ada', publicUrl, exits: noExits, writer: undefined }
  const { subject, text } = written(noticeMail, { ...told, notices: [one] }, 'en')
  assert.equal(subject, 'Returned')
  assert.match(
    text,
    /Returned\n\n> Which one\?\n> The left\?\n\nCorrect it:\nhttps:\/\/safety\.test\/x/,
  )
  const two = written(noticeMail, { ...told, notices: [one, one] }, 'en')
  assert.ok(
    two.text.includes(
      '- Returned\n  > Which one?\n  > The left?\n  Yours.\n  https://safety.test/x',
    ),
  )
})
