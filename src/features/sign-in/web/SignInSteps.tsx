import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { isLocale } from '../../../kit/locales.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { CodeForm } from './CodeForm.tsx'
import { Entrance } from './Entrance.tsx'
import { enterWithPassword, type SignInOutcome } from './enter.ts'
import { PasswordForm } from './PasswordForm.tsx'

type Props = { kind: 'staff' | 'contractor'; title: string; lead: string; ways: ReactNode }

/** Password, and where the account asks for it, the code of the second step. */
export function SignInSteps({ kind, title, lead, ways }: Props) {
  const navigate = useNavigate()
  const { text, choose } = useLanguage()
  const [challenge, setChallenge] = useState<string>()

  async function follow(outcome: SignInOutcome) {
    if ('challenge' in outcome) return setChallenge(outcome.challenge)
    if (isLocale(outcome.locale)) choose(outcome.locale)
    await navigate(outcome.path)
  }

  if (challenge !== undefined)
    return (
      <Entrance title={text('second_step_title')} lead={text('second_step_lead')}>
        <CodeForm
          challenge={challenge}
          onDone={follow}
          onStartOver={() => setChallenge(undefined)}
        />
      </Entrance>
    )
  return (
    <Entrance title={title} lead={lead}>
      <PasswordForm enter={async (values) => follow(await enterWithPassword(kind, values))} />
      {ways}
    </Entrance>
  )
}
