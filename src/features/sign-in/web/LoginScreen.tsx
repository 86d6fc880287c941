import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './entrance.module.css'
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
        <p className={classes.ways}>
          <Link to="/forgot-password">{text('forgot_password')}</Link>
          <Link to="/contractors/login">{text('contractor_login')}</Link>
        </p>
      }
    />
  )
}
