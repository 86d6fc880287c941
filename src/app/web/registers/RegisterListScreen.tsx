import { RegisterList } from '../../../register/web/list/RegisterList.tsx'
import { RegisterOrder } from '../../../register/web/list/RegisterOrder.tsx'
import { useRegister } from './use-register.ts'

/** The list of any register: what is active, completed or archived, or the order of it. */
export default function RegisterListScreen() {
  const here = useRegister()
  if (here === undefined) return null
  if (here.part === 'sorting') return <RegisterOrder {...here} />
  const state = here.part === 'deleted' || here.part === 'completed' ? here.part : 'active'
  return <RegisterList key={here.register.name} {...here} state={state} />
}
