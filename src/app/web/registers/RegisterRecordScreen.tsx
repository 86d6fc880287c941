import { RegisterRecord } from '../../../register/web/record/RegisterRecord.tsx'
import NotFound from '../pages/NotFound.tsx'
import { useRegister } from './use-register.ts'

/** A row of any register, to be read. */
export default function RegisterRecordScreen() {
  const here = useRegister()
  if (here?.id === undefined) return null
  const { register, id } = here
  return <RegisterRecord key={`${register.name} ${id}`} {...here} id={id} missing={<NotFound />} />
}
