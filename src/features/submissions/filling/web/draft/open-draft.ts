// A draft of a submission while it is filled in: where it is stored, and how it is saved.

import type { Saved } from '../../../../../kit/drafts/draft.ts'
import { withIds } from '../../../../../kit/drafts/ids-within.ts'
import { answerOf } from '../../../../../kit/drafts/web/answer-of.ts'
import { listen } from '../../../../../kit/drafts/web/changes.ts'
import { type OpenDraft, runDraft } from '../../../../../kit/drafts/web/run-draft.ts'
import { serverIds } from '../../../../../kit/drafts/web/server-ids.ts'
import { filesOf } from '../../../../../kit/drafts/web/stored-files.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { same } from '../../../../../kit/same.ts'
import { makeStateStore } from '../../../../../kit/web/state-store.ts'
import type { Filling } from '../../../../forms/definition/index.ts'
import { readDraft, saveDraft } from '../../filling.contract.ts'
import { aboutOf } from '../device/about.ts'
import { putDraftHere } from '../device/store.ts'
import type { FillConflict, FillContent, FillDraft, StoredContext } from '../device/stored.ts'
import { fillRules, savedIn, stays, swapped, withChange } from './draft-rules.ts'

async function save(
  { id, account, form, revises, started_at }: FillDraft,
  version: string,
  { answers, remarks = {}, context }: FillContent,
  revision: number,
  signal: AbortSignal,
) {
  const { there } = await serverIds(id)
  const body = {
    form: form.id,
    version,
    submission: revises?.id ?? null,
    answers: withIds(answers, there),
    remarks: withIds(remarks, there),
    context: aboutOf(context),
    revision,
    started_at,
  }
  return (await call(saveDraft, { account, params: { id }, body, signal })).data
}

async function fetchSaved({ id, account }: FillDraft): Promise<Saved<FillContent>> {
  const { data } = await call(readDraft, { account, params: { id } })
  const { here } = await serverIds(id)
  return savedIn({
    ...data,
    answers: withIds(data.answers, here),
    remarks: withIds(data.remarks, here),
  })
}

/** What a file is called on the server is to stand in the draft there. */
function watchFiles(draft: FillDraft, open: OpenDraft<FillContent, FillConflict>): () => void {
  let arrived = 0
  return listen((store) => {
    if (store !== 'files' || open.state().draft.revision === 0) return
    void filesOf(draft.id).then((files) => {
      const there = files.filter(({ server }) => server !== null).length
      if (there === arrived) return
      arrived = there
      open.happen({ type: 'arrived' })
    })
  })
}

/** What stands beside the answers. */
type Beside = { readonly context: StoredContext; readonly reason: string }

export function openFillDraft(draft: FillDraft, version: string, filling: Filling) {
  const { id, account, form, revises, started_at, content } = draft
  const beside = makeStateStore<Beside>({
    context: content.context,
    reason: content.reason ?? '',
  })
  const open = runDraft<FillContent, FillConflict>(draft, {
    rules: fillRules,
    read: () => ({ answers: filling.held(), remarks: filling.remarks.all(), ...beside.state() }),
    show({ answers, remarks = {}, context, reason }) {
      for (const { key } of filling.definition.fields)
        if (!same(filling.get(key).value, answers[key])) filling.set(key, answers[key] ?? null)
      for (const name of new Set([...Object.keys(filling.remarks.all()), ...Object.keys(remarks)]))
        if (!same(filling.remarks.get(name), remarks[name]))
          filling.remarks.set(name, remarks[name] ?? {})
      beside.run((now) => ({ context, reason: reason ?? now.reason }))
    },
    put: (next) => putDraftHere({ ...next, id, account, form, revises, started_at }),
    save: (...given) => answerOf(save(draft, version, ...given)),
    fetch: () => answerOf(fetchSaved(draft)),
  })
  return {
    ...open,
    beside,
    open() {
      const stop = watchFiles(draft, open)
      const leave = open.open()
      return () => {
        stop()
        return leave()
      }
    },
    setContext(change: Partial<StoredContext>) {
      beside.run((now) => ({ ...now, context: withChange(now.context, change) }))
      // That a device does not know where it is was not typed: there is nothing to keep yet.
      if (Object.keys(change).some((part) => part !== 'no_place')) open.typed()
    },
    setReason(reason: string) {
      beside.run((now) => ({ ...now, reason }))
      open.typed()
    },
    /** 'swap' shows the other device's answers; 'stay' discards them. */
    decide(which: 'swap' | 'stay') {
      // What was typed a moment ago is in it, too.
      open.happen({ type: 'write' })
      const { content: now, others = [] } = open.state().draft
      const next = (which === 'swap' ? swapped : stays)(now, others)
      open.decide(next.content, next.others)
    },
  }
}
