import { useId } from 'react'
import classes from './radio-tiles.module.css'

type Props<Value extends string> = {
  name: string
  label: string
  options: readonly { value: Value; label: string; hint?: string; lang?: string }[]
  /** Chosen by the page; the form keeps it where this is left out. */
  chosen?: Value
  initially?: Value
  onChoose?: (value: Value) => void
  error?: string | undefined
  /** One below the other: for labels that are sentences. */
  tall?: boolean
}

/** One of a few, for the pages that carry no component library. */
export function RadioTiles<Value extends string>(props: Props<Value>) {
  const { name, label, options, chosen, initially, onChoose, error, tall } = props
  const id = useId()
  return (
    <fieldset className={classes.choice} aria-describedby={error && `${id}-error`}>
      <legend className="text-sm font-semibold p-0">{label}</legend>
      <div className={tall ? classes.tall : classes.options}>
        {options.map(({ value, label, hint, lang }) => (
          <label key={value} lang={lang} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={value}
              {...(chosen === undefined
                ? { defaultChecked: initially === value, onChange: () => onChoose?.(value) }
                : { checked: chosen === value, onChange: () => onChoose?.(value) })}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {label}
              {hint && <span className="hint">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
