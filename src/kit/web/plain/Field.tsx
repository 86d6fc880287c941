import { type ComponentProps, useId } from 'react'
import classes from './plain.module.css'

type Props = ComponentProps<'input'> & { label: string; hint?: string; error?: string | undefined }

/** A labelled input for the pages that carry no component library. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId()
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`${classes.field} grid gap-1`}>
      <label className="text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <input
        className="p-0 px-3 w-full bg-surface border-strong rounded font-inherit text-ink"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
