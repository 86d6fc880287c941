import type { InputProps } from '../../../../register/web/extension.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { useType } from './use-type.ts'

/** A number that is asked for of what is tracked by quantity alone. */
export function CountedInput({ values, ...props }: InputProps) {
  const type = useType(values.asset_type)
  return type?.tracking === 'quantity' ? <KindInput {...props} /> : null
}
