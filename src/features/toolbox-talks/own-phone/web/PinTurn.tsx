import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { call, NoAnswer } from '../../../../kit/http/client.web.ts'
import { newId } from '../../../../kit/ids.ts'
import type { Locale } from '../../../../kit/locales.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { isWholePin, PinEntry } from '../../../submissions/web/index.ts'
import { type Attendant, type TalkDraft, withAttendant } from '../../holding/talk-draft.ts'
import { canSeal, sealPin } from '../../pin-later/web/keep-pin.ts'
import { begunOf } from '../begun-of.ts'
import { openTalk, signTalkByPin } from '../own-phone.contract.ts'

type Props = {
  draft: TalkDraft
  one: Attendant
  language: Locale
  onChange(draft: TalkDraft): void
}

/** A colleague signs with the number that only they know. It is looked at by the server at once, or, without a
 *  connection, when it arrives. */
export function PinTurn({ draft, one, language, onChange }: Props) {
  const text = useText()
  const [pin, setPin] = useState('')
  const { act, busy, error, problem } = useAct(
    async (): Promise<TalkDraft> => {
      try {
        const opened =
          draft.opened ??
          (await call(openTalk, { params: { id: draft.id }, body: begunOf(draft) })).data
        await call(signTalkByPin, {
          params: { id: opened.id },
          body: { person: one.id, pin, statement_lang: language },
        })
        return { ...withAttendant(draft, one.id, { apart: 'pin', unsigned: '' }), opened }
      } catch (failure) {
        if (!(failure instanceof NoAnswer) || !canSeal(draft)) throw failure
        const signature = newId()
        const sealed = {
          ...{ signature, signed_at: new Date().toISOString() },
          pin: await sealPin(draft, { signature, person: one.id, pin }),
        }
        const apart = { apart: 'unchecked', unsigned: '', lang: language, sealed } as const
        return withAttendant(draft, one.id, apart)
      }
    },
    {
      oneAtATime: true,
      onRefused: () => setPin(''),
      onDone: onChange,
    },
  )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWholePin(pin)) act()
  }
  return (
    <form onSubmit={submit} method="post" className="stack gap-3">
      <PinEntry
        name={one.name}
        value={pin}
        onChange={setPin}
        wrong={error instanceof NoAnswer ? text('talk_pin_offline') : problem}
      />
      <Button type="submit" size="lg" loading={busy} disabled={!isWholePin(pin)}>
        {text('signing_sign')}
      </Button>
    </form>
  )
}
