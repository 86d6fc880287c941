import { useId } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import classes from './choose-zone.module.css'

/** The time zones that the browser knows; its own is chosen. */
export function ChooseZone({ initially, error }: { initially: string; error: string | undefined }) {
  const text = useText()
  const id = useId()
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', initially])].sort()
  return (
    <div className="grid gap-1">
      <label className="text-sm font-semibold" htmlFor={id}>
        {text('start_zone')}
      </label>
      <select
        id={id}
        name="timezone"
        className={`${classes.zones} p-0 px-3 w-full bg-surface border-strong rounded font-inherit text-ink`}
        defaultValue={initially}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="hint">
        {text('start_zone_hint')}
      </p>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
