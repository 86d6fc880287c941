import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import { isLocale } from '../../../../kit/locales.ts'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { usePageLanguage } from '../../../../kit/web/language/use-page-language.ts'
import { Button, LinkButton } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { useForm } from '../../../../kit/web/plain/use-form.ts'
import { Entrance, enter } from '../../../sign-in/web/index.ts'
import { signupKey } from '../../web/keys.ts'
import { isMadeName } from '../sign-in-name.ts'
import { type Invitee, readSignup, signUp } from '../signup.contract.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { OpeningLink } from './OpeningLink.tsx'

/** What an invitation leads to. The page is written at build time, for nobody: who it is for is asked here. */
export function AcceptInvitation() {
  const text = useText()
  const { token = '' } = useParams()
  const [ready, setReady] = useState(false)
  const [invitee, setInvitee] = useState<Invitee>()
  useEffect(() => setReady(true), [])
  const { data, error, isPending, refetch } = useQuery({
    queryKey: signupKey(token),
    queryFn: ({ signal }) => call(readSignup, { params: { token }, signal, keepSession: true }),
    // Once it is accepted it leads nowhere: signing in, which forgets what was read, does not ask again.
    enabled: ready && invitee === undefined,
    retry: (times, failure) => !(failure instanceof Refused) && times < 2,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const found = data?.data
  useEffect(() => {
    if (found === undefined) return
    setInvitee(found)
  }, [found])
  usePageLanguage(`signup-${token.slice(0, 12)}`, (invitee ?? found)?.language)
  if (invitee !== undefined) return <SignupForm token={token} invitee={invitee} />
  const isOpening = isPending || found !== undefined
  const refused = isOpening ? null : error
  return <OpeningLink refused={refused} spent={text('signup_spent')} onRetry={refetch} />
}

function SignupForm({ token, invitee }: { token: string; invitee: Invitee }) {
  const { text, locale, choose, keep } = useLanguage()
  const navigate = useNavigate()
  const [secondStep, setSecondStep] = useState(false)
  const { form, busy, message, errorOf } = useForm(text('no_connection'), async (given) => {
    const { first_name = '', last_name = '', password = '', language } = given
    const chosen = isLocale(language) ? language : locale
    const body = { first_name, last_name, password, language: chosen }
    const answer = await call(signUp, { params: { token }, body, keepSession: true })
    if ('sign_in' in answer) return setSecondStep(true)
    const { path } = await enter(answer)
    keep(chosen)
    await navigate(path)
  })
  const { company, known, sign_in_name: name } = invitee
  if (secondStep)
    return (
      <Entrance title={text('signup_title', { company })}>
        <Notice tone="good" takesFocus>
          {text('signup_done')}
        </Notice>
        <LinkButton to="/login">{text('login')}</LinkButton>
      </Entrance>
    )
  return (
    <Entrance
      title={text('signup_title', { company })}
      lead={text(known ? 'signup_known' : 'signup_lead')}
    >
      <form {...form} className="grid gap-4">
        <BrandHead brand={invitee.brand} />
        {message && <Notice tone="danger">{message}</Notice>}
        <LanguageChoice chosen={locale} onChoose={choose} />
        <Field
          name="first_name"
          label={text('first_name')}
          defaultValue={invitee.first_name}
          error={errorOf('first_name')}
          autoComplete="given-name"
          required
        />
        <Field
          name="last_name"
          label={text('last_name')}
          defaultValue={invitee.last_name}
          error={errorOf('last_name')}
          autoComplete="family-name"
          required
        />
        <Field
          name="username"
          {...(isMadeName(name)
            ? { label: text('signup_name'), hint: text('signup_name_hint') }
            : { label: text('email') })}
          value={name}
          readOnly
          autoComplete="username"
        />
        <Field
          name="password"
          type="password"
          label={text(known ? 'password' : 'signup_password')}
          {...(!known && { hint: text('new_password_hint') })}
          error={errorOf('password')}
          autoComplete={known ? 'current-password' : 'new-password'}
          required
        />
        <Button type="submit" busy={busy}>
          {text('signup_go')}
        </Button>
      </form>
    </Entrance>
  )
}
