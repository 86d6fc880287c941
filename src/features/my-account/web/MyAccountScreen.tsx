import { useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'
import { SigningPin } from './SigningPin.tsx'

/** One's own account, for every kind of person who signs in. */
export default function MyAccountScreen() {
  const text = useText()
  const { user, role, isTradeContractor } = useSession()
  if (user === undefined) return null
  return (
    <Page title={text('my_account')} lead={user.email}>
      {user.version !== undefined && <DetailsForm user={user} />}
      <LanguageSection />
      <PasswordForm />
      <SecondFactor />
      {role !== 'admin' && !isTradeContractor && <SigningPin />}
      <Sessions />
    </Page>
  )
}
