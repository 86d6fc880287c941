// How a person wants to be told: what on the screen, what by mail and when, and at which hours no mail.
import { json, row } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import type { NoticeChoices, NoticeSettings } from '../settings.contract.ts'

/** Of the settings `s`: whether a kind is shown. */
export const chosenScreen = ({ name, mandatory }: NoticeKind): Sql =>
  mandatory ? sql`true` : sql`coalesce((s.choices -> ${name} ->> 'screen')::boolean, true)`

/** Of the settings `s`: when a kind is mailed; nothing where it is not. */
export function chosenMail({ name, mail, mandatory }: NoticeKind, urgent: boolean): Sql {
  const chosen = sql`s.choices -> ${name} ->> 'mail'`
  const said = mandatory ? sql`nullif(${chosen}, 'off')` : chosen
  return sql`case when ${urgent} and ${said} is distinct from 'off' then 'at-once'
    else nullif(coalesce(${said}, ${mail}), 'off') end`
}

/** What goes by mail at once goes to devices too, unless the person chooses otherwise. */
export const isPushed = ({ mail }: Pick<NoticeKind, 'mail'>): boolean => mail === 'at-once'

/** Of the settings `s`: whether devices are told of a kind. */
export const chosenPush = (kind: NoticeKind, urgent: boolean): Sql =>
  sql`coalesce((s.choices -> ${kind.name} ->> 'push')::boolean, ${urgent || isPushed(kind)})`

const settingsRow = row({
  choices: json<NoticeChoices>(),
  quiet_from: 'string?',
  quiet_until: 'string?',
})

export const settingsOf = async (db: Db, account: string): Promise<NoticeSettings> =>
  (await db.maybe(
    settingsRow,
    sql`
    select choices, to_char(quiet_from, 'HH24:MI') as quiet_from,
      to_char(quiet_until, 'HH24:MI') as quiet_until
    from notice_settings where company_id = current_company() and account = ${account}`,
  )) ?? { choices: {}, quiet_from: null, quiet_until: null }

export async function storeSettings(
  db: Db,
  account: string,
  { choices, quiet_from, quiet_until }: NoticeSettings,
): Promise<void> {
  await db.run(sql`
    insert into notice_settings (company_id, account, choices, quiet_from, quiet_until)
    values (current_company(), ${account}, ${JSON.stringify(choices)}::jsonb, ${quiet_from},
      ${quiet_until})
    on conflict (company_id, account) do update set choices = excluded.choices,
      quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`)
}

/** When the quiet hours end that the person is in; nothing where they are in none. */
export async function quietEnd(db: Db, account: string, now: Date): Promise<Date | undefined> {
  const found = await db.maybe(
    { until: 'string?' },
    sql`
    select case when quiet then
      (here::date + quiet_until + case when quiet_until <= here::time then interval '1 day'
        else interval '0' end) at time zone timezone end as until
    from (
      select c.timezone, s.quiet_until, here,
        case when s.quiet_from <= s.quiet_until
          then here::time >= s.quiet_from and here::time < s.quiet_until
          else here::time >= s.quiet_from or here::time < s.quiet_until end as quiet
      from notice_settings s join company c on c.id = s.company_id,
        lateral (select ${now}::timestamptz at time zone c.timezone as here) h
      where s.company_id = current_company() and s.account = ${account}) now_there`,
  )
  return found?.until == null ? undefined : new Date(found.until)
}
