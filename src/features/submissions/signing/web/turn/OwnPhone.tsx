import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTimes } from '../../../../../access/web/use-times.ts'
import { call, NoAnswer } from '../../../../../kit/http/client.web.ts'
import { useAct } from '../../../../../kit/web/act/use-act.ts'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../../kit/web/plain/QrCode.tsx'
import { codeToSign } from '../../signing.contract.ts'
import { calledAt, type PlaceToSign } from '../places.ts'

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
  const { moment } = useTimes()
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
  const wrong = error instanceof NoAnswer ? text('signing_code_offline') : problem
  return (
    <div className="grid gap-4">
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      {address !== undefined && (
        <div className="grid justify-items-center gap-3 text-center">
          <QrCode text={address} size={240} label={text('signing_code', { name })} />
          <p className="m-0">
            {account === null
              ? text('signing_code_visitor', {
                  name,
                  at: moment(done?.data.ends_at ?? ''),
                })
              : text('signing_code_colleague', { name })}
          </p>
          <p className="hint m-0">{text('signing_code_line')}</p>
        </div>
      )}
      {account === null && (
        <Button variant="default" loading={busy} onClick={() => act()}>
          {text('signing_code_again')}
        </Button>
      )}
    </div>
  )
}
