import { ImportScreen } from '../../../register/capabilities/import/web/ImportScreen.tsx'
import { useRegister } from './use-register.ts'

/** Rows of any register from a spreadsheet. */
export default function RegisterImportScreen() {
  const here = useRegister()
  if (here === undefined) return null
  const { register, within } = here
  return <ImportScreen key={register.name} register={register} {...(within && { within })} />
}
