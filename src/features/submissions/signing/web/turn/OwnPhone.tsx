import { useEffect, useEffectEvent } from 'react'
import { call, NoAnswer } from '../../../../../kit/http/client.web.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { codeToSign } from '../../signing.contract.ts'
import { calledAt, type PlaceToSign } from '../places.ts'
import { CodeForPhone } from './CodeForPhone.tsx'

type Props = {
  submission: string
  place: PlaceToSign
  onLook(): void
  onSigned(): void
}

/** How often it is looked whether the person has signed. */
const everyFewSeconds = 4000

/** Somebody who stands here signs on a phone of their own: a colleague signs in there, a visitor is led there by a
 *  code that works once and soon ends. */
export function OwnPhone({ submission, place, onLook, onSigned }: Props) {
  const text = useText()
  const { account, id, signature } = place
  const name = calledAt(text, place)
  const { act, busy, error, problem, done } = useAct(
    () => call(codeToSign, { params: { id: submission, place: id } }),
    { oneAtATime: true },
  )
  const look = useEffectEvent(onLook)
  const signed = useEffectEvent(onSigned)
  const begin = useEffectEvent(() => {
    if (account === null) act()
  })
  useEffect(() => {
    begin()
    const timer = setInterval(look, everyFewSeconds)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (signature !== null) signed()
  }, [signature])
  const address =
    account === null
      ? done?.data.address
      : new URL(`/dashboard/submissions/edit/${submission}`, location.href).href
  return (
    <CodeForPhone
      name={name}
      address={address}
      endsAt={account === null ? (done?.data.ends_at ?? '') : undefined}
      wrong={error instanceof NoAnswer ? text('signing_code_offline') : problem}
      busy={busy}
      onAgain={account === null ? () => act() : undefined}
    />
  )
}
