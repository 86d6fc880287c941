import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { SignInSteps } from './SignInSteps.tsx'

/** The way in for staff and for the provider's admins. */
export default function LoginScreen() {
  const text = useText()
  return (
    <SignInSteps
      kind="staff"
      title={text('login_title')}
      lead={text('login_lead')}
      ways={
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
          <Link to="/forgot-password">{text('forgot_password')}</Link>
          <Link to="/contractors/login">{text('contractor_login')}</Link>
        </p>
      }
    />
  )
}
