import { askedIn } from '../../../../register/fields/own-fields.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { OwnValuesInput } from '../../../../register/web/input/own/OwnValuesInput.tsx'
import { useType } from './use-type.ts'

/** What the type asks of each of its documents. */
export const TypeValuesInput = (props: InputProps) => (
  <OwnValuesInput {...props} fields={askedIn(useType(props.values.type)?.custom_fields ?? [])} />
)
