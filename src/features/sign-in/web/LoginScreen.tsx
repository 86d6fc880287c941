import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** The way in for staff and for the provider's admins. */
export default function LoginScreen() {
  const text = useText()
  const [params] = useSearchParams()
  const wall = params.has('wall')
  return (
    <SignInSteps
      kind="staff"
      title={text('login_title')}
      lead={text(wall ? 'login_wall' : 'login_lead')}
      {...(wall && { staffTo: '/dashboard?wall' })}
      ways={
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-6 text-sm">
          <Link className="lone" to="/forgot-password">
            {text('forgot_password')}
          </Link>
          <Link className="lone" to="/contractors/login">
            {text('contractor_login')}
          </Link>
        </p>
      }
    />
  )
}
