import type { Context } from '../../../access/server/gate.ts'
import type { Db } from '../../../kit/db/server/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { training as law } from '../../../regulation/index.ts'
import { noteCovered, tellUncoveredSoon } from '../../appointments/index.ts'
import { storedCourse } from '../../competence/index.ts'
import { recordState } from './record-state.store.ts'
import { aidsFirst, lastExpiryBefore, recordAlike } from './records.store.ts'
import { usersTrainings } from './users-trainings.register.ts'

type RecordWrite = Write<typeof usersTrainings>

/** Until when it holds: what follows from the course as it is now, or what somebody said and why. A record that says
 *  nothing else of it keeps its day, whatever becomes of the course. */
async function expiryOf({ db }: Context, { before, after }: RecordWrite) {
  if (after.expiry_override !== null) return after.expiry_override
  const isSame =
    before?.course === after.course &&
    before?.completed_on === after.completed_on &&
    before?.expiry_override === null
  if (isSame) return before?.expires_on ?? null
  const course = await storedCourse(db, after.course)
  if (course === undefined) return null
  const previousExpiry = await lastExpiryBefore(db, after)
  return law.expiresOn(course, { completedOn: after.completed_on, previousExpiry }).day
}

/** Who says something that counts says it once: the day and the name stay with it. */
function signed(context: Context, change: RecordWrite, today: string) {
  const { before, after } = change
  const by = context.session.accountId
  const isVerified = after.verified_how !== null
  const isRevoked = after.revoked === true
  return {
    ...(before?.verified_how === after.verified_how
      ? {}
      : { verified_by: isVerified ? by : null, verified_on: isVerified ? today : null }),
    ...(before !== undefined && (before.revoked === true) === isRevoked
      ? {}
      : { revoked_by: isRevoked ? by : null, revoked_on: isRevoked ? today : null }),
  }
}

/** A record that no longer counts may take first aid from a shift: who must know is told a moment later. */
async function tellOfFirstAid(db: Db, person: string): Promise<void> {
  if (await aidsFirst(db, person)) await tellUncoveredSoon(db)
}

async function refused(context: Context, change: RecordWrite): Promise<FieldErrors> {
  const { db, can, session } = context
  const { before, after } = change
  const errors: FieldErrors = {}
  if (after.verified_how !== (before?.verified_how ?? null) && after.verified_how !== null) {
    if (!can('training.edit'))
      errors.verified_how = ['You may not verify training. Ask someone who may.']
    else if (after.person === session.accountId)
      errors.verified_how = ['Someone else verifies your own training.']
  }
  if (after.expiry_override !== null && after.expiry_override < after.completed_on)
    errors.expiry_override = ['The end is before the start.']
  const course = await storedCourse(db, after.course)
  const { minimum_score } = course ?? {}
  if (minimum_score != null && after.score !== null && after.score < minimum_score)
    errors.score = ['The score is below what this course asks for.']
  if ((await recordAlike(db, after)) !== undefined)
    errors.completed_on = ['This person already has this course on this day.']
  return errors
}

export const usersTrainingsServer: RegisterExtension<typeof usersTrainings> = {
  register: usersTrainings,
  computed: { state: recordState },
  async settle(context, change) {
    const { db } = context
    const course = await storedCourse(db, change.after.course)
    const today = await db.maybe({ day: 'string' }, sql`select company_today() as day`)
    return {
      name: course?.name ?? '',
      expires_on: await expiryOf(context, change),
      ...signed(context, change, today?.day ?? ''),
    }
  },
  async check(context, change) {
    const errors = await refused(context, change)
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written({ db }, { before, after }) {
    if (before !== undefined) await tellOfFirstAid(db, after.person)
    else if (await aidsFirst(db, after.person)) await noteCovered(db)
  },
  became: {
    archive: ({ db }, { person }) => tellOfFirstAid(db, String(person)),
    async restore({ db }, { person }) {
      if (await aidsFirst(db, String(person))) await noteCovered(db)
    },
  },
  finds: (search) => sql`exists (select from person p where p.company_id = t.company_id
    and p.id = t.person and strpos(p.search_text, folded(${search})) > 0)`,
}
