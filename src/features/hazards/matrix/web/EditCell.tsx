import { Button, NumberInput, Popover } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { bands, type RiskBand } from '../../bands.ts'
import type { MatrixCell } from '../matrix.contract.ts'
import { BandChoice } from './BandChoice.tsx'
import type { MatrixPosition } from './MatrixTable.tsx'
import classes from './matrix.module.css'

type Props = {
  cell: MatrixCell
  place: MatrixPosition
  colours: Readonly<Record<RiskBand, string>>
  changed: boolean
  /** One cell at a time is reached by Tab; the arrows lead to the others. */
  tabbable: boolean
  onFocus: () => void
  onChange: (change: { band?: RiskBand; score?: number }) => void
}

const deadly = 5

/** A cell whose band and score can be chosen. */
export function EditCell({ cell, place, colours, changed, tabbable, onFocus, onChange }: Props) {
  const { say, text } = useLanguage()
  const [opened, setOpened] = useState(false)
  const { probability, severity } = place
  const band = say(bands[cell.band])
  const told = { severity: severity.name, probability: probability.name, score: cell.score, band }
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withArrow shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.cell}
          data-colour={cell.colour}
          data-changed={changed || undefined}
          data-at={`${probability.level} ${severity.level}`}
          tabIndex={tabbable ? 0 : -1}
          onFocus={onFocus}
          onClick={() => setOpened((now) => !now)}
        >
          <span className="sr-only whitespace-nowrap">
            {severity.name}, {probability.name}
          </span>{' '}
          <strong className="title-3 font-bold tabular-nums">{cell.score}</strong>{' '}
          <span>{band}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        className="grid gap-3 bg-surface"
        w="15rem"
        aria-label={text('matrix_cell', told)}
      >
        <p className="font-semibold">
          {severity.name} × {probability.name}
        </p>
        <BandChoice
          value={cell.band}
          colours={colours}
          refused={severity.level === deadly ? ['low'] : []}
          onChange={(next) => onChange({ band: next })}
        />
        <NumberInput
          label={text('matrix_score')}
          value={cell.score}
          min={1}
          max={25}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(score) => typeof score === 'number' && score >= 1 && onChange({ score })}
        />
        <Button size="xs" variant="default" onClick={() => setOpened(false)}>
          {text('matrix_cell_done')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
