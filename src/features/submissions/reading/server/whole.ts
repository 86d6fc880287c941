// A submission whole: one read of the row, one of the rows that hang on it, and what may be done with it.
import type { z } from 'zod'
import { readerOf } from '../../../../access/seeing.ts'
import type { Context } from '../../../../access/server/gate.ts'
import { type FormDefinition, openFilling } from '../../../forms/definition/index.ts'
import {
  asksConfidence,
  holdsConfidence,
  readsAll,
  withoutConfidential,
} from '../../content/server/confidential.ts'
import { noteReads, readsOf } from '../../content/server/confidential-reads.store.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { namesAsUsed } from '../../papers/server/names.store.ts'
import {
  actsOn,
  findSubmission,
  holderOf,
  isSignable,
} from '../../stages/server/lock-submission.ts'
import { isMine } from '../../stages/server/signing-order.ts'
import { signersAmong, wayHere } from '../../stages/server/way-here.ts'
import type { whole } from '../reading.contract.ts'
import { type WholeRow, wholeRow } from './whole.store.ts'

export type Whole = z.input<typeof whole>

/** Says of the person who reads what is confidential that they do. */
export async function noteRead(
  { db, session }: Context,
  submission: string,
  {
    definition,
    answers,
    remarks,
  }: Pick<Whole, 'answers' | 'remarks'> & { definition: FormDefinition },
): Promise<void> {
  const account = readerOf(session)
  if (account !== undefined && holdsConfidence(definition.fields, answers, remarks))
    await noteReads(db, { submissions: [submission], account, way: 'screen' })
}

/** What happened to it; a manager of health and safety also sees who read it. */
async function eventsOf(
  { db, session }: Context,
  row: WholeRow,
  definition: FormDefinition,
  seen: FormDefinition,
): Promise<Whole['events']> {
  const shown = new Set(seen.fields.map(({ key }) => key))
  const events = row.events.map((each) => ({
    ...each,
    questions: each.questions.filter((key) => shown.has(key)),
  }))
  if (session.roleId !== 1 || !asksConfidence(definition)) return events
  const reads = await readsOf(db, row.id)
  const told = reads.map((read) => ({ ...read, revision: row.revision, questions: [] }))
  return [...events, ...told].sort((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  )
}

/** For the caller; where they may not see it, it is not there. */
export async function wholeOf(context: Context, id: string): Promise<Whole> {
  const { db, session } = context
  const found = await findSubmission(context, id)
  const row = await wholeRow(db, id)
  const whole = {
    definition: await definitionOf(db, row.form_version),
    answers: row.answers,
    remarks: row.remarks,
    files: row.files,
  }
  const all = readsAll(context, found, whole.definition)
  const content = all ? whole : withoutConfidential(whole)
  const inTurn = found.signature_policy === 'supervisor_then_manager'
  const order = row.places.map(({ account, name, role, signature }) => ({
    account: account?.id ?? null,
    name,
    role,
    signed: signature !== null,
  }))
  const open = isSignable(found)
  const signer = { me: session.accountId, reviews: context.can('submissions.review') }
  const mine = row.places.map((_, at) => open && isMine(order, at, signer, inTurn))
  const holder = holderOf(context, found)
  const others = order.filter(({ signed }) => open && holder.creates && !signed)
  const signers = await signersAmong(
    db,
    others.map(({ account }) => account),
  )
  const wayAt = (at: number) => {
    const place = order[at]
    if (mine[at] === true) return 'own'
    if (!open || place === undefined || place.signed) return 'elsewhere'
    return wayHere(place, holder, signers.get(place.account ?? ''))
  }
  const sendsLinks = context.can('submissions.edit')
  const names = await namesAsUsed(db, content.answers, row.about.documents)
  if (all) await noteRead(context, id, whole)
  const { form_version: _, points, most, about, all: everything, ...more } = row
  const { percent, passed, fails, critical } = all ? everything : row
  const score = all ? { points, most } : openFilling(whole.definition, whole.answers).score('open')
  const { subjects, ...rest } = more
  return {
    ...rest,
    ...content,
    about: {
      on_behalf_of: about.on_behalf_of,
      place: about.place,
      no_place: about.no_place ?? null,
      ...subjects,
      // The database hides one that is restricted.
      incident: context.can('incidents.view') ? subjects.incident : null,
    },
    names,
    events: await eventsOf(context, row, whole.definition, content.definition),
    fails,
    critical,
    // Where the form was not scored, it has none.
    score:
      points === null || score.points === null || score.most === null
        ? null
        : { points: score.points, most: score.most, percent, passed },
    places: row.places.map((place, at) => ({
      ...place,
      email: place.account === null || sendsLinks ? place.email : null,
      mine: mine[at] === true,
      way: wayAt(at),
    })),
    // The person who corrects must have read what they send again.
    can: actsOn(
      context,
      found,
      order.some(({ signed }) => !signed),
    ).filter((act) => all || act !== 'revise'),
  }
}
