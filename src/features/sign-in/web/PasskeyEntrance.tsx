import { useEffect, useState } from 'react'
import { canUsePasskeys } from '../../../access/web/passkeys.ts'
import { NoAnswer, Refused } from '../../../kit/http/client.web.ts'
import { problemWords } from '../../../kit/web/act/problem-words.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { type Entered, enterWithPasskey } from './enter.ts'

type Props = { door: 'staff' | 'contractor'; onDone: (entered: Entered) => Promise<void> }

/** The way in without a password. It is offered to everybody alike: it says nothing of who has a passkey. */
export function PasskeyEntrance({ door, onDone }: Props) {
  const text = useText()
  const [able, setAble] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The page is written at build time, for no browser in particular.
  useEffect(() => setAble(canUsePasskeys()), [])
  if (!able) return null
  async function go() {
    setBusy(true)
    setProblem(undefined)
    try {
      await onDone(await enterWithPasskey(door))
    } catch (error) {
      const answered = error instanceof Refused || error instanceof NoAnswer
      // The person turned away from the browser's question, or the device has no passkey for this place.
      if (!answered) console.info('No passkey was used.', error)
      setProblem(answered ? problemWords(error, text) : text('passkey_unused'))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button look="quiet" busy={busy} onClick={() => void go()}>
        {text('passkey_enter')}
      </Button>
    </div>
  )
}
