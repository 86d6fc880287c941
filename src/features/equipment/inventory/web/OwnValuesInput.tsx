import { isRecord } from '../../../../kit/own.ts'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import type { Field } from '../../../../register/fields/field.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import type { OwnFieldAsked } from '../inventory.contract.ts'
import classes from './assets.module.css'
import { useType } from './use-type.ts'

/** A field of the type's own, as the inputs of the forms take one. */
export const asField = ({ kind, options, required }: OwnFieldAsked): Field => ({
  kind,
  required,
  ...(kind === 'number' && { decimals: 3 }),
  options: Object.fromEntries(options.map((option) => [option, option])),
})

/** What the type asks of each of its assets. */
export function OwnValuesInput(props: InputProps) {
  const { name, label, value, onChange, error, values } = props
  const say = useSay()
  const type = useType(values.asset_type)
  if (type === undefined || type.fields.length === 0) return null
  const own: Readonly<Record<string, unknown>> = isRecord(value) ? value : {}
  return (
    <fieldset className="p-0 m-0 border-none" aria-label={label}>
      <div className={classes.inputs}>
        {type.fields.map((field) => (
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
