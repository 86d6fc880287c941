import { Button, Textarea } from '@mantine/core'
import { Refused } from '../../../../kit/http/client.web.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useTexts } from '../../../../kit/web/inputs/use-texts.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useLeaveGuard } from '../../../../register/web/form/use-leave-guard.ts'
import { type Band, bandNames } from '../../bands.ts'
import type { Matrix } from '../matrix.contract.ts'
import { EditCell } from './EditCell.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { Meanings } from './Meanings.tsx'
import classes from './matrix.module.css'
import { useMatrixDraft } from './use-matrix-draft.ts'
import { useRoving } from './use-roving.ts'

type Props = { matrix: Matrix; onDone: () => void }

/** The matrix being changed: what is saved is its next version. */
export function MatrixEditor({ matrix, onDone }: Props) {
  const { say, text } = useLanguage()
  const { unsaved } = useTexts()
  const draft = useMatrixDraft(matrix, () => {
    toast(text('matrix_saved', { number: matrix.number + 1 }), { type: 'success' })
    guard.letGo()
    onDone()
  })
  const guard = useLeaveGuard(draft.changed)
  const roving = useRoving()
  const { error, isPending } = draft.saving
  const colours = Object.fromEntries(
    bandNames.map((band) => [band, draft.meanings[band].colour]),
  ) as Record<Band, string>
  const stale = error instanceof Refused && error.httpStatus === 409
  const told =
    error instanceof Refused
      ? (Object.values(error.errors ?? {}).flat()[0] ?? error.message)
      : error?.message
  return (
    <>
      <p className={classes.hint}>{text('matrix_edit_hint')}</p>
      <MatrixTable matrix={matrix} caption={text('matrix_caption')} onKeyDown={roving.onKeyDown}>
        {(place) => {
          const { probability: p, severity: s } = place
          const cell = draft.cells.find(
            (one) => one.probability === p.level && one.severity === s.level,
          )
          const at = `${p.level} ${s.level}`
          return (
            cell && (
              <EditCell
                cell={cell}
                place={place}
                colours={colours}
                changed={draft.isChanged(cell)}
                tabbable={roving.at === at}
                onFocus={() => roving.setAt(at)}
                onChange={(change) => draft.setCell(cell, change)}
              />
            )
          )
        }}
      </MatrixTable>
      <Meanings meanings={draft.meanings} onChange={draft.setMeaning} />
      <Textarea
        label={text('matrix_note')}
        autosize
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => draft.setNote(target.value)}
      />
      {told !== undefined && (
        <Notice tone="danger">{stale ? text('matrix_stale') : say(told)}</Notice>
      )}
      <div className={classes.actions}>
        <Button disabled={!draft.changed} loading={isPending} onClick={() => draft.saving.mutate()}>
          {text('matrix_save', { number: matrix.number + 1 })}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text('matrix_cancel')}
        </Button>
      </div>
      <ConfirmQuestion
        opened={guard.asking}
        title={unsaved.title}
        question={unsaved.question}
        confirm={unsaved.discard}
        cancel={unsaved.keep}
        danger
        onCancel={guard.stay}
        onConfirm={guard.leave}
      />
    </>
  )
}
