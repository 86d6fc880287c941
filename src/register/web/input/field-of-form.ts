// What an input needs of a field of a form, whatever its kind.
import type { Say } from '../../../kit/sentences.ts'
import type { FieldProps } from '../../../kit/web/inputs/field-props.ts'
import type { InputProps } from '../extension.ts'

/** An input of a kind is not told what stands in the other fields, so that it is drawn again only
 *  when something of its own has changed. */
export type KindProps = Omit<InputProps, 'values'> & {
  /** In a cell of a table, where a choice has no room to lie open. */
  inCell?: boolean
  /** What is wrong inside a field of rows, by `0.name`. */
  innerErrors?: Readonly<Record<string, string>> | undefined
}

type SharedProps = Pick<KindProps, 'field' | 'label' | 'error' | 'disabled'>

/** Label, hint, error and state, as the inputs of the kit take them. */
export function shared({ field, label, error, disabled }: SharedProps, say: Say): FieldProps {
  return {
    label,
    error,
    disabled,
    required: field.required === true,
    ...(field.hint !== undefined && { description: say(field.hint) }),
  }
}
