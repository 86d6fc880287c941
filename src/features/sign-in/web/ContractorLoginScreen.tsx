import { Link } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './entrance.module.css'
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
        <p className={classes.ways}>
          <Link to="/forgot-password">{text('forgot_password')}</Link>
          <Link to="/login">{text('staff_login')}</Link>
        </p>
      }
    />
  )
}
