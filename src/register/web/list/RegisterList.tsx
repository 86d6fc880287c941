import { useSearchParams } from 'react-router'
import { ImportScreen } from '../../capabilities/import/web/ImportScreen.tsx'
import { has, type Register } from '../../define.ts'
import { RegisterOrder } from './RegisterOrder.tsx'
import type { ListProps } from './use-register-list.ts'
import { WholeList } from './WholeList.tsx'

/** The one list screen: whatever a register is about, its rows are found, changed and put in order
 *  here. An order or an import without a screen of its own is a way to look at the list. */
export function RegisterList(props: ListProps) {
  const [params] = useSearchParams()
  if (params.has('order') && has(props.register, 'order')) return <RegisterOrder {...props} />
  const { Grown } = props.web
  const imports = params.has('import') && has(props.register, 'import')
  const shown = (register: Register) =>
    imports ? (
      <ImportScreen register={register} {...(props.within && { within: props.within })} />
    ) : (
      <WholeList {...props} register={register} />
    )
  return Grown ? <Grown use={imports ? 'sheet' : 'list'}>{shown}</Grown> : shown(props.register)
}
