// Whom a rule reaches, with how it comes to each, and how they have chosen to be told.
import type { Scope } from '../../../../access/scope.ts'
import { json, one, type RowOf, row } from '../../../../kit/db/row.ts'
import type { Db } from '../../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../../kit/db/sql.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import { chosenMail, chosenScreen } from '../../server/settings.store.ts'
import type { MailTime } from '../../settings.contract.ts'

/** Whom it names, and what they are at a place. */
export type Reach = {
  at_place: readonly string[]
  roles: readonly string[]
  templates: readonly string[]
  people: readonly string[]
}

/** The projects and teams whose people are meant; `all`: of every one that is not over. */
export type RulePlaces = { projects: readonly string[]; teams: readonly string[] } | 'all'

const ids = (given: readonly string[]): Sql => sql`${[...given]}::uuid[]`
const texts = (given: readonly string[]): Sql => sql`${[...given]}::text[]`
const under = sql`company_id = current_company() and archived_at is null and completed_at is null`

const among = (places: RulePlaces, which: 'projects' | 'teams'): Sql =>
  places === 'all' ? under : sql`company_id = current_company() and id = any(${ids(places[which])})`

const placeRole = (name: string, column: string, reach: Reach, which: Sql): Sql => sql`
  select ${sql.id(column)}, ${name}::text, name from ${which} and ${name} = any(${texts(reach.at_place)})`

const reachedRow = row({
  id: 'string',
  name: 'string',
  role_id: 'number?',
  template: 'strings',
  extra: 'strings',
  refused: 'strings',
  scope: one<Scope>(),
  why: json<{ by: string; what: string | null }[]>(),
  shown: 'boolean',
  chosen_mail: 'string?',
  chose: 'boolean',
})
export type RuleReceiver = RowOf<typeof reachedRow>

/** The staff whom it reaches there, by name. `told` is the kind by which they choose how they are told. */
export const reachedBy = (
  db: Db,
  reach: Reach,
  places: RulePlaces,
  told: NoticeKind,
): Promise<RuleReceiver[]> => {
  const projects = sql`projects where ${among(places, 'projects')}`
  return db.many(
    reachedRow,
    sql`
    with reached (account, by, what) as (
      select id, 'role', null::text from account
        where company_id = current_company() and role_id::text = any(${texts(reach.roles)})
      union all select a.id, 'template', t.name from account a
        join permission_template t on t.company_id = a.company_id and t.id = a.permission_template_id
        where a.company_id = current_company() and t.id = any(${ids(reach.templates)})
      union all select named, 'named', null from unnest(${ids(reach.people)}) named
      union all ${placeRole('supervisor', 'supervisor', reach, projects)}
      union all ${placeRole('manager', 'manager', reach, projects)}
      union all ${placeRole('hs_lead', 'hs_lead', reach, projects)}
      union all ${placeRole('supervisor', 'leader', reach, sql`teams where ${among(places, 'teams')}`)})
    select a.id, concat_ws(' ', nullif(a.first_name, ''), nullif(a.last_name, '')) as name, a.role_id,
      coalesce(t.grants, '{}') as template, a.extra_grants as extra, a.denied_grants as refused,
      coalesce(a.scope, t.scope, 'company') as scope, r.why, ${chosenScreen(told)} as shown, ${chosenMail(told, false)} as chosen_mail,
      coalesce(s.choices -> ${told.name} ? 'mail', false) as chose
    from (select account, jsonb_agg(jsonb_build_object('by', by, 'what', what) order by by, what) as why
      from reached where account is not null group by account) r
    join account a on a.company_id = current_company() and a.id = r.account
      and a.kind = 'staff' and a.deactivated_at is null
    left join permission_template t
      on t.company_id = a.company_id and t.id = a.permission_template_id
    left join notice_settings s on s.company_id = a.company_id and s.account = a.id
    order by folded(concat_ws(' ', a.first_name, a.last_name)), a.id`,
  )
}

/** When it is mailed to them: as they chose, or else as the rule says. */
export const mailOf = ({ chose, chosen_mail }: RuleReceiver, rule: MailTime): MailTime =>
  chose ? (chosen_mail === 'at-once' || chosen_mail === 'morning' ? chosen_mail : 'off') : rule
