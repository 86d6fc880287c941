// What points at people: as the database itself says it, so that no table can be forgotten.
import type { Db } from '../../../kit/db/server/database.ts'
import { type Sql, sql } from '../../../kit/db/sql.ts'
import type { RegisterExtension } from '../../../register/server/extension.ts'

export type Reference = {
  table: string
  column: string
  /** An account, or a person. */
  target: 'account' | 'person'
  /** One person, several, or a text in which ids stand: a document, or the address of a list. */
  as: 'one' | 'list' | 'jsonb' | 'text'
}

/** What says who did something, or belongs to the account itself: it stays as it is. */
export const stays: Readonly<Record<string, string>> = {
  'account.person':
    'an account of the staff is its person; a contractor’s is moved by its own rule',
  'audience_member.person': 'worked out anew',
  'bulk_action.account': 'who asked for it',
  'certificate_consents.noted_by': 'who did it',
  'certificate_consents.person': 'what somebody agreed to is theirs: the other is asked again',
  'confidential_read.account': 'who read it',
  'deficiency_event.by': 'who did it',
  'document_affected.person': 'whom a version affected does not change',
  'document_link.person': 'was sent to this person, and ends by itself',
  'document_quiz_try.person': 'what was answered does not change',
  'document_quiz_try.witness': 'what was answered does not change',
  'document_signoff.person': 'what was signed does not change',
  'document_signoff.witness': 'what was signed does not change',
  'file.created_by': 'who sent it',
  'hazard_review.done_by': 'who did it',
  'incident_classification.by': 'who did it',
  'incident_duty.sent_by': 'who did it',
  'incident_event.by': 'who did it',
  'incident_person_read.account': 'who read it',
  'gate_overrides.given_by': 'who did it',
  'incident_statement.taken_by': 'who did it',
  'incident_statement.witness': 'what was signed does not change',
  'import_run.created_by': 'who imported it',
  'jhsc_meetings.management_approved_by': 'what was approved does not change',
  'jhsc_meetings.worker_approved_by': 'what was approved does not change',
  'jhsc_recommendations.answered_by': 'who did it',
  'notice.account': 'what the account was told',
  'notice_stop_link.account': 'the way out of mails that the account was sent',
  'notice_settings.account': 'how the account wants to be told',
  'orientation_evidence.decided_by': 'who did it',
  'orientation_records.approved_by': 'who did it',
  'orientation_records.instructor': 'what was signed does not change',
  'orientation_records.revoked_by': 'who did it',
  'orientation_session.instructor': 'what was signed does not change',
  'osha_export.by': 'who did it',
  'report_messages.by': 'who wrote it',
  'person_confidential.id': 'encrypted for this person; it is read and encrypted anew',
  'person_confidential_read.account': 'who read it',
  'person_confidential_read.person': 'whose details were read',
  'person_distinct.one': 'said of these two rows',
  'person_distinct.other': 'said of these two rows',
  'person_likeness.person': 'worked out anew',
  'person_merge.gone': 'what was merged',
  'person_merge.kept': 'what was merged',
  'personal_token.account_id': 'ends with the account',
  'rule_switch.by': 'who said it',
  'safety_alert_acknowledgement.person': 'what was acknowledged does not change',
  'safety_alert_reader.person': 'whom an alert is for is worked out anew',
  'safety_alert_version.published_by': 'who did it',
  'session.account_id': 'ends with the account',
  'session.seen_as': 'seeing as a person ends with the session',
  'signature.signer': 'what was signed does not change',
  'signature.witnessed_by': 'what was signed does not change',
  'signing_pin.account': 'a secret of the account',
  'submission_event.by': 'who did it',
  'submission_revision.made_by': 'what was submitted does not change',
  'talk_absence.person': 'what was said of a talk does not change',
  'talk_attendance.person': 'what was signed does not change',
  'talk_attendance.witness': 'what was signed does not change',
  'training_attendance.person': 'what was signed does not change',
  'training_attendance.witness': 'what was signed does not change',
  'toolbox_talk_deliveries.presenter': 'what a crew has heard does not change',
  'tc_contacts.account': 'which account of the portal the contact signs in with',
  'training_records.revoked_by': 'who did it',
  'training_records.verified_by': 'who did it',
}

/** Texts that name people where no foreign key can: a chain's steps, whom a record is for, and the filters of a view
 *  that somebody saved. */
export const namingPeople: readonly Reference[] = [
  { table: 'escalation_chains', column: 'steps', target: 'account', as: 'jsonb' },
  ...[
    ...['custom_resource_types', 'custom_resources', 'orientation', 'policies'],
    ...['safety_alerts', 'swps', 'training_requirements'],
  ].map((table): Reference => ({ table, column: 'audience', target: 'person', as: 'jsonb' })),
  { table: 'register_view', column: 'query', target: 'account', as: 'text' },
]

/** The other documents: whom they name, if anybody, and why that stays. */
export const documentsThatStay: Readonly<Record<string, string>> = {
  'trade_contractors.address': 'where a company is',
  'training_standing.cells': 'courses, judged anew',
  'trade_contractors.history': 'numbers',
  'audience.rule': 'follows the record that it is of',
  'bulk_action.failures': 'what was done',
  'bulk_action.payload': 'what was asked for',
  'change.after': 'the log does not change',
  'change.before': 'the log does not change',
  'custom_resource_types.custom_fields': 'what fields are called',
  'custom_resources.asked': 'what fields were called',
  'custom_resources.content': 'words that somebody wrote',
  'custom_resources.own_values': 'words that somebody wrote',
  'deficiency_event.detail': 'what was done',
  'gate_overrides.reasons': 'what was decided',
  'gate_passes.reasons': 'what was decided',
  'import_run.changed': 'what was imported',
  'document_quiz_try.answers': 'what was answered does not change',
  'document_signoff.given': 'a drawing or a name',
  'incident_statement.given': 'a drawing or a name',
  'document_version.affects': 'what was sent for approval does not change',
  'document_version.approval': 'what was signed at approval does not change',
  'document_version.columns': 'what was sent for approval does not change',
  'document_version.content': 'what was sent for approval does not change',
  'import_run.mapping': 'the headings of a sheet',
  'import_run.mending': 'what was corrected in a sheet',
  'incident_investigation.causes': 'words that somebody wrote',
  'incident_investigation.facts': 'words that somebody wrote',
  'jhsc_meetings.agenda': 'words that somebody wrote',
  'login_token.detail': 'ends with the account',
  'notice.facts': 'what the account was told',
  'notice_settings.choices': 'kinds of notices',
  'notice_stop_link.before': 'kinds of notices',
  'osha_year.facts': 'what an executive certified does not change',
  'orientation.content': 'words that somebody wrote',
  'orientation.evidence': 'names of cards',
  'orientation_records.given': 'a drawing or a name',
  'orientation_session.given': 'a drawing or a name',
  'own_signature.strokes': 'a drawing',
  'person_merge.given': 'what was merged',
  'person_merge.moved': 'what was merged',
  'policies.content': 'words that somebody wrote',
  'safety_alert_version.content': 'what was read does not change',
  'safety_alerts.content': 'words that somebody wrote',
  'signature.strokes': 'a drawing',
  'submission_draft.answers':
    'what somebody is typing, on their device too; it is found by same_person',
  'submission_draft.context':
    'what somebody is typing, on their device too; it is found by same_person',
  'submission_draft.remarks':
    'what somebody is typing, on their device too; it is found by same_person',
  'submission_revision.about': 'what was submitted does not change',
  'submission_revision.answers': 'what was submitted does not change',
  'submission_revision.files': 'what was submitted does not change',
  'submission_revision.remarks': 'what was submitted does not change',
  'swps.content': 'words that somebody wrote',
  'talk_attendance.given': 'a drawing or a name',
  'training_attendance.given': 'a drawing or a name',
  'toolbox_talk_deliveries.given': 'a drawing or a name',
  'toolbox_talk_deliveries.words': 'what a crew has heard does not change',
  'toolbox_talks.content': 'words that somebody wrote',
  'toolbox_talks.questions': 'words that somebody wrote',
}

/** Every foreign key to an account or a person. */
export const foreignKeys = (db: Db): Promise<Reference[]> =>
  db.many<Reference>(sql`
    select c.conrelid::regclass::text as "table", a.attname::text as "column",
      c.confrelid::regclass::text as target, 'one' as "as"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      and a.attname <> 'company_id'
    where c.contype = 'f' and c.confrelid in ('account'::regclass, 'person'::regclass)
    order by 1, 2`)

const inRegisters = (extensions: readonly RegisterExtension[]): Reference[] =>
  extensions.flatMap(({ register: { table, fields } }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'people' && !field.computed && !field.apart)
      .map(([column]): Reference => ({ table, column, target: 'account', as: 'list' })),
  )

/** What is moved when two become one. */
export const referencesTo = async (
  db: Db,
  extensions: readonly RegisterExtension[],
): Promise<Reference[]> => [
  ...(await foreignKeys(db)).filter(({ table, column }) => !(`${table}.${column}` in stays)),
  ...inRegisters(extensions),
  ...namingPeople,
]

/** Which rows of a table point at a person. */
export function naming({ column, as }: Reference, person: string): Sql {
  if (as === 'one') return sql`${sql.id(column)} = ${person}::uuid`
  if (as === 'list') return sql`${person}::uuid = any(${sql.id(column)})`
  return sql`strpos(${sql.id(column)}::text, ${person}) > 0`
}

/** How many rows of each table point at each of them. */
export async function countReferences(
  db: Db,
  references: readonly Reference[],
  people: readonly string[],
): Promise<{ table: string; person: string; n: number }[]> {
  const each = references.flatMap((reference) =>
    people.map(
      (person) => sql`
      select ${reference.table}::text as "table", ${person}::text as person, count(*)::integer as n
      from ${sql.id(reference.table)}
      where company_id = current_company() and ${naming(reference, person)}`,
    ),
  )
  return db.many(
    { table: 'string', person: 'string', n: 'number' },
    sql`
    select "table", person, sum(n)::integer as n from (${sql.join(each, sql` union all `)}) counted
    where n > 0 group by 1, 2 order by 1, 2`,
  )
}
