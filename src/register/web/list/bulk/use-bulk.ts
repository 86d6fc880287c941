import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../contract.ts'
import { toastWithUndo } from '../rows/toast-with-undo.tsx'
import type { List } from '../use-register-list.ts'

type Verdict = { id: string; done: boolean; error: string | null }
type Send = (ids: string[]) => Promise<{ data: Verdict[] }>
export type SelectionResult = { done: number; refused: { id: string; name: string; why: string }[] }

/** The most rows that one call takes. */
const most = 1000

/** Does the same to all selected rows. Those that are refused stay selected, each with its reason. */
export function useBulk({ register, selecting, nameOf, refresh, may }: List) {
  const text = useText()
  const [outcome, setOutcome] = useState<SelectionResult>()
  const calls = callsOf(register)

  async function each(ids: readonly string[], send: Send): Promise<Verdict[]> {
    const verdicts: Verdict[] = []
    for (let at = 0; at < ids.length; at += most)
      verdicts.push(...(await send(ids.slice(at, at + most))).data)
    return verdicts
  }
  async function run(send: Send, undo?: Send) {
    const { selection } = selecting
    setOutcome(undefined)
    try {
      const verdicts = await each([...selection.keys()], send)
      const done = verdicts.filter((verdict) => verdict.done).map(({ id }) => id)
      const refused = verdicts.flatMap(({ id, done: went, error }) => {
        const row = selection.get(id)
        return went || row === undefined ? [] : [{ id, name: nameOf(row), why: error ?? '' }]
      })
      selecting.keep(refused.map(({ id }) => id))
      if (refused.length > 0) setOutcome({ done: done.length, refused })
      else
        toastWithUndo(
          text('list_bulk_done', { count: done.length }),
          text('list_undo'),
          undo && (() => void each(done, undo).then(refresh)),
        )
    } finally {
      await refresh()
    }
  }
  const restoring: Send = (ids) => call(calls.restoreMany, { body: { ids } })
  const { act: restore, busy: isRestoring } = useAct(() => run(restoring), {
    refusedInPassing: true,
  })
  return {
    outcome,
    forgetOutcome: () => setOutcome(undefined),
    archive: (reason: string) =>
      run(
        (ids) => call(calls.archiveMany, { body: { ids, reason } }),
        may.do('restore') ? restoring : undefined,
      ),
    restore,
    isRestoring,
    change: (change: Readonly<Record<string, unknown>>) =>
      // Which fields there are is known to the definition, not to the types.
      run((ids) =>
        call(calls.editMany, { body: { ids, change: change as Record<string, never> } }),
      ),
  }
}
