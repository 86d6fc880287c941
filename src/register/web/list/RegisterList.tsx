import { useSearchParams } from 'react-router'
import { has } from '../../define.ts'
import { RegisterOrder } from './RegisterOrder.tsx'
import type { ListProps } from './use-register-list.ts'
import { WholeList } from './WholeList.tsx'

/** The one list screen: whatever a register is about, its rows are found, changed and put in order
 *  here. An order without a screen of its own is a way to look at the list. */
export function RegisterList(props: ListProps) {
  const [params] = useSearchParams()
  if (params.has('order') && has(props.register, 'order')) return <RegisterOrder {...props} />
  return <WholeList {...props} />
}
