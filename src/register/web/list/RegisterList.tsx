import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { whenDrawn } from '../../../kit/web/later.ts'
import { has, type Register } from '../../define.ts'
import type { ListProps } from './use-register-list.ts'
import { WholeList } from './WholeList.tsx'

const ImportScreen = whenDrawn(
  async () => (await import('../../capabilities/import/web/ImportScreen.tsx')).ImportScreen,
)
const RegisterOrder = whenDrawn(async () => (await import('./RegisterOrder.tsx')).RegisterOrder)

/** The one list screen: whatever a register is about, its rows are found, changed and put in order
 *  here. An order or an import without a screen of its own is a way to look at the list. */
export function RegisterList(props: ListProps) {
  const [params] = useSearchParams()
  if (params.has('order') && has(props.register, 'order'))
    return (
      <Suspense fallback={null}>
        <RegisterOrder {...props} />
      </Suspense>
    )
  const { Grown } = props.web
  const imports = params.has('import') && has(props.register, 'import')
  const shown = (register: Register) =>
    imports ? (
      <Suspense fallback={null}>
        <ImportScreen register={register} {...(props.within && { within: props.within })} />
      </Suspense>
    ) : (
      <WholeList {...props} register={register} />
    )
  return Grown ? <Grown use={imports ? 'sheet' : 'list'}>{shown}</Grown> : shown(props.register)
}
