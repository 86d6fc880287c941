import type { RefObject } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { fieldOf, labelOf } from '../../../define.ts'
import classes from '../form.module.css'
import { errorOf } from '../save/error-of.ts'
import type { RegisterFormState } from '../use-register-form.ts'
import { focusField } from './focus-field.ts'

type Props = {
  box: RefObject<HTMLDivElement | null>
  form: RegisterFormState
  /** The fields in sight, in their order. */
  names: readonly string[]
}

/** What keeps the form from being saved: the whole, and where it is more than one field, each. */
export function ErrorSummary({ box, form: { register, errors }, names }: Props) {
  const { text, say } = useLanguage()
  const wrong = names.filter((name) => errorOf(errors, name) !== undefined)
  // Errors that no visible field shows are shown here.
  const whole = Object.entries(errors)
    .filter(([path]) => !wrong.some((name) => path === name || path.startsWith(`${name}.`)))
    .flatMap(([, told]) => told)
  if (whole.length === 0 && wrong.length < 2) return null
  const count = whole.length + wrong.length
  return (
    <div ref={box} className={classes.notice} data-tone="danger" role="alert" tabIndex={-1}>
      {wrong.length > 0 && <h2>{text('form_errors', { count })}</h2>}
      {whole.map((told) => (
        <p className="text-inherit" key={told}>
          {told}
        </p>
      ))}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#field-${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(name)
                }}
              >
                {say(labelOf(name, fieldOf(register, name)))}
              </a>
              : {errorOf(errors, name)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
