import { call } from '../../../../kit/http/client.web.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import type { MessageKey } from '../../../../kit/web/language/catalogue.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { callsOf } from '../../../contract.ts'
import type { AnyRow } from '../../../define.ts'
import { problemWords } from '../problem-words.ts'
import type { List } from '../use-register-list.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { toastWithUndo } from './toast-with-undo.tsx'

/** What can be done with one row; each asks what it has to ask, does it and says so. */
export function useRowCommands(list: Pick<List, 'register' | 'nameOf' | 'refresh' | 'may'>) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const { register, nameOf, refresh, may } = list
  const calls = callsOf(register)

  async function plainly(row: AnyRow, work: () => Promise<unknown>, done: MessageKey) {
    try {
      await work()
      toast(text(done, { name: nameOf(row) }), { type: 'success' })
    } catch (error) {
      toast(problemWords(error, text), { type: 'error', duration: 6000 })
    }
    await refresh()
  }
  const restore = (row: AnyRow) =>
    plainly(row, () => call(calls.restore, { params: { id: row.id } }), 'list_restored')

  function archive(row: AnyRow) {
    const name = nameOf(row)
    const id = `archive-${row.id}`
    openModal(id, {
      title: text('list_archive_title', { name }),
      body: (
        <ReasonForm
          lead={text('list_archive_lead')}
          action={text('list_archive')}
          onCancel={() => closeModal(id)}
          onSend={async (reason) => {
            await call(calls.archive, { params: { id: row.id }, body: { reason } })
            closeModal(id)
            const undo = may.do('restore') ? () => void restore(row) : undefined
            toastWithUndo(text('list_archived', { name }), text('list_undo'), undo)
            await refresh()
          }}
        />
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
      plainly(row, () => call(calls.complete, { params: { id: row.id } }), 'list_completed'),
    reopen: (row: AnyRow) =>
      plainly(row, () => call(calls.reopen, { params: { id: row.id } }), 'list_reopened'),
    /** What a register adds beside: done, and the list is fresh again. */
    run: async (row: AnyRow, work: (row: AnyRow) => Promise<void>) => {
      try {
        await work(row)
      } catch (error) {
        toast(problemWords(error, text), { type: 'error', duration: 6000 })
      }
      await refresh()
    },
  }
}

export type RowCommands = ReturnType<typeof useRowCommands>
