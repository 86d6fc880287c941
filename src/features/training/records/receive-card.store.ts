// A card that a contractor sends of its worker: a record of training that somebody of the company has yet to verify.
import { one } from '../../../kit/db/row.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { Problem } from '../../../kit/problems.ts'
import { training as law } from '../../../regulation/index.ts'
import { storedCourse } from '../../competence/index.ts'
import { attachFile } from '../../files/index.ts'
import { recordState } from './record-state.store.ts'
import { lastExpiryBefore, recordAlike } from './records.store.ts'
import { usersTrainings } from './users-trainings.register.ts'

type Card = {
  contractor: string
  /** The name of the contractor, which says why the card ends on another day than its course. */
  sender: string
  person: string
  course: string
  completed_on: string
  /** As the card says; where it says nothing, it follows from the course. */
  expires_on: string | null
  certificate_number: string | null
  file: string
}

const wrong = (field: string, message: string) =>
  new Problem('input/invalid', { errors: { [field]: [message] } })

/** What people of a company may hold. */
export const coursesNow = (db: Db) =>
  db.many(
    { id: 'string', name: 'string' },
    sql`select id, name from training where company_id = current_company() and archived_at is null
      order by folded(name) collate counted, id`,
  )

export async function receiveCard(db: Db, card: Card): Promise<string> {
  const { person, course: id, completed_on, expires_on } = card
  const known = (await coursesNow(db)).some((one) => one.id === id)
  const course = known ? await storedCourse(db, id) : undefined
  if (course === undefined) throw wrong('course', 'Choose from the list.')
  const today = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
  if (completed_on > (today?.day ?? '')) throw wrong('completed_on', 'The day is in the future.')
  if (expires_on !== null && expires_on < completed_on)
    throw wrong('expires_on', 'The end is before the start.')
  const record = { id: newId(), person, course: id, completed_on }
  if ((await recordAlike(db, record)) !== undefined)
    throw wrong('completed_on', 'This person already has this course on this day.')
  const previousExpiry = await lastExpiryBefore(db, record)
  const usual = law.expiresOn(course, { completedOn: completed_on, previousExpiry }).day
  const other = expires_on === usual ? null : expires_on
  if (!(await attachFile(db, card.file, { subject: usersTrainings.name, id: record.id })))
    throw wrong('file', 'Send the file again.')
  await db.run(sql`
    insert into training_records (company_id, id, name, person, course, completed_on, expires_on,
      expiry_override, expiry_reason, certificate_number, front, from_contractor)
    values (current_company(), ${record.id}, ${course.name}, ${person}, ${id}, ${completed_on},
      ${other ?? usual}, ${other}, ${other === null ? null : card.sender},
      ${card.certificate_number}, ${card.file}, ${card.contractor})`)
  return record.id
}

type CardState = 'valid' | 'expiring' | 'expired' | 'pending_verification' | 'revoked'

/** What these people have, the latest of each course. */
export const cardsOf = (db: Db, people: readonly string[]) =>
  db.many(
    {
      ...{ person: 'string', id: 'string', name: 'string', completed_on: 'string' },
      expires_on: 'string?',
      state: one<CardState>(),
    },
    sql`
    select distinct on (t.person, folded(t.name), t.course) t.person, t.id, t.name, t.completed_on,
      t.expires_on, ${recordState} as state
    from training_records t
    where t.company_id = current_company() and t.archived_at is null
      and t.person = any(${[...people]}::uuid[])
    order by t.person, folded(t.name), t.course, t.completed_on desc, t.id`,
  )
