import { useId } from 'react'

type Props = { name: string; label: string; error?: string | undefined; rows?: number }

/** A labelled text of several lines, for the pages that carry no component library. */
export function TextArea({ name, label, error, rows = 4 }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label className="text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={4000}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="p-3 w-full bg-surface border-strong rounded font-inherit text-ink"
      />
      {error && (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
