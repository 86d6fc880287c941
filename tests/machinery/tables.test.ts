// What must hold of every table, function and role; each exception with its reason.
import assert from 'node:assert/strict'
import type { Db } from '../../src/kit/db/server/database.ts'
import { type Sql, sql } from '../../src/kit/db/sql.ts'
import { dbTest } from '../database.ts'

/** Tables that belong to no company. */
const ofNoCompany: Record<string, string> = {
  backup_made: 'when the whole installation was copied away',
  company: 'it is the company; its policy compares its id',
  company_removed: 'what stays of a company that was removed; read by the gate’s role alone',
  company_start: 'links that begin a company; read by the gate’s role alone',
  default_template: 'what every new company begins with; it is its own history',
  login: 'one login may serve several companies',
  provider_admin: 'the provider’s own people',
  login_token: 'links of a login',
  passkey: 'keys of a login; adding and removing one is told as an event',
  passkey_challenge: 'what devices are asked to sign, for minutes',
  attempt: 'counters of tries, most of them before anybody is known',
  job_step: 'ids of jobs and names of their steps, no content',
  mail: 'read by the gate’s role alone',
  site_request: 'what visitors asked the provider; read by the gate’s role alone',
  encryption_key: 'ids of the keys of the installation, no key among them',
  migration: 'the history of the schema itself',
  known_right:
    'which rights this installation has given out; the templates that hold them are in the log',
}

/** Tables of a company that are not secured by secure(). */
const securedOtherwise: Record<string, string> = {
  change: 'it is the log: read by the company, written by the log’s trigger alone',
  change_head: 'the log’s own last link; no role of requests may touch it',
  change_seal: 'the chain of the log; written by the sealer alone',
  change_unsealed: 'what of the log is sealed next',
  change_check: 'what the last check of the log found; written by the night’s job alone',
  answer: 'the answers of a revision once more, for reports; the revision is what the log tells',
  asset_check: 'what a submission found; the submission itself is in the log',
  audience: 'follows the records that have one, which are in the log',
  audience_member: 'worked out from the audiences; a job may do so anew at any time',
  board_pass: 'only the hash of what a device was given, for a month',
  board_pin: 'a secret, of which only the hash is kept; setting it is told as an event',
  board_scans: 'a number a day',
  code_scans: 'a number a day',
  bulk_action: 'its progress is written as it goes; what it hands out is told when it is done',
  bulk_link: 'only the hash of a link; its recipient stands with the action',
  company_space: 'a counter of what the log tells of files',
  incident_person_read: 'reading changes nothing; the first of a day is told as an event',
  confidential_read: 'reading changes nothing; the first of a day is told as an event',
  person_confidential_read: 'reading changes nothing; the first of a day is told as an event',
  person_likeness: 'worked out from the person when somebody looks for duplicates',
  document_affected:
    'worked out from a rule as a version is published; the version with its rule is in the log',
  escalation_step_taken: 'which steps of a chain were taken; the notices say to whom',
  count_difference: 'numbers that follow from rows of others, not added up yet',
  counts: 'numbers that follow from rows of others; counting anew gives the same',
  first_aid_bare: 'which shifts were found bare; what is told of them is in the notices',
  document:
    'what documents of all kinds share once more; the rows of their registers are in the log',
  form_draft: 'a draft is saved with every pause; publishing it is what the log tells',
  form_presence: 'who is at a draft right now',
  made_paper: 'what a paper that was made is known by; that it was made is told as an event',
  missed_told: 'up to which day people were told; the mails have the rest',
  notice: 'what a person was told and whether they read it; what it is of is in the log',
  notice_settings: 'how a person wants to be told; it concerns nobody but them',
  notice_stop_link: 'only the hash of a link; what it turns off concerns nobody but its person',
  number_series: 'the last number given; the log says to whom',
  open_score_due: 'what a job has still to work out; the rows that it changes are in the log',
  personal_token: 'read by the gate’s role alone; making and revoking one are told as events',
  push_subscription: 'a device on which a person wants to be told; it concerns nobody but them',
  safety_alert_reader:
    'when each reader was told and opened it; what they acknowledged is in the log',
  session: 'read by the gate’s role alone; an admin’s has no company',
  signing_pin: 'a secret, of which only the hash is kept; setting it is told as an event',
  submission_words:
    'the words of a revision once more, to find it by; the revision is what the log tells',
  submission_draft: 'a draft is saved with every pause; sending it is what the log tells',
  training_again: 'whose trainings are judged next',
  training_judged: 'up to which day all trainings were judged',
  training_standing: 'worked out from records and rules; judging anew gives the same',
}

/** Keys of tables of a company that begin with something else. */
const keysOfTheirOwn: Record<string, string> = {
  'anonymous_reports anonymous_reports_code':
    'a tracking code is followed before its company is known',
  'contact_mail contact_mail_by_stop': 'a link is followed before its company is known',
  'document_link document_link_by_hash': 'a link is followed before its company is known',
  'incident_statement_link incident_statement_link_by_hash':
    'a link is followed before its company is known',
  'orientation_link orientation_link_by_hash': 'a link is followed before its company is known',
  'notice_stop_link notice_stop_link_token_hash_key':
    'a link is followed before its company is known',
  'personal_token personal_token_token_hash_key':
    'a token is looked up before its company is known',
  'push_subscription push_subscription_endpoint':
    'a browser tells one person, whatever company the last one was of',
  'qr_token qr_token_by_token': 'a code is scanned before its company is known',
  'signature_place signature_place_by_link': 'a link is followed before its company is known',
  'session session_pkey': 'an admin’s session has no company',
  'session session_token_hash_key': 'a token is looked up before its company is known',
}

const names = async (db: Db, query: Sql) =>
  (await db.many<{ name: string }>(query)).map(({ name }) => name).sort()

const tables = sql`
  select c.oid, c.relname as name, c.relrowsecurity as secured,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
      and not a.attisdropped) as of_company
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const ofCompany = sql`select * from (${tables}) t where of_company`

dbTest('every table belongs to a company, or says why not', async ({ db }) => {
  const found = await names(db, sql`select name from (${tables}) t where not of_company`)
  assert.deepEqual(found, Object.keys(ofNoCompany).sort())
})

dbTest('every table of a company is secured, or says why not', async ({ db }) => {
  const bare = await names(
    db,
    sql`
      select name from (${ofCompany}) t where not (secured
        and exists (select from pg_policy where polrelid = t.oid and polname = 'company_scope'
          and polcmd = '*' and pg_get_expr(polqual, polrelid) = '(company_id = current_company())')
        and exists (select from pg_trigger where tgrelid = t.oid and tgname = 'touch'
          and tgfoid = 'touch'::regproc and tgenabled = 'O')
        and exists (select from pg_trigger where tgrelid = t.oid and tgname = 'log_change'
          and tgfoid = 'log_change'::regproc and tgenabled = 'O' and tgdeferrable))`,
  )
  assert.deepEqual(bare, Object.keys(securedOtherwise).sort())
})

dbTest('keys of a company’s tables begin with the company', async ({ db }) => {
  const unique = sql`
    select t.name || ' ' || i.indexrelid::regclass as name
    from (${ofCompany}) t join pg_index i on i.indrelid = t.oid and i.indisunique
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where a.attname <> 'company_id'`
  const references = sql`
    select t.name || ' ' || f.conname as name
    from (${ofCompany}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
    join (${ofCompany}) other on other.oid = f.confrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = f.conkey[1]
    join pg_attribute b on b.attrelid = other.oid and b.attnum = f.confkey[1]
    where a.attname <> 'company_id' or b.attname <> 'company_id'`
  assert.deepEqual(await names(db, unique), Object.keys(keysOfTheirOwn).sort())
  assert.deepEqual(await names(db, references), [])
})

dbTest(
  'no row of one company can point at another’s: references name the company',
  async (test) => {
    const single = sql`
    select t.name || ' ' || f.conname as name
    from (${ofCompany}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
    where f.confrelid in (select oid from (${ofCompany}) other) and cardinality(f.conkey) < 2`
    assert.deepEqual(await names(test.db, single), [])
  },
)

dbTest('references are indexed where they begin', async ({ db }) => {
  const bare = sql`
    select t.name || ' ' || f.conname as name
    from (${ofCompany}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
    where cardinality(f.conkey) > 1 and not exists (
      select from pg_index i where i.indrelid = t.oid
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`
  // A session is looked up by its token, and ends with its account's deactivation.
  assert.deepEqual(await names(db, bare), ['session session_company_id_account_id_fkey'])
})

dbTest('the roles of requests pass no policy and own nothing', async ({ db }) => {
  const roles = await db.many(sql`
    select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin
        or rolreplication as powerful,
      exists (select from pg_class where relowner = r.oid)
        or exists (select from pg_proc where proowner = r.oid)
        or exists (select from pg_namespace where nspowner = r.oid) as owns,
      exists (select from pg_auth_members where member = r.oid) as member
    from pg_roles r where rolname like 'plumbline\\_%' order by 1`)
  const harmless = { powerful: false, owns: false, member: false }
  assert.deepEqual(roles, [
    { name: 'plumbline_app', ...harmless },
    { name: 'plumbline_entity', ...harmless, member: true },
    { name: 'plumbline_gate', ...harmless },
    { name: 'plumbline_scoped', ...harmless, member: true },
  ])
  const memberships = await db.many(sql`
    select roleid::regrole::text as of, member::regrole::text as name from pg_auth_members
    where member::regrole::text like 'plumbline\\_%' order by 2`)
  assert.deepEqual(memberships, [
    { of: 'plumbline_app', name: 'plumbline_entity' },
    { of: 'plumbline_app', name: 'plumbline_scoped' },
  ])
})

dbTest('no table is open to everybody', async ({ db }) => {
  const open = sql`
    select c.relname as name from pg_class c, aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and g.grantee = 0`
  assert.deepEqual(await names(db, open), [])
})

dbTest('functions with their owner’s rights search where they say', async ({ db }) => {
  const loose = sql`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and not coalesce('search_path=public, pg_temp' = any (p.proconfig), false)`
  assert.deepEqual(await names(db, loose), [])
})

dbTest('functions with their owner’s rights are granted one by one', async ({ db }) => {
  const open = sql`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and p.prorettype <> 'trigger'::regtype
      and (p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0))`
  assert.deepEqual(await names(db, open), [])
})

dbTest(
  'the role of requests can neither write the log nor read how people sign in',
  async (test) => {
    const can = sql`
    select t.name || ' ' || p as name
    from (${tables}) t, unnest('{select,insert,update,delete,truncate}'::text[]) p
    where t.name in ('change', 'change_head', 'change_seal', 'change_unsealed', 'login', 'login_token', 'session', 'mail',
        'provider_admin', 'attempt', 'migration')
      and has_table_privilege('plumbline_app', t.oid, p)`
    assert.deepEqual(await names(test.db, can), ['change select'])
  },
)
