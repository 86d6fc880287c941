import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../contract.ts'
import type { AnyRow } from '../../../define.ts'
import type { RegisterWeb } from '../../extension.ts'
import type { List } from '../use-register-list.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { toastWithUndo } from './toast-with-undo.tsx'

/** What can be done with one row; each asks what it has to ask, does it and says so. */
export function useRowCommands(
  list: Pick<List, 'register' | 'nameOf' | 'refresh' | 'may'> & { web?: RegisterWeb },
) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const { register, nameOf, refresh, may, web } = list
  const calls = callsOf(register)

  type Command = { row: AnyRow; work: () => Promise<unknown>; done?: MessageKey }
  const { act } = useAct(({ work }: Command) => work(), {
    onDone(_, { row, done }) {
      if (done) toast(text(done, { name: nameOf(row) }), { type: 'success' })
      return refresh()
    },
    onRefused: refresh,
    refusedInPassing: true,
  })
  const restore = (row: AnyRow) =>
    act({
      row,
      work: () => call(calls.restore, { params: { id: row.id } }),
      done: 'list_restored',
    })

  function archive(row: AnyRow) {
    const name = nameOf(row)
    const id = `archive-${row.id}`
    async function done(undo?: () => void) {
      closeModal(id)
      toastWithUndo(text('list_archived', { name }), text('list_undo'), undo)
      await refresh()
    }
    const plain = (
      <ReasonForm
        lead={text('list_archive_lead')}
        action={text('list_archive')}
        onCancel={() => closeModal(id)}
        onSend={async (reason) => {
          await call(calls.archive, { params: { id: row.id }, body: { reason } })
          await done(may.do('restore') ? () => restore(row) : undefined)
        }}
      />
    )
    const Ask = web?.AskArchive
    openModal(id, {
      title: text('list_archive_title', { name }),
      body:
        Ask === undefined ? (
          plain
        ) : (
          <Ask row={row} plain={plain} onCancel={() => closeModal(id)} onDone={() => done()} />
        ),
    })
  }
  function remove(row: AnyRow) {
    const name = nameOf(row)
    const id = `delete-${row.id}`
    openModal(id, {
      title: text('list_delete_title', { name }),
      body: (
        <DeleteQuestion
          name={name}
          onCancel={() => closeModal(id)}
          onSend={async () => {
            await call(calls.remove, { params: { id: row.id } })
            closeModal(id)
            toast(text('list_deleted', { name }), { type: 'success' })
            await refresh()
          }}
        />
      ),
    })
  }
  return {
    archive,
    remove,
    restore,
    complete: (row: AnyRow) =>
      act({
        row,
        work: () => call(calls.complete, { params: { id: row.id } }),
        done: 'list_completed',
      }),
    reopen: (row: AnyRow) =>
      act({
        row,
        work: () => call(calls.reopen, { params: { id: row.id } }),
        done: 'list_reopened',
      }),
    /** What a register adds beside: done, and the list is fresh again. */
    run: (row: AnyRow, work: (row: AnyRow) => Promise<void>) => act({ row, work: () => work(row) }),
  }
}

export type RowCommands = ReturnType<typeof useRowCommands>
