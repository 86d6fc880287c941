import { useId } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { bandNames, bands, type RiskBand } from '../../bands.ts'
import classes from './matrix.module.css'

type Props = {
  value: RiskBand
  colours: Readonly<Record<RiskBand, string>>
  refused: readonly RiskBand[]
  onChange: (band: RiskBand) => void
}

/** One of the four bands, in their colours. */
export function BandChoice({ value, colours, refused, onChange }: Props) {
  const { say, text } = useLanguage()
  const id = useId()
  return (
    <fieldset className={`${classes.choice} grid gap-1 p-0 m-0 border-none`}>
      <legend>{text('matrix_band')}</legend>
      {bandNames.toReversed().map((band) => (
        <label
          className="flex items-center gap-2 px-2 py-1 rounded"
          key={band}
          data-colour={colours[band]}
        >
          <input
            type="radio"
            name={id}
            checked={band === value}
            disabled={refused.includes(band)}
            onChange={() => onChange(band)}
          />
          {say(bands[band])}
        </label>
      ))}
      {refused.length > 0 && <p className="hint">{text('matrix_never_low')}</p>}
    </fieldset>
  )
}
