import { ExportScreen } from '../../../register/capabilities/export/web/ExportScreen.tsx'
import { useRegister } from './use-register.ts'

/** All of any register as a file. */
export default function RegisterExportScreen() {
  const here = useRegister()
  if (here === undefined) return null
  const { register, within } = here
  return <ExportScreen key={register.name} register={register} {...(within && { within })} />
}
