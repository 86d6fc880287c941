import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SetUp } from '../../../access/credentials.ts'
import { isLocale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { CodeForm } from './CodeForm.tsx'
import { Entrance } from './Entrance.tsx'
import { enterWithPassword, type SignInOutcome } from './enter.ts'
import { PasskeyEntrance } from './PasskeyEntrance.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SetUpForm } from './SetUpForm.tsx'

type Props = {
  kind: 'staff' | 'contractor'
  title: string
  lead: string
  ways: ReactNode
  /** Where people of a company go on, if not on their home screen. */
  staffTo?: string
}

/** Password, and where the account asks for it, the code of the second step; where its permission template
 *  demands one, the second step is set up first. */
export function SignInSteps({ kind, title, lead, ways, staffTo = '/dashboard' }: Props) {
  const navigate = useNavigate()
  const { text, choose } = useLanguage()
  const [asked, setAsked] = useState<{ challenge: string; setUp?: SetUp }>()
  const [asksPasskey, setAsksPasskey] = useState(false)

  async function follow(outcome: SignInOutcome) {
    if ('passkey' in outcome) return setAsksPasskey(true)
    if ('challenge' in outcome) return setAsked(outcome)
    if (isLocale(outcome.locale)) choose(outcome.locale)
    await navigate(outcome.path === '/dashboard' ? staffTo : outcome.path)
  }

  if (asked?.setUp !== undefined)
    return (
      <Entrance title={text('set_up_title')} lead={text('set_up_lead')}>
        <SetUpForm
          challenge={asked.challenge}
          setUp={asked.setUp}
          onDone={follow}
          onStartOver={() => setAsked(undefined)}
        />
      </Entrance>
    )
  if (asked !== undefined)
    return (
      <Entrance title={text('second_step_title')} lead={text('second_step_lead')}>
        <CodeForm
          challenge={asked.challenge}
          onDone={follow}
          onStartOver={() => setAsked(undefined)}
        />
      </Entrance>
    )
  if (asksPasskey)
    return (
      <Entrance title={text('passkey_step_title')} lead={text('passkey_step_lead')}>
        <PasskeyEntrance door={kind} onDone={follow} />
        <Button look="quiet" onClick={() => setAsksPasskey(false)}>
          {text('start_over')}
        </Button>
      </Entrance>
    )
  return (
    <Entrance title={title} lead={lead}>
      <PasswordForm enter={async (values) => follow(await enterWithPassword(kind, values))} />
      <PasskeyEntrance door={kind} onDone={follow} />
      {ways}
    </Entrance>
  )
}
