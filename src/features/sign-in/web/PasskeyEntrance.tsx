import { useEffect, useState } from 'react'
import { canUsePasskeys } from '../../../access/web/passkeys.ts'
import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import { Unable } from '../../../kit/web/act/problem-words.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { type Entered, enterWithPasskey } from './enter.ts'

type Props = { door: 'staff' | 'contractor'; onDone: (entered: Entered) => Promise<void> }

/** The way in without a password. It is offered to everybody alike: it says nothing of who has a passkey. */
export function PasskeyEntrance({ door, onDone }: Props) {
  const text = useText()
  const [able, setAble] = useState(false)
  const enter = useAct(async () => {
    const entered = await enterWithPasskey(door).catch((error: unknown) => {
      if (error instanceof Refused || error instanceof NoAnswer) throw error
      // The person turned away from the browser's question, or the device has no passkey for this place.
      throw new Unable(text('passkey_unused'))
    })
    await onDone(entered)
  })
  // The page is written at build time, for no browser in particular.
  useEffect(() => setAble(canUsePasskeys()), [])
  if (!able) return null
  return (
    <div className="grid gap-4">
      {enter.problem && <Notice tone="danger">{enter.problem}</Notice>}
      <Button look="quiet" busy={enter.busy} onClick={() => enter.act()}>
        {text('passkey_enter')}
      </Button>
    </div>
  )
}
