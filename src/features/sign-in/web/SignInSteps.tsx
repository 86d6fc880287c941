import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SetUp } from '../../../access/credentials.ts'
import { isLocale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { CodeForm } from './CodeForm.tsx'
import { Entrance } from './Entrance.tsx'
import { enterWithCode, enterWithPassword, enterWithWayIn, type SignInOutcome } from './enter.ts'
import { PasskeyEntrance } from './PasskeyEntrance.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SetUpForm } from './SetUpForm.tsx'

/** The challenge that the second step answers, and what that step is. */
type Asked = { challenge: string; setUp?: SetUp; lost?: true; passkey?: true }

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
  const [asked, setAsked] = useState<Asked>()
  const [hasLost, setHasLost] = useState(false)

  async function follow(outcome: SignInOutcome) {
    setHasLost(false)
    if ('challenge' in outcome) return setAsked(outcome)
    if (isLocale(outcome.locale)) choose(outcome.locale)
    await navigate(outcome.path === '/dashboard' ? staffTo : outcome.path)
  }

  const startOver = () => {
    setAsked(undefined)
    setHasLost(false)
  }

  if (asked?.setUp !== undefined)
    return (
      <Entrance
        title={text('set_up_title')}
        lead={text(asked.lost ? 'lost_step_set_up_lead' : 'set_up_lead')}
      >
        <SetUpForm
          challenge={asked.challenge}
          setUp={asked.setUp}
          onDone={follow}
          onStartOver={startOver}
        />
      </Entrance>
    )
  if (asked !== undefined && hasLost)
    return (
      <Entrance title={text('lost_step_title')} lead={text('lost_step_lead')}>
        <CodeForm
          enter={async (code) => follow(await enterWithWayIn(asked.challenge, code))}
          onStartOver={startOver}
        />
      </Entrance>
    )
  const lost = (
    <Button look="quiet" onClick={() => setHasLost(true)}>
      {text('lost_step')}
    </Button>
  )
  if (asked?.passkey)
    return (
      <Entrance title={text('passkey_step_title')} lead={text('passkey_step_lead')}>
        <PasskeyEntrance door={kind} onDone={follow} />
        {lost}
        <Button look="quiet" onClick={startOver}>
          {text('start_over')}
        </Button>
      </Entrance>
    )
  if (asked !== undefined)
    return (
      <Entrance title={text('second_step_title')} lead={text('second_step_lead')}>
        <CodeForm
          hint={text('code_hint')}
          enter={async (code) => follow(await enterWithCode(asked.challenge, code))}
          onStartOver={startOver}
        />
        {lost}
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
