import { TextInput } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { bandNames, bands, type RiskBand } from '../../bands.ts'
import classes from './matrix.module.css'
import { RiskTag } from './RiskTag.tsx'
import type { Meaning } from './use-matrix-draft.ts'

type Props = {
  meanings: Readonly<Record<RiskBand, Meaning>>
  onChange?: (band: RiskBand, change: Partial<Meaning>) => void
}

/** What each band asks for, and who says that work may go on. */
export function Meanings({ meanings, onChange }: Props) {
  const { say, text } = useLanguage()
  return (
    <ul className={`${classes.meanings} bare grid gap-4`}>
      {bandNames.toReversed().map((band) => {
        const { action_required, approval_level } = meanings[band]
        return (
          <li
            className="grid justify-items-start gap-1"
            key={band}
            data-editing={onChange !== undefined || undefined}
          >
            <RiskTag band={band} />
            {onChange === undefined ? (
              <p>
                {action_required}
                <small className="hint block">
                  {text('matrix_approved_by', { who: approval_level })}
                </small>
              </p>
            ) : (
              <>
                <TextInput
                  label={text('matrix_action')}
                  aria-label={`${say(bands[band])}: ${text('matrix_action')}`}
                  value={action_required}
                  maxLength={300}
                  required
                  onChange={({ target }) => onChange(band, { action_required: target.value })}
                />
                <TextInput
                  label={text('matrix_approval')}
                  aria-label={`${say(bands[band])}: ${text('matrix_approval')}`}
                  value={approval_level}
                  maxLength={120}
                  required
                  onChange={({ target }) => onChange(band, { approval_level: target.value })}
                />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
