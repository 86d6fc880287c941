import { Button } from '@mantine/core'
import { useState } from 'react'
import { replaceUser, useSession } from '../../../access/web/session.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'
import { Section } from './Section.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

/** The second step at sign-in: off, being set up, on. */
export function SecondFactor() {
  const text = useText()
  const { user } = useSession()
  const [settingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  if (user === undefined) return null
  const change = (second_factor: boolean) => replaceUser({ ...user, second_factor })

  return (
    <Section title={text('second_factor_title')} lead={text('second_factor_lead')}>
      {codes !== undefined && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {codes === undefined && user.second_factor === true && (
        <RemoveSecondFactor onRemoved={() => change(false)} />
      )}
      {user.second_factor !== true && settingUp && (
        <SetUpSecondFactor
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes)
            setSettingUp(false)
            change(true)
          }}
          onCancel={() => setSettingUp(false)}
        />
      )}
      {user.second_factor !== true && !settingUp && (
        <div>
          <Button onClick={() => setSettingUp(true)}>{text('second_factor_start')}</Button>
        </div>
      )}
    </Section>
  )
}
