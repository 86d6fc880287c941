import { useId } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type Band, bandNames, bands } from '../../bands.ts'
import classes from './matrix.module.css'

type Props = {
  value: Band
  colours: Readonly<Record<Band, string>>
  refused: readonly Band[]
  onChange: (band: Band) => void
}

/** One of the four bands, in their colours. */
export function BandChoice({ value, colours, refused, onChange }: Props) {
  const { say, text } = useLanguage()
  const id = useId()
  return (
    <fieldset className={classes.choice}>
      <legend>{text('matrix_band')}</legend>
      {bandNames.toReversed().map((band) => (
        <label key={band} data-colour={colours[band]}>
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
      {refused.length > 0 && <p>{text('matrix_never_low')}</p>}
    </fieldset>
  )
}
