// A draft of a submission while it is filled in: where it is stored, and how it is saved.

import type { Saved } from '../../../../../kit/drafts/draft.ts'
import { answerOf } from '../../../../../kit/drafts/web/answer-of.ts'
import { listen } from '../../../../../kit/drafts/web/changes.ts'
import { type OpenDraft, runDraft } from '../../../../../kit/drafts/web/run-draft.ts'
import { filesOf } from '../../../../../kit/drafts/web/stored-files.ts'
import { call } from '../../../../../kit/http/client.web.ts'
import { readDraft, saveDraft } from '../../filling.contract.ts'
import { aboutOf } from '../device/about.ts'
import { withIds } from '../device/ids-within.ts'
import { serverIds } from '../device/server-ids.ts'
import { putDraftHere } from '../device/store.ts'
import type { FillConflict, FillContent, FillDraft } from '../device/stored.ts'
import { fillRules, savedIn } from './draft-rules.ts'

export type OpenFilling = OpenDraft<FillContent, FillConflict>

async function save(
  { id, account, form, revises, started_at }: FillDraft,
  version: string,
  { answers, context }: FillContent,
  revision: number,
  signal: AbortSignal,
) {
  const { there } = await serverIds(id)
  const body = {
    form: form.id,
    version,
    submission: revises?.id ?? null,
    answers: withIds(answers, there),
    context: aboutOf(context),
    revision,
    started_at,
  }
  return (await call(saveDraft, { account, params: { id }, body, signal })).data
}

async function fetchSaved({ id, account }: FillDraft): Promise<Saved<FillContent>> {
  const { data } = await call(readDraft, { account, params: { id } })
  const { here } = await serverIds(id)
  return savedIn({ ...data, answers: withIds(data.answers, here) })
}

/** What a file is called on the server is to stand in the draft there. */
function watchFiles(draft: FillDraft, open: OpenFilling): () => void {
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

export function openFillDraft(
  draft: FillDraft,
  version: string,
  screen: { read(): FillContent; show(content: FillContent): void },
): OpenFilling {
  const { id, account, form, revises, started_at } = draft
  const open = runDraft<FillContent, FillConflict>(draft, {
    rules: fillRules,
    ...screen,
    put: (next) => putDraftHere({ ...next, id, account, form, revises, started_at }),
    save: (...given) => answerOf(save(draft, version, ...given)),
    fetch: () => answerOf(fetchSaved(draft)),
  })
  const stop = watchFiles(draft, open)
  return {
    ...open,
    leave() {
      stop()
      return open.leave()
    },
    end() {
      stop()
      open.end()
    },
  }
}
