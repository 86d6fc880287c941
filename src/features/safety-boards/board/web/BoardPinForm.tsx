import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { boardKey } from '../../web/keys.ts'
import { setBoardPin } from '../board.contract.ts'

/** It is shown while it is typed, so that it can be written on the board; afterwards nobody reads it. */
export function BoardPinForm({ id, onDone }: { id: string; onDone(): void }) {
  const text = useText()
  const [pin, setPin] = useState('')
  const { act, busy, problem } = useAct(
    () => call(setBoardPin, { params: { id }, body: { pin: pin.trim() } }),
    { renews: [boardKey(id)], says: () => text('board_pin_done'), onDone, oneAtATime: true },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    act()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="stack gap-4">
      <TextInput
        label={text('board_pin')}
        description={text('board_pin_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value)}
        data-autofocus
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" loading={busy} disabled={pin.trim() === ''}>
          {text('board_pin_set')}
        </Button>
      </div>
    </form>
  )
}
