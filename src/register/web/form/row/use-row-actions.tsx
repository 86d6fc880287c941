// What may be done with the row of a form beside changing it; each asks what it has to ask.

import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { problemWords } from '../../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../contract.ts'
import type { AnyRow, Register } from '../../../define.ts'
import type { RegisterWeb } from '../../extension.ts'
import { DeleteQuestion } from '../../list/rows/DeleteQuestion.tsx'
import { ReasonForm } from '../../list/rows/ReasonForm.tsx'
import { refreshAround } from '../save/refresh-around.ts'

type On = {
  register: Register
  web: RegisterWeb
  /** What the row is called. */
  name: string
  /** An action that reloads the row loses unsaved changes. */
  unsaved: boolean
  onRow: (row: AnyRow) => void
  onGone: () => void
}

export function useRowActions({ register, web, name, unsaved, onRow, onGone }: On) {
  const text = useText()
  const queries = useQueryClient()
  const { openModal, closeModal } = useModals()
  const calls = callsOf(register)

  async function tell(done: MessageKey) {
    toast(text(done, { name }), { type: 'success' })
    await refreshAround(queries, register)
  }
  const { act: plainly, busy } = useAct(
    ({ work }: { work: () => Promise<{ data: AnyRow }>; done: MessageKey }) => work(),
    {
      onDone({ data }, { done }) {
        onRow(data)
        return tell(done)
      },
      refusedInPassing: true,
    },
  )
  function archive(row: AnyRow) {
    const { id } = row
    const Ask = web.AskArchive
    const lost = unsaved ? ` ${text('input_unsaved_question')}` : ''
    async function done({ data }: { data: AnyRow }) {
      closeModal('archive')
      onRow(data)
      await tell('list_archived')
    }
    const plain = (
      <ReasonForm
        lead={text('list_archive_lead') + lost}
        action={text('list_archive')}
        onCancel={() => closeModal('archive')}
        onSend={async (reason) =>
          done(await call(calls.archive, { params: { id }, body: { reason } }))
        }
      />
    )
    openModal('archive', {
      title: text('list_archive_title', { name }),
      body:
        Ask === undefined ? (
          plain
        ) : (
          <Ask
            row={row}
            plain={plain}
            onCancel={() => closeModal('archive')}
            onDone={async () => done(await call(calls.read, { params: { id } }))}
          />
        ),
    })
  }
  function remove({ id }: AnyRow) {
    openModal('delete', {
      title: text('list_delete_title', { name }),
      body: (
        <DeleteQuestion
          name={name}
          onCancel={() => closeModal('delete')}
          onSend={async () => {
            await call(calls.remove, { params: { id } })
            closeModal('delete')
            onGone()
            await tell('list_deleted')
          }}
        />
      ),
    })
  }
  /** What a register adds; what it changed is then asked for anew. */
  async function run(row: AnyRow, work: (row: AnyRow) => Promise<void>, then?: () => void) {
    try {
      await work(row)
    } catch (error) {
      toast(problemWords(error, text), { type: 'error', duration: 6000 })
    }
    then?.()
    await refreshAround(queries, register)
  }
  return {
    busy,
    run,
    archive,
    delete: remove,
    restore: ({ id }: AnyRow) =>
      plainly({ work: () => call(calls.restore, { params: { id } }), done: 'list_restored' }),
    complete: ({ id }: AnyRow) =>
      plainly({ work: () => call(calls.complete, { params: { id } }), done: 'list_completed' }),
    reopen: ({ id }: AnyRow) =>
      plainly({ work: () => call(calls.reopen, { params: { id } }), done: 'list_reopened' }),
  }
}

export type RowActions = ReturnType<typeof useRowActions>
