import { Button, CloseButton } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { has } from '../../../define.ts'
import { ReasonForm } from '../rows/ReasonForm.tsx'
import type { List } from '../use-register-list.ts'
import { mostRows } from '../use-rows.ts'
import classes from './bulk.module.css'
import { ChangeField } from './ChangeField.tsx'
import { SelectionActions } from './SelectionActions.tsx'
import { type SelectionResult, useBulk } from './use-bulk.ts'

/** What can be done with the selected rows together; there while any are selected. */
export function BulkBar({ list }: { list: List }) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const bulk = useBulk(list)
  const { register, selecting, state, may } = list
  const count = selecting.selection.size
  if (count === 0) return null
  const close = () => closeModal('bulk')
  const askWhy = () =>
    openModal('bulk', {
      title: text('list_archive_many', { count }),
      body: (
        <ReasonForm
          lead={text('list_archive_lead')}
          action={text('list_archive')}
          onCancel={close}
          onSend={(reason) => bulk.archive(reason).then(close)}
        />
      ),
    })
  const askWhat = () =>
    openModal('bulk', {
      title: text('list_change_title', { count }),
      body: (
        <ChangeField
          list={list}
          onCancel={close}
          onSend={(change) => bulk.change(change).then(close)}
        />
      ),
    })
  const clear = () => {
    bulk.forgetOutcome()
    selecting.clear()
  }
  const gone = state === 'deleted'
  return (
    <section className={classes.bar} aria-label={text('list_selection')}>
      {bulk.outcome && <BulkOutcome outcome={bulk.outcome} />}
      <div className={`${classes.line} row gap-2 text-sm`}>
        <span role="status">{text('list_selected', { count })}</span>
        <SelectAll list={list} />
        {!gone && has(register, 'edit') && may.do('edit') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} />}
            onClick={askWhat}
          >
            {text('list_change')}
          </Button>
        )}
        {!gone && <SelectionActions list={list} />}
        {!gone && has(register, 'archive') && may.do('archive') && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArchive size={14} />}
            onClick={askWhy}
          >
            {text('list_archive')}
          </Button>
        )}
        {gone && may.do('restore') && (
          <Button
            size="xs"
            variant="default"
            loading={bulk.isRestoring}
            leftSection={<IconArchiveOff size={14} />}
            onClick={() => bulk.restore()}
          >
            {text('list_restore')}
          </Button>
        )}
        <CloseButton size="sm" aria-label={text('list_selection_clear')} onClick={clear} />
      </div>
    </section>
  )
}

/** Where all of this page are selected, the way to all that the list finds. */
function SelectAll({ list: { rows, total = 0, selecting, readAll } }: { list: List }) {
  const { text, locale } = useLanguage()
  const { act, busy } = useAct(async () => selecting.add(await readAll()), {
    refusedInPassing: true,
  })
  const { selection } = selecting
  const most = Math.min(total, mostRows)
  if (selection.size >= most || !rows.every(({ id }) => selection.has(id))) return null
  return (
    <Button size="xs" variant="subtle" loading={busy} onClick={() => act()}>
      {text(most < total ? 'list_select_first' : 'list_select_whole', {
        count: numberIn(locale, most),
      })}
    </Button>
  )
}

/** What became of a selection where not all of it went well: the rest is named, with why. */
function BulkOutcome({ outcome: { done, refused } }: { outcome: SelectionResult }) {
  const text = useText()
  return (
    <div role="alert" className={classes.outcome}>
      <strong>{text('list_bulk_outcome', { done, refused: refused.length })}</strong>
      <ul>
        {refused.map(({ id, name, why }) => (
          <li key={id}>{text('labelled', { label: name, what: why })}</li>
        ))}
      </ul>
    </div>
  )
}
