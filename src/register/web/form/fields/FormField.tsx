import { type FocusEvent, useCallback, useMemo } from 'react'
import { useSay } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../define.ts'
import type { RegisterWeb } from '../../extension.ts'
import { FieldInput } from '../../input/FieldInput.tsx'
import classes from '../form.module.css'
import { errorOf } from '../save/error-of.ts'
import type { RegisterFormState } from '../use-register-form.ts'
import { ShownField } from './ShownField.tsx'
import { isFixed, isWide } from './sections.ts'

type Props = { form: RegisterFormState; web: RegisterWeb; name: string; fixed: boolean }

/** Where a field stands on the page. */
export const placeOf = (name: string): string => `field-${name}`

/** One field of the form in its place: its input, or its value where it cannot be changed. */
export function FormField({ form, web, name, fixed }: Props) {
  const say = useSay()
  const { register, values, errors, row, set } = form
  const field = fieldOf(register, name)
  const label = say(labelOf(name, field))
  const own = errors[name]?.join(' ')
  const inner = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors)
          .filter(([path]) => path.startsWith(`${name}.`))
          .map(([path, told]) => [path.slice(name.length + 1), told.join(' ')]),
      ),
    [errors, name],
  )
  // A field of rows says inside what is wrong there; any other says it all beside itself.
  const error = field.kind === 'rows' ? own : errorOf(errors, name)
  const onChange = useCallback((value: unknown) => set(name, value), [set, name])

  function left({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) form.leave(name)
  }
  const shown = fixed || (isFixed(field) && web.inputs?.[name] === undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its own input being left.
    <div
      id={placeOf(name)}
      className={classes.field}
      data-wide={isWide(field) || undefined}
      onBlur={left}
    >
      {shown ? (
        <ShownField field={field} label={label} value={row?.[name] ?? values[name]} />
      ) : (
        <FieldInput
          web={web}
          register={register}
          name={name}
          field={field}
          label={label}
          value={values[name]}
          onChange={onChange}
          error={error}
          innerErrors={inner}
          disabled={false}
          values={values}
          row={row}
        />
      )}
    </div>
  )
}
