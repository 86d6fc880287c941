// What a published alert says changes by revision: a save of it is the next version, with what is new in it.
import type { Context } from '../../../access/server/gate.ts'
import { sql } from '../../../kit/db/sql.ts'
import { enqueue } from '../../../kit/jobs/server/enqueue.ts'
import type { FieldErrors } from '../../../kit/problems.ts'
import { life } from '../../../manifest/feature.ts'
import type { RegisterExtension, Write } from '../../../register/server/extension.ts'
import { withAudience } from '../../audience/index.ts'
import { asksApproval, authorOf, tellApprover } from '../approval/approval.store.ts'
import { alertState, isLive } from '../publishing/live.ts'
import { addVersion, isUrgentDayFull, withdrawAlert } from '../publishing/publishing.store.ts'
import { tellAlert } from '../telling/tell-jobs.ts'
import { alertText, safetyAlerts } from './safety-alerts.register.ts'
import { isUrgent } from './severities.ts'

type AlertWrite = Write<typeof safetyAlerts>

const isPublished = ({ before }: AlertWrite) => (before?.edition ?? null) !== null

const isReworded = ({ before, after }: AlertWrite): boolean =>
  before !== undefined &&
  alertText.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

const isRevision = (change: AlertWrite): boolean => isPublished(change) && isReworded(change)

const isWidened = ({ before, after }: AlertWrite): boolean =>
  JSON.stringify(before?.audience) !== JSON.stringify(after.audience)

/** When a write makes people be told of an urgent alert of which they were not to be told before. */
function tellsUrgently(change: AlertWrite): Date | undefined {
  const { before, after } = change
  if (before === undefined || !isUrgent(after.severity)) return undefined
  if (isRevision(change)) return after.ask_again === false ? undefined : new Date()
  const wasScheduled = before.edition === null && before.publish_at !== null
  return wasScheduled && !isUrgent(before.severity) ? new Date(before.publish_at ?? '') : undefined
}

async function refusedUrgency({ db, can }: Context, change: AlertWrite): Promise<FieldErrors> {
  const { before, after } = change
  // A correction does not make an alert urgent by the way.
  const isRaised =
    isPublished(change) && isUrgent(after.severity) && !isUrgent(before?.severity ?? '')
  const at = tellsUrgently(change)
  const reachesMore = isPublished(change) && isUrgent(after.severity) && isWidened(change)
  if (at === undefined && !isRaised && !reachesMore) return {}
  if (!can('safety-alerts.urgent'))
    return { severity: ['You may not publish urgent alerts. Ask someone who may.'] }
  if (isRaised && at === undefined)
    return { ask_again: ['It becomes urgent: everyone must acknowledge it again.'] }
  if (at !== undefined && (await isUrgentDayFull(db, after.id, at)))
    return {
      severity: ['There are three urgent alerts that day already: more would not be read.'],
    }
  return {}
}

const isUnapproved = (change: AlertWrite): boolean =>
  (change.before?.approved_at ?? null) !== null &&
  (isReworded(change) || change.before?.approver !== change.after.approver)

/** Nobody approves what they wrote; where approval is asked for, only the approver rewords what people read. */
async function refusedApproval(context: Context, change: AlertWrite): Promise<FieldErrors> {
  const { db, session } = context
  const { before, after } = change
  const author = before === undefined ? session.accountId : await authorOf(db, after.id)
  const isNew = before?.approver !== after.approver
  if (isNew && after.approver !== null && after.approver === author)
    return { approver: ['Choose someone other than the author.'] }
  const asks = after.approver !== null || (await asksApproval(db))
  if (asks && isRevision(change) && after.approver !== session.accountId)
    return { approver: ['Only its approver may change what people read already.'] }
  return {}
}

const isOver = async ({ db }: Context, id: string) =>
  (await db.maybe(sql`select id from safety_alerts t
    where t.company_id = current_company() and t.id = ${id} and ${alertState} = 'expired'`)) !==
  undefined

const endsBeforeItBegins = async ({ db }: Context, { after }: AlertWrite) =>
  after.expires_on !== null &&
  after.publish_at &&
  (await db.maybe(sql`select id from company where id = current_company()
    and (${after.publish_at}::timestamptz at time zone timezone)::date > ${after.expires_on}`)) !==
    undefined

const writes = ({ can }: Pick<Context, 'can'>) =>
  life.some((action) => action !== 'view' && can(`safety-alerts.${action}`))

const extension: RegisterExtension<typeof safetyAlerts> = {
  register: safetyAlerts,
  computed: { state: alertState },
  // People who do not write alerts see what was published.
  scope: (viewer) => (writes(viewer) ? undefined : sql`t.edition is not null`),
  async settle(_, { before, after }) {
    const change = { before, after: { ...after, id: after.id } }
    // What was approved is not what it says now: it is approved again before it is published.
    if (!isPublished(change))
      return isUnapproved(change) ? { approved_by: null, approved_at: null, publish_at: null } : {}
    return isRevision(change) ? { edition: Number(before?.edition) + 1 } : { note: null }
  },
  async check(context, change) {
    const { after } = change
    const errors = {
      ...(await refusedUrgency(context, change)),
      ...(await refusedApproval(context, change)),
    }
    if (isRevision(change)) {
      if ((after.note ?? '') === '') errors.note = ['People read this already: say what is new.']
      if (await isOver(context, after.id))
        errors[''] = ['It has ended: it stays as it was read. Write a new alert.']
    }
    if (after.publish_at && (after.content ?? []).length + after.files.length === 0)
      errors.content = ['It says nothing: write what people must know.']
    if (await endsBeforeItBegins(context, change))
      errors.expires_on = ['It is published after that day.']
    return Object.keys(errors).length > 0 ? errors : undefined
  },
  async written({ db }, change) {
    const { before, after } = change
    // Whom it is for by now is told, whether the text is another or not.
    if (isPublished(change) && isWidened(change))
      await enqueue(db, tellAlert, { alert: after.id }, { key: after.id })
    const asksAnew = after.approver !== before?.approver || isUnapproved(change)
    if (after.approver !== null && asksAnew && !isPublished(change))
      await tellApprover(db, { alert: after.id, approver: after.approver, title: after.title })
    if (before === undefined || !isRevision(change)) return
    const number = Number(after.edition)
    const asks = after.ask_again !== false
    await addVersion(db, after.id, { number, asks, note: after.note, now: new Date() })
    // The next revision says by itself what is new.
    await db.run(sql`
      update safety_alerts set note = null, ask_again = true
      where company_id = current_company() and id = ${after.id}`)
  },
  became: {
    // What was to be published is not, and does not count among the urgent ones of its day.
    archive: async ({ db }, { id, edition }) =>
      edition === null ? void (await withdrawAlert(db, id)) : undefined,
  },
  refuses: {
    async archive({ db }, { id }) {
      const live = await db.maybe(sql`select id from safety_alerts t
        where t.company_id = current_company() and t.id = ${id} and ${isLive}`)
      return live === undefined ? undefined : 'It is live. End it first.'
    },
    async remove({ db }, { id }) {
      const read = await db.maybe(sql`
        select id from safety_alert_version
        where company_id = current_company() and alert = ${id} limit 1`)
      return read === undefined ? undefined : 'People have read it. It stays archived.'
    },
  },
}

export const safetyAlertsServer = withAudience(extension)
