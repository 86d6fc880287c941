import type { State } from '../../capabilities/list/contract.ts'
import type { Register } from '../../define.ts'
import type { RegisterWeb } from '../beside.ts'

type Props = { register: Register; web: RegisterWeb; state: State; within?: string }

/** The one list screen. */
export function RegisterList({ register }: Props) {
  return <p>{register.many}</p>
}
