import type { Register } from '../../define.ts'
import type { RegisterWeb } from '../beside.ts'

type Props = { register: Register; web: RegisterWeb; id?: string; within?: string }

/** The one edit screen. */
export function RegisterForm({ register }: Props) {
  return <p>{register.one}</p>
}
