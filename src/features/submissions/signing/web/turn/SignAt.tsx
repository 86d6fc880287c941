import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import { statementsOf } from '../../statements.ts'
import type { Turn } from '../LastTurn.tsx'
import { calledAt, type PlaceToSign, partOf, wayAt } from '../places.ts'
import { Statement } from '../Statement.tsx'
import classes from '../signing.module.css'
import type { SealTo } from '../use-crew.ts'
import type { Signed, Signing } from '../use-signing.ts'
import { AttestAlone } from './AttestAlone.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import { OwnPhone } from './OwnPhone.tsx'
import { ReadFirst, type ToRead } from './ReadFirst.tsx'
import { SignByHand } from './SignByHand.tsx'
import { SignByNumber } from './SignByNumber.tsx'

type Props = {
  submission: Signed
  place: PlaceToSign
  toRead: ToRead
  holder: string
  signing: Signing
  seal: SealTo | undefined
  onSigned(became: Turn): void
  /** Looks whether somebody has signed elsewhere. */
  onLook(): void
  onDeclined(): void
  onSkip: (() => void) | undefined
}

/** One person's turn: what they agree to, and how they sign, or why they do not. */
export function SignAt(props: Props) {
  const { submission, place, toRead, signing, onSigned, onDeclined, onSkip } = props
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [instead, setInstead] = useState<'decline' | 'absent' | 'phone' | undefined>(
    wayAt(place) === 'elsewhere' ? 'phone' : undefined,
  )
  const { lang } = signing.at(place)
  // The phone changed hands: the person who listens hears whose turn it is.
  useEffect(() => heading.current?.focus(), [])
  const way = wayAt(place)
  const byHand = way === 'own' || way === 'attested'
  const sent = (kept: boolean) => onSigned(kept ? 'kept' : 'signed')
  // Whom nobody asked has no place yet; a colleague signs in on their own phone.
  const mayUsePhone =
    !place.mine && place.newcomer !== true && (way === 'attested' || place.account !== null)
  // Nobody is attested alone in a part that is more than having been there.
  const mayBeAbsent = way === 'attested' && ['attendee', 'witness'].includes(place.role)
  return (
    <div className="grid gap-4">
      <header>
        <h3
          className="unlined m-0 title-3 break-anywhere"
          ref={heading}
          tabIndex={-1}
          data-autofocus
        >
          {calledAt(text, place)}
        </h3>
        <p className="hint m-0">{partOf(text, place)}</p>
      </header>
      {(instead === undefined || instead === 'decline') && (
        <>
          <ReadFirst toRead={toRead} place={place} />
          <Statement
            words={statementsOf(place.role)}
            language={lang}
            onLanguage={(language) => signing.change(place, { lang: language })}
          />
        </>
      )}
      {instead === 'decline' && (
        <DeclineForm
          submission={submission}
          place={place.id}
          language={lang}
          onDeclined={onDeclined}
          onBack={() => setInstead(undefined)}
        />
      )}
      {instead === 'absent' && (
        <AttestAlone
          place={place}
          signing={signing}
          onSent={sent}
          onBack={() => setInstead(undefined)}
        />
      )}
      {instead === undefined && byHand && (
        <SignByHand place={place} signing={signing} holder={props.holder} onSent={sent} />
      )}
      {instead === undefined && way === 'pin' && place.account !== null && (
        <SignByNumber
          submission={submission}
          place={place}
          account={place.account}
          signing={signing}
          seal={props.seal}
          onSigned={onSigned}
        />
      )}
      {instead === 'phone' && (
        <OwnPhone
          submission={submission.id}
          place={place}
          onLook={props.onLook}
          onSigned={() => onSigned('signed')}
        />
      )}
      {instead === 'phone' && way !== 'elsewhere' && (
        <Button variant="default" onClick={() => setInstead(undefined)}>
          {text('back')}
        </Button>
      )}
      {instead === undefined && (
        <Group className={classes.others}>
          {onSkip && (
            <Button variant="subtle" onClick={onSkip}>
              {text('signing_skip')}
            </Button>
          )}
          {mayUsePhone && (
            <Button variant="subtle" onClick={() => setInstead('phone')}>
              {text('signing_own_phone')}
            </Button>
          )}
          {mayBeAbsent && (
            <Button variant="subtle" onClick={() => setInstead('absent')}>
              {text('signing_absent')}
            </Button>
          )}
          {byHand && place.newcomer !== true && (
            <Button variant="subtle" color="red" onClick={() => setInstead('decline')}>
              {text('signing_will_not')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
