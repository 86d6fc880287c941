import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { FieldGroup } from '../../../../kit/web/inputs/FieldGroup.tsx'
import type { FieldProps } from '../../../../kit/web/inputs/field-props.ts'
import classes from '../input.module.css'

type Props = FieldProps & {
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** Several may be chosen. */
  several?: boolean
  onToggle: (value: string) => void
}

/** A few choices that all stand in sight. */
export function Pills({ name, options, chosen, several = false, onToggle, ...field }: Props) {
  const { disabled = false, readOnly: _, ...group } = field
  const id = useId()
  return (
    <FieldGroup {...group}>
      <div className={classes.pills} data-wrong={field.error ? true : undefined}>
        {options.map(({ value, label }) => {
          const checked = chosen.includes(value)
          return (
            <label key={value} className={classes.pill} data-none={value === '' || undefined}>
              <input
                className="m-0 absolute"
                type={several ? 'checkbox' : 'radio'}
                name={`${name} ${id}`}
                checked={checked}
                disabled={disabled}
                onChange={() => onToggle(value)}
              />
              {several && checked && <IconCheck className="flex-none" size={16} aria-hidden />}
              {label}
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
