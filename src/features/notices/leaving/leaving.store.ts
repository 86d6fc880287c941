import { createHash, randomBytes } from 'node:crypto'
import { json, type RowOf, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { settingsOf, storeSettings } from '../server/settings.store.ts'
import type { NoticeChoices } from '../settings.contract.ts'

const days = 60
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A link that turns off the mails of some kinds for one person. */
export async function makeStopLink(
  db: Db,
  account: string,
  kinds: readonly { name: string; label: string }[],
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.run(sql`
    insert into notice_stop_link (company_id, token_hash, account, kinds, labels, expires_at)
    values (current_company(), ${hashOf(token)}, ${account}, ${kinds.map(({ name }) => name)},
      ${kinds.map(({ label }) => label)},
      now() + ${days} * interval '1 day')`)
  return token
}

export const forgetStopLinks = (db: Db, now: Date) =>
  db.run(sql`
    delete from notice_stop_link where company_id = current_company() and expires_at < ${now}`)

const linkRow = row({
  company_id: 'string',
  account: 'string',
  company: 'string',
  kinds: 'strings',
  labels: 'strings',
  stopped: 'boolean',
  before: json<NoticeChoices>(),
})
export type StopLink = RowOf<typeof linkRow>

export const openStopLink = (
  db: Db,
  token: string,
  { id, ip }: { id: string; ip: string },
): Promise<StopLink | undefined> =>
  db.maybe(
    linkRow,
    sql`select * from open_notice_stop(${hashOf(token)}, ${id}, ${ip}) where account is not null`,
  )

const noteStop = (db: Db, token: string, before: NoticeChoices | null) =>
  db.run(sql`
    update notice_stop_link set before = ${before === null ? null : JSON.stringify(before)}::jsonb,
      stopped_at = ${before === null ? sql`null` : sql`now()`}
    where company_id = current_company() and token_hash = ${hashOf(token)}`)

export async function stopMails(db: Db, token: string, { account, kinds }: StopLink) {
  const settings = await settingsOf(db, account)
  const before: NoticeChoices = {}
  const choices = { ...settings.choices }
  for (const kind of kinds) {
    before[kind] = choices[kind] ?? {}
    choices[kind] = { ...choices[kind], mail: 'off' }
  }
  await storeSettings(db, account, { ...settings, choices })
  await noteStop(db, token, before)
}

export async function bringMailsBack(db: Db, token: string, { account, before }: StopLink) {
  const settings = await settingsOf(db, account)
  await storeSettings(db, account, {
    ...settings,
    choices: { ...settings.choices, ...before },
  })
  await noteStop(db, token, null)
}
