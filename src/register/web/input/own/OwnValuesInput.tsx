import { isRecord } from '../../../../kit/own.ts'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { asField, type OwnFieldAsked } from '../../../fields/own-fields.ts'
import type { InputProps } from '../../extension.ts'
import { KindInput } from '../KindInput.tsx'
import classes from './own.module.css'

/** What a type asks of each of its rows. */
export function OwnValuesInput({
  fields,
  ...props
}: InputProps & { fields: readonly OwnFieldAsked[] }) {
  const { name, label, value, onChange, error } = props
  const say = useSay()
  if (fields.length === 0) return null
  const own: Readonly<Record<string, unknown>> = isRecord(value) ? value : {}
  return (
    <fieldset className="p-0 m-0 border-none" aria-label={label}>
      <div className={classes.inputs}>
        {fields.map((field) => (
          <KindInput
            key={field.id}
            {...props}
            name={`${name}.${field.id}`}
            field={asField(field)}
            label={field.label}
            value={own[field.id] ?? (field.kind === 'choices' ? [] : null)}
            error={undefined}
            onChange={(next) => onChange({ ...own, [field.id]: next })}
          />
        ))}
      </div>
      {error !== undefined && <p role="alert">{say(error)}</p>}
    </fieldset>
  )
}
