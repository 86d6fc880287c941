// Of every table of a company: how far a scope narrows it, decided by its policies. A new table without a decision
// fails here.
import assert from 'node:assert/strict'
import { sql } from '../../src/kit/db/sql.ts'
import { dbTest } from '../database.ts'

/** Narrowed by what a row says itself: who made it, whom it names, where it belongs. */
const scoped = [
  'anonymous_reports',
  'deficiencies',
  'incidents',
  'inventory',
  'monthly_reports',
  'orientation_records',
  'orientation_session',
  'person',
  'projects',
  'submissions',
  'task_management',
  'teams',
  'to_dos',
  'toolbox_talk_deliveries',
  'toolbox_talk_schedules',
  'training_sessions',
  'worked_hours',
]

/** Of the whole company: read by nobody who sees less of it. */
const ofCompanyAlone = [
  'count_difference',
  'counts',
  'support_access',
  'training_again',
  'training_judged',
  'training_standing',
]

/** Seen with the row that they hang from. */
const seenWith = [
  'answer',
  'asset_check',
  'asset_custody',
  'asset_meter_reading',
  'asset_tag_out',
  'audience_member',
  'certificate_consents',
  'confidential_read',
  'contact_mail',
  'deficiency_event',
  'engagement',
  'gate_overrides',
  'gate_passes',
  'gates',
  'hazard_review',
  'headcounts',
  'incident_classification',
  'incident_duty',
  'incident_event',
  'incident_investigation',
  'incident_person',
  'incident_person_read',
  'incident_statement',
  'incident_statement_link',
  'invitation',
  'made_paper',
  'orientation_evidence',
  'orientation_link',
  'person_confidential',
  'person_confidential_read',
  'person_distinct',
  'person_likeness',
  'person_merge',
  'project_duties',
  'project_forms',
  'project_holds',
  'rain_days',
  'report_messages',
  'signature',
  'signature_place',
  'submission_event',
  'submission_revision',
  'submission_words',
  'talk_absence',
  'talk_attendance',
  'talk_question',
  'task_event',
  'training_attendance',
  'training_records',
  'user_value',
  'workplace_assets',
  'workplace_contacts',
  'workplace_workers',
]

/** Every scope sees all of it: what it is for the company as a whole. */
const shared: Record<string, string> = {
  account: 'what people are called stands in every record; who they are is in person',
  asset_types: 'a list to choose from',
  audience: 'a rule, read with the record that it is of',
  change_check: 'whether the log is whole',
  chemical_instances: 'where a chemical stands concerns everybody there',
  chemical_sheet: 'a safety data sheet is for everybody',
  chemicals: 'everybody may know what they work with',
  client_contacts: 'contacts',
  clients: 'contacts',
  company_space: 'a counter',
  custom_resource_types: 'a list to choose from',
  custom_resources: 'what the company says to everybody',
  custom_resources_categories: 'a list to choose from',
  document: 'what the company says to everybody',
  document_affected: 'read with its document',
  document_link: 'read with its document',
  document_quiz_try: 'read with its document',
  document_signoff: 'read with its document',
  document_version: 'what the company says to everybody',
  emergency_contacts: 'contacts',
  entities: 'a list to choose from',
  escalation_chains: 'what the company says of notices',
  escalation_step_taken: 'read by the work of the morning',
  first_aid_bare: 'which shifts are without first aid concerns everybody there',
  first_aiders: 'posted at the workplace',
  form_categories: 'a list to choose from',
  form_draft: 'a form as it is made',
  form_version: 'forms',
  forms: 'forms',
  hazard_categories: 'a list to choose from',
  hazards: 'everybody may know what can hurt them',
  head_count: 'how many work at a place',
  hs_reps: 'posted at the workplace',
  incident_reasons: 'a list to choose from',
  incident_reasons_sublists: 'a list to choose from',
  incident_types: 'a list to choose from',
  incident_types_sublists: 'a list to choose from',
  jhsc: 'posted at the workplace',
  jhsc_committees: 'a committee works for a workplace, and what it does is open to all there',
  jhsc_inspections: 'read by all at the workplace, as its committee is',
  jhsc_meetings: 'minutes are posted at the workplace',
  jhsc_recommendations: 'read by all at the workplace, as its committee is',
  list_categories: 'a list to choose from',
  list_values: 'a list to choose from',
  lists: 'a list to choose from',
  locations: 'a list to choose from',
  missed_told: 'read by the work of the morning',
  notification_rules: 'what the company says of notices',
  number_series: 'numbers are given in turn, to each caller alike',
  open_score_due: 'read by a job',
  operation_roles: 'a kind of work',
  operations: 'a kind of work',
  orientation: 'what the company says to everybody',
  orientation_categories: 'a list to choose from',
  osha_export: 'of an establishment, for people who classify',
  osha_year: 'of an establishment, for people who classify',
  permission_template: 'a list to choose from',
  policies: 'what the company says to everybody',
  policies_categories: 'a list to choose from',
  probability_ratings: 'ratings',
  risk_matrix: 'ratings',
  risk_matrix_cell: 'ratings',
  rule_switch: 'what the company says of a rule',
  board_pass: 'by the device that was given it',
  board_pin: 'asked for by the code of its board',
  board_scans: 'read with its board',
  code_scans: 'read with what its code leads to',
  safety_boards: 'posted at the workplace',
  safety_alert_acknowledgement: 'read with its alert',
  safety_alert_reader: 'read with its alert',
  safety_alert_version: 'what the company says to everybody',
  safety_alerts: 'what the company says to everybody',
  seal_key: 'to seal PINs to; its private half is encrypted',
  severity_ratings: 'ratings',
  swps: 'everybody may know how a job is done safely',
  swps_categories: 'a list to choose from',
  tc_contacts: 'contacts',
  tc_default_forms: 'what contractors owe concerns everybody there',
  tc_forms: 'what contractors owe concerns everybody there',
  tc_papers: 'whether a contractor may work concerns everybody there',
  tc_submissions: 'read with its submission',
  tc_form_codes: 'printed for everybody there',
  template_proposal: 'decided on for the whole company by its managers',
  tc_waivers: 'what contractors owe concerns everybody there',
  tc_projects: 'where a contractor may work concerns everybody there',
  toolbox_talk_categories: 'a list to choose from',
  toolbox_talks: 'what the company says to everybody',
  trade_contractors: 'contacts',
  training: 'a list to choose from',
  training_requirements: 'what the company asks of people',
  user_field: 'what the company asks everybody',
}

/** Asked for by the person or the record that it is of, and in no other way. */
const byItsOwner: Record<string, string> = {
  bulk_action: 'by the account that began it',
  bulk_link: 'by its token',
  change:
    'by the record that it is of: change-log/server/subjects.ts, and the history of a record that is seen',
  change_head: 'by the log itself',
  change_seal: 'by the log itself',
  change_unsealed: 'by the log itself',
  file: 'by the record that names it, else by its sender: files/server/files.routes.ts',
  form_presence: 'who is at a form with the person',
  home_layouts: 'by the account that chose',
  import_run: 'by its token and the account that made it',
  notice: 'by the account that is told',
  notice_settings: 'by the account that chose',
  notice_stop_link: 'by its token',
  own_signature: 'by the account that drew it',
  personal_token: 'by the gate',
  push_subscription: 'by the account that is told there',
  qr_token: 'by its code; what it leads to is read as any record',
  register_view: 'by the account that saved it',
  session: 'by the gate',
  signing_pin: 'by the account that signs',
  submission_draft: 'by the account that fills',
}

dbTest('every table of a company says how a scope narrows it', async ({ db }) => {
  const tables = await db.many(
    { name: 'string', policies: 'strings' },
    sql`
    select c.relname::text as name, array(select p.polname::text from pg_policy p
      where p.polrelid = c.oid and p.polcmd = 'r' and not p.polpermissive
        and p.polname in ('scope', 'by_entity', 'company_alone') order by 1) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
        and not a.attisdropped) order by 1`,
  )
  const having = (...policies: string[]) =>
    tables.filter((one) => one.policies.join() === policies.join()).map(({ name }) => name)
  assert.deepEqual(having('by_entity', 'scope'), scoped)
  assert.deepEqual(having('company_alone'), ofCompanyAlone)
  assert.deepEqual(having('scope'), seenWith)
  assert.deepEqual(having(), [...Object.keys(shared), ...Object.keys(byItsOwner)].sort())
})

dbTest(
  'a row out of an entity’s reach is asked nothing more, and a search comes before',
  async ({ db }) => {
    const before = await db.many(
      { table: 'string', name: 'string' },
      sql`
    select p.polrelid::regclass::text as table, p.polname::text as name from pg_policy p
    join pg_policy mine on mine.polrelid = p.polrelid and mine.polname = 'by_entity'
    where not p.polpermissive and p.polcmd in ('r', '*') and p.polname < mine.polname`,
    )
    assert.deepEqual(before, [])
    const [found] = await db.many(
      { first: 'boolean' },
      sql`select proleakproof as first from pg_proc where proname = 'found_at'`,
    )
    assert.equal(found?.first, true)
  },
)
