import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** The way in for the people of a trade contractor. */
export default function ContractorLoginScreen() {
  const text = useText()
  return (
    <SignInSteps
      kind="contractor"
      title={text('contractor_login')}
      lead={text('contractor_login_lead')}
      ways={
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-6 text-sm">
          <Link className="lone" to="/forgot-password">
            {text('forgot_password')}
          </Link>
          <Link className="lone" to="/login">
            {text('staff_login')}
          </Link>
        </p>
      }
    />
  )
}
