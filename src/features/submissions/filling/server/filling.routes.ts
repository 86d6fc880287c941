import { bind, type Context } from '../../../../access/server/gate.ts'
import { Problem } from '../../../../kit/problems.ts'
import { tooMuch } from '../../content/server/fits.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { shownByLink } from '../../content/shown-by-link.ts'
import { lackingFor } from '../../revisions/server/asked-trainings.store.ts'
import { chooseAnother } from '../../revisions/server/check-submission.ts'
import { mayFill, roleNamed } from '../../revisions/server/may-fill.ts'
import { findSubmission, mayRevise } from '../../stages/server/lock-submission.ts'
import * as calls from '../filling.contract.ts'
import * as drafts from './drafts.store.ts'
import { fillableForm, fillableForms, lastFilled, presentProject } from './fillable.store.ts'

const me = ({ session }: Context): string => {
  if (session.accountId === undefined) throw new Problem('grant/missing')
  return session.accountId
}

const listFillable = bind(calls.listFillable, async (context) => ({
  data: await fillableForms(context.db, me(context), roleNamed(context.session.roleId)),
}))

const readFillable = bind(calls.readFillable, async (context, { params }) => {
  const { db, session } = context
  const row = await fillableForm(db, params.id, roleNamed(session.roleId))
  if (row === undefined) throw new Problem('row/missing')
  const { version, n, definition, ...form } = row
  const last = await lastFilled(db, form.id, me(context))
  // A phone keeps this answer: what was said in confidence is not in it.
  const open = last && shownByLink(await definitionOf(db, last.version), last.answers).answers
  return {
    data: {
      form,
      version: { id: version, n, definition },
      begin: {
        me: { id: me(context), name: session.name },
        project: await presentProject(db, me(context)),
        last: open ?? null,
        last_about: last?.about ?? null,
      },
    },
  }
})

const readLacking = bind(calls.readLacking, async (context, { params, query }) => {
  const form = await fillableForm(context.db, params.id, roleNamed(context.session.roleId))
  if (form === undefined) throw new Problem('row/missing')
  const assets = query.assets?.split(',') ?? []
  return { data: await lackingFor(context.db, me(context), { form: form.id, assets }) }
})

const listDrafts = bind(calls.listDrafts, async (context, { query }) => ({
  data: await drafts.draftsOf(context.db, me(context), query.form ?? null),
}))

async function ownDraft(context: Context, id: string): Promise<drafts.WholeDraft> {
  const draft = await drafts.draftOf(context.db, me(context), id)
  if (draft === undefined) throw new Problem('row/missing')
  return draft
}

const readDraft = bind(calls.readDraft, async (context, { params }) => ({
  data: await ownDraft(context, params.id),
}))

/** A draft of a revision is of a submission that the person who writes it may revise. */
async function checkRevising(context: Context, id: string, form: string): Promise<void> {
  const submission = await findSubmission(context, id)
  if (submission.form !== form || !mayRevise(context, submission))
    throw new Problem('input/invalid', { errors: { submission: chooseAnother } })
}

const saveDraft = bind(calls.saveDraft, async (context, { params, body }) => {
  const { db, session } = context
  const account = me(context)
  const way = await drafts.wayOf(db, { id: params.id, account, ...body })
  if (way === undefined || way.foreign) throw new Problem('row/missing')
  if (way.sent) throw new Problem('draft/sent')
  if (way.filled_by === null || !mayFill(way.filled_by, session.roleId))
    throw new Problem('input/invalid', { errors: { form: chooseAnother } })
  if (!way.version_there) throw new Problem('input/invalid', { errors: { version: chooseAnother } })
  if (body.submission !== null) await checkRevising(context, body.submission, body.form)
  const over = tooMuch([body.answers, body.remarks])
  if (over !== undefined) throw new Problem('input/invalid', { errors: { answers: [over] } })
  const saved = await drafts.storeDraft(db, {
    ...body,
    id: params.id,
    account,
    answers: JSON.stringify(body.answers),
    remarks: JSON.stringify(body.remarks),
    context: JSON.stringify(body.context),
  })
  if (saved === undefined)
    throw new Problem('row/stale', {
      extra: { draft: await drafts.draftOf(db, account, params.id) },
    })
  return { data: saved }
})

const dropDraft = bind(calls.dropDraft, async (context, { params }) => {
  await ownDraft(context, params.id)
  await drafts.dropDraft(context.db, me(context), params.id)
})

export const fillCalls = [
  listFillable,
  readFillable,
  readLacking,
  listDrafts,
  readDraft,
  saveDraft,
  dropDraft,
]
