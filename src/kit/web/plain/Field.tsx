import { type ComponentProps, useId } from 'react'
import classes from './plain.module.css'

type Props = ComponentProps<'input'> & { label: string; hint?: string; error?: string | undefined }

/** A labelled input for the pages that carry no component library. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId()
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
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
