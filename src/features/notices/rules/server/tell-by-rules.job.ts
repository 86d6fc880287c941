// Tells the people whom the company's rules name what happened. It is a job, so that the cause need not wait, and
// in the name of that cause, so that the person who acted is not told.
import { z } from 'zod'
import type { Db } from '../../../../kit/db/server/database.ts'
import { sql } from '../../../../kit/db/sql.ts'
import { defineJob } from '../../../../kit/jobs/job.ts'
import { enqueue } from '../../../../kit/jobs/server/enqueue.ts'
import { type Performed, perform } from '../../../../kit/jobs/server/perform.ts'
import type { NoticeKind } from '../../../../manifest/notice.ts'
import type { Registers } from '../../../../register/server/registers.ts'
import { actorNamed } from '../../server/cause.ts'
import { mailNotices } from '../../server/mail-jobs.ts'
import type { MailTime } from '../../settings.contract.ts'
import { byRule } from '../by-rule.ts'
import { holdsAt, holdsOf } from '../places.ts'
import { mailOf, type RuleReceiver, reachedBy } from './receivers.store.ts'
import { type NotificationRule, ruledRecord, rulesFor } from './rules.store.ts'
import { seeing } from './sight.ts'

export const tellByRules = defineJob(
  'tell-by-rules',
  z.object({
    kind: z.string(),
    record: z.uuid(),
    event: z.string(),
    facts: z.record(z.string(), z.string().nullable()),
  }),
)
type Happened = z.output<typeof tellByRules.payload>

const urgency: readonly MailTime[] = ['off', 'morning', 'at-once']
const isSooner = (one: MailTime, other: MailTime) => urgency.indexOf(one) > urgency.indexOf(other)

type Telling = { person: RuleReceiver; rule: NotificationRule; mail: MailTime }

/** Each person once, by the rule that tells them soonest. */
function soonest(tellings: readonly Telling[]): Telling[] {
  const found = new Map<string, Telling>()
  for (const telling of tellings) {
    const before = found.get(telling.person.id)
    if (before === undefined || isSooner(telling.mail, before.mail))
      found.set(telling.person.id, telling)
  }
  return [...found.values()]
}

export async function tellRuled(
  db: Db,
  kind: NoticeKind,
  registers: Registers,
  { record, event, facts }: Omit<Happened, 'kind'>,
): Promise<void> {
  if (kind.others === undefined) return
  const extension = registers.extension(kind.others.of)
  const ruled = await ruledRecord(db, extension.register, record)
  const places = {
    projects: ruled.project === null ? [] : [ruled.project],
    teams: ruled.team === null ? [] : [ruled.team],
  }
  const tellings: Telling[] = []
  for (const rule of await rulesFor(db, kind.name)) {
    if (!holdsAt(rule, ruled) || !holdsOf(rule, ruled)) continue
    for (const person of await reachedBy(db, rule, places, byRule))
      tellings.push({ person, rule, mail: mailOf(person, rule.mail) })
  }
  const people = soonest(tellings)
  const seers = new Set(
    await seeing(
      db,
      kind,
      extension,
      record,
      people.map(({ person }) => person),
    ),
  )
  const told = people.filter(({ person }) => seers.has(person))
  await hurry(db, kind, event, told)
  await insertRuled(db, { kind, record, event, facts }, told)
}

/** Whom the product has told already is mailed at once where a rule says so, unless they chose otherwise. */
async function hurry(
  db: Db,
  kind: NoticeKind,
  event: string,
  told: readonly Telling[],
): Promise<void> {
  const urgent = told.filter(({ mail }) => mail === 'at-once').map(({ person }) => person.id)
  const hurried = await db.many(
    { account: 'string' },
    sql`
    update notice n set mail = 'at-once'
    where n.company_id = current_company() and n.kind = ${kind.name} and n.event = ${event}
      and n.account = any(${urgent}::uuid[]) and n.mail = 'morning' and n.mailed_at is null
      and n.read_at is null and not exists (select from notice_settings s
        where s.company_id = n.company_id and s.account = n.account
          and s.choices -> ${kind.name} ? 'mail')
    returning n.account`,
  )
  for (const { account } of hurried) await enqueue(db, mailNotices, { account }, { key: account })
}

/** Not the person who caused it, and nobody whom the product has told of it itself. */
async function insertRuled(
  db: Db,
  { kind, record, event, facts }: Omit<Happened, 'kind'> & { kind: NoticeKind },
  told: readonly Telling[],
): Promise<void> {
  const rows = told.map(({ person, rule, mail }) => ({
    account: person.id,
    shown: person.shown,
    mail: mail === 'off' ? null : mail,
    facts: { ...facts, rule: rule.name, of: kind.name },
  }))
  const inserted = await db.many(
    { account: 'string', mail: 'string?' },
    sql`
    insert into notice (company_id, account, kind, event, record, facts, shown, mail, cause)
    select current_company(), r.account, ${byRule.name}, ${event}, ${record}, r.facts, r.shown, r.mail,
      ${actorNamed(facts)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(account uuid, facts jsonb, shown boolean, mail text)
    where r.account is distinct from nullif(current_setting('app.actor_id', true), '')::uuid
      and not exists (select from notice n where n.company_id = current_company()
        and n.account = r.account and n.kind = ${kind.name} and n.event = ${event})
    on conflict do nothing
    returning account, mail`,
  )
  for (const { account, mail } of inserted)
    if (mail === 'at-once') await enqueue(db, mailNotices, { account }, { key: account })
}

export const tellByRulesOf = (kinds: readonly NoticeKind[], registers: Registers): Performed =>
  perform(tellByRules, async ({ payload: { kind: name, ...happened }, once }) => {
    const kind = kinds.find((one) => one.name === name)
    if (kind !== undefined) await once('tell', (db) => tellRuled(db, kind, registers, happened))
  })
