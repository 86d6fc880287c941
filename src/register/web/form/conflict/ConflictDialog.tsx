import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf, type Register } from '../../../define.ts'
import type { FormValues } from '../save/values.ts'
import { ConflictChoice, type ConflictSide } from './ConflictChoice.tsx'
import classes from './conflict.module.css'
import type { Merge } from './merge.ts'

type Props = {
  register: Register
  conflict: Merge
  saving: boolean
  onSettle: (chosen: FormValues) => void
  onCancel: () => void
}

/** Two people changed the same fields: shows both, and lets the person choose one by one. */
export function ConflictDialog({ register, conflict, saving, onSettle, onCancel }: Props) {
  const { text, say } = useLanguage()
  const small = useMediaQuery('(max-width: 36em)')
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>({})
  const { theirs, values, clashes, taken } = conflict
  const left = clashes.filter((name) => chosen[name] === undefined).length
  const label = (name: string) => say(labelOf(name, fieldOf(register, name)))
  const all = (side: ConflictSide) =>
    setChosen(Object.fromEntries(clashes.map((name) => [name, side])))
  const settle = () =>
    onSettle(
      Object.fromEntries(
        clashes.map((name) => [name, chosen[name] === 'theirs' ? theirs[name] : values[name]]),
      ),
    )
  return (
    <Modal
      opened
      onClose={onCancel}
      title={text('conflict_title')}
      size="lg"
      fullScreen={small === true}
      closeButtonProps={{ 'aria-label': text('input_close') }}
    >
      <p>{text('conflict_lead', { who: theirs.updated_by ?? text('conflict_somebody') })}</p>
      <div className="grid gap-4" style={{ margin: 'var(--space-4) 0' }}>
        {clashes.map((name) => (
          <ConflictChoice
            key={name}
            field={fieldOf(register, name)}
            label={label(name)}
            theirs={theirs[name]}
            mine={values[name]}
            chosen={chosen[name]}
            onChoose={(side) => setChosen((now) => ({ ...now, [name]: side }))}
          />
        ))}
        {taken.length > 0 && (
          <p>{text('conflict_taken', { fields: taken.map(label).join(', ') })}</p>
        )}
      </div>
      <div className={`${classes.foot} row justify-end gap-2`}>
        <span role="status">{left > 0 && text('conflict_left', { count: left })}</span>
        {clashes.length > 1 && (
          <>
            <Button variant="default" onClick={() => all('theirs')}>
              {text('conflict_theirs_all')}
            </Button>
            <Button variant="default" onClick={() => all('mine')}>
              {text('conflict_mine_all')}
            </Button>
          </>
        )}
        <Button disabled={left > 0} loading={saving} onClick={settle}>
          {text('conflict_save')}
        </Button>
      </div>
    </Modal>
  )
}
