import type { InputProps } from '../../../../register/web/extension.ts'
import { KindInput } from '../../../../register/web/input/KindInput.tsx'
import { useType } from './use-type.ts'

/** A number that only assets tracked by quantity have. */
export function CountedInput({ values, ...props }: InputProps) {
  const type = useType(values.asset_type)
  return type?.tracking === 'quantity' ? <KindInput {...props} /> : null
}
