import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import {
  callChanged,
  forgetCall,
  type StoredCall,
  useStoredCalls,
} from '../../../../kit/drafts/web/stored-call.ts'
import { NoAnswer } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { isWholePin, PinEntry } from '../../../submissions/web/index.ts'
import { signTalkLater } from '../pin-later.contract.ts'

const isPin = ({ route }: StoredCall) => route.path === signTalkLater.path

/** PINs that were entered without a connection: those that are still to be checked, and those that were refused, to be
 *  entered again. */
export function PinsLater({ account }: { account: string }) {
  const text = useText()
  const all = useStoredCalls(account)?.filter(isPin) ?? []
  if (all.length === 0) return null
  const refused = all.filter(({ state }) => state === 'needs')
  const waiting = all.length - refused.length
  return (
    <section className="stack gap-3" aria-label={text('talk_pins')}>
      {waiting > 0 && (
        <p className="row gap-2 m-0" role="status">
          <IconClock size={22} className="flex-none" aria-hidden />
          {text('talk_pins_waiting', { count: waiting })}
        </p>
      )}
      {refused.map((entry) => (
        <PinAgain key={entry.id} entry={entry} />
      ))}
    </section>
  )
}

/** What was sealed did not fit, or could not be opened: its person enters it again. */
function PinAgain({ entry }: { entry: StoredCall }) {
  const text = useText()
  const [pin, setPin] = useState('')
  const { act, busy, error, problem } = useAct(
    // As this device queued it; its PIN alone is another one.
    () => callChanged(entry, { pin }),
    {
      oneAtATime: true,
      onDone: () => forgetCall(entry),
      onRefused: () => setPin(''),
    },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWholePin(pin)) act()
  }
  return (
    <form onSubmit={submit} method="post" className="box stack gap-3 p-4" aria-label={entry.title}>
      <strong className="break-anywhere">{entry.title}</strong>
      <Notice tone="danger">{text('talk_pin_refused')}</Notice>
      <PinEntry
        name={entry.title.split(' · ').at(-1) ?? ''}
        value={pin}
        onChange={setPin}
        wrong={error instanceof NoAnswer ? text('talk_pin_offline') : problem}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy} disabled={!isWholePin(pin)}>
          {text('signing_sign')}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void forgetCall(entry)}>
          {text('talk_pin_drop')}
        </Button>
      </div>
    </form>
  )
}
