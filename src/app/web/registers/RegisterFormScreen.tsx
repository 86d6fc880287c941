import { RegisterForm } from '../../../register/web/form/RegisterForm.tsx'
import { useRegister } from './use-register.ts'

/** A new row of any register, or one that is there. */
export default function RegisterFormScreen() {
  const here = useRegister()
  if (here === undefined) return null
  return <RegisterForm key={`${here.register.name} ${here.id}`} {...here} />
}
