import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { Refused } from '../../../../kit/http/client.web.ts'
import { mapped } from '../../../../kit/own.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { LeaveQuestion } from '../../../../register/web/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../../register/web/form/use-leave-guard.ts'
import type { Matrix } from '../matrix.contract.ts'
import { EditCell } from './EditCell.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { Meanings } from './Meanings.tsx'
import { useMatrixDraft } from './use-matrix-draft.ts'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** One cell is reached by Tab; the arrows lead from cell to cell. */
function useRoving() {
  const [at, setAt] = useState('1 1')
  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement)) return
    const from = event.target.dataset.at?.split(' ').map(Number)
    const step = steps[event.key]
    if (from === undefined || step === undefined) return
    const next = from.map((level, axis) => Math.min(5, Math.max(1, level + (step[axis] ?? 0))))
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus()
  }
  return { at, setAt, onKeyDown }
}

type Props = { matrix: Matrix; onDone: () => void }

/** The matrix being changed: what is saved is its next version. */
export function MatrixEditor({ matrix, onDone }: Props) {
  const { say, text } = useLanguage()
  const draft = useMatrixDraft(matrix, () => {
    toast(text('matrix_saved', { number: matrix.number + 1 }), { type: 'success' })
    guard.letGo()
    onDone()
  })
  const guard = useLeaveGuard(draft.changed)
  const roving = useRoving()
  const { act, busy, error, problem } = draft.saving
  const colours = mapped(draft.meanings, ({ colour }) => colour)
  const stale = error instanceof Refused && error.httpStatus === 409
  return (
    <>
      <p className="hint">{text('matrix_edit_hint')}</p>
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
      {problem !== undefined && (
        <Notice tone="danger">{stale ? text('matrix_stale') : say(problem)}</Notice>
      )}
      <div className="row gap-2">
        <Button disabled={!draft.changed} loading={busy} onClick={() => act()}>
          {text('matrix_save', { number: matrix.number + 1 })}
        </Button>
        <Button variant="default" onClick={onDone}>
          {text('matrix_cancel')}
        </Button>
      </div>
      <LeaveQuestion guard={guard} />
    </>
  )
}
