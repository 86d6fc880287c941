import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import * as calls from '../builder.contract.ts'
import { difference } from '../definition/difference.ts'
import { publishProblems } from '../definition/publishing/publish-checks.ts'
import * as store from './drafts.store.ts'

const readDraft = bind(calls.readDraft, async ({ db }, { params }) => ({
  data: await store.draftOf(db, await store.formById(db, params.id)),
}))

const saveDraft = bind(calls.saveDraft, async ({ db }, { params, body }) => {
  const form = await store.formById(db, params.id, true)
  const kept = await store.keepDraft(db, form, body.revision, body.definition)
  if (kept === undefined)
    throw new Problem('row/stale', { extra: { draft: await store.draftOf(db, form) } })
  return { data: kept }
})

const discardDraft = bind(calls.discardDraft, async ({ db }, { params }) => {
  const form = await store.formById(db, params.id, true)
  await store.dropDraft(db, form.id)
})

const sayPresence = bind(calls.sayPresence, async ({ db, session }, { params, body }) => {
  const form = await store.formById(db, params.id)
  const others = await store.present(db, form.id, session.accountId ?? '', body.field)
  return { data: { revision: (await store.draftOf(db, form)).revision, others } }
})

const publish = bind(calls.publish, async ({ db }, { params, body }) => {
  const form = await store.formById(db, params.id, true)
  const draft = await store.draftOf(db, form)
  if (draft.revision !== body.revision) throw new Problem('row/stale', { extra: { draft } })
  const problems = publishProblems(draft.definition, await store.everAsked(db, form.id))
  if (problems.some(({ severity }) => severity === 'error'))
    throw new Problem('form/faulty', { extra: { problems } })
  const before =
    form.current_version === null
      ? undefined
      : await store.versionOf(db, form.id, form.current_version)
  if (before?.hash === store.hashOf(draft.definition))
    throw new Problem('form/faulty', {
      extra: {
        problems: [
          {
            code: 'same',
            severity: 'error',
            message: 'Nothing differs from the version that is published.',
          },
        ],
      },
    })
  const version = await store.insertVersion(db, form, {
    definition: draft.definition,
    note: body.note,
    changes: difference(before?.definition, draft.definition),
  })
  await store.dropDraft(db, form.id)
  return { data: version }
})

const listVersions = bind(calls.listVersions, async ({ db }, { params }) => ({
  data: await store.versionsOf(db, (await store.formById(db, params.id)).id),
}))

const readVersion = bind(calls.readVersion, async ({ db }, { params }) => {
  const version = await store.versionOf(db, (await store.formById(db, params.id)).id, params.n)
  if (version === undefined) throw new Problem('row/missing')
  return { data: version }
})

export const builderCalls = [
  readDraft,
  saveDraft,
  discardDraft,
  sayPresence,
  publish,
  listVersions,
  readVersion,
]
