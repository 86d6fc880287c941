import { Button, SegmentedControl } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../access/web/session.ts'
import { isLocale, locales } from '../../../kit/locales.ts'
import { languageNames } from '../../../kit/web/language/catalogue.ts'
import { useLanguage, useText } from '../../../kit/web/language/Language.tsx'
import { LanguageUnreachable } from '../../../kit/web/language/LanguageUnreachable.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { OwnCustomFields } from '../../people/web/index.ts'
import { OwnSignature, PinForm } from '../../submissions/web/index.ts'
import { Passkeys } from '../passkeys/web/Passkeys.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import classes from './my-account.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Section } from './Section.tsx'
import { Sessions } from './Sessions.tsx'
import { Tokens } from './Tokens.tsx'
import { useKeepLanguage } from './use-keep-language.ts'

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
      <Passkeys />
      {role !== 'admin' && !isTradeContractor && <StoredSignature />}
      {role !== 'admin' && !isTradeContractor && <SigningPin />}
      {role !== 'admin' && !isTradeContractor && <NoticeChoices />}
      <Suspense>{role !== 'admin' && !isTradeContractor && <OwnCustomFields />}</Suspense>
      <Sessions />
      {role !== 'admin' && !isTradeContractor && <Tokens />}
    </Page>
  )
}

/** The person's language: kept on this device at once, and with the account. */
function LanguageSection() {
  const { locale: shown, text } = useLanguage()
  const keep = useKeepLanguage()
  return (
    <Section title={text('language')} lead={text('language_lead')}>
      <SegmentedControl
        aria-label={text('language')}
        value={shown}
        onChange={(locale) => isLocale(locale) && void keep(locale)}
        data={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
      <LanguageUnreachable />
    </Section>
  )
}

/** What a person of a company is told, and when: chosen on a screen of its own. */
function NoticeChoices() {
  const text = useText()
  return (
    <Section title={text('notices')} lead={text('my_account_notices_lead')}>
      <div>
        <Button component={Link} to="/dashboard/notifications?view=choices" variant="default">
          {text('my_account_notices')}
        </Button>
      </div>
    </Section>
  )
}

/** Offered where they sign themselves. */
function StoredSignature() {
  const text = useText()
  return (
    <Section title={text('own_signature')} lead={text('own_signature_lead')}>
      <OwnSignature />
    </Section>
  )
}

/** For people of a company: they sign with it where they are not signed in. */
function SigningPin() {
  const text = useText()
  return (
    <Section title={text('pin')} lead={text('pin_lead')}>
      <PinForm className={classes.form} />
    </Section>
  )
}
