import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import { calledAt, type PlaceToSign, roleOf, wayAt } from './places.ts'
import { SignByHand } from './SignByHand.tsx'
import { SignByNumber } from './SignByNumber.tsx'
import { Statement } from './Statement.tsx'
import classes from './signing.module.css'
import type { Signed, Signing } from './use-signing.ts'

type Props = {
  submission: Signed
  place: PlaceToSign
  signing: Signing
  /** They have signed; or it is kept until there is a connection. */
  onSigned(kept: boolean): void
  onDeclined(): void
  onSkip: (() => void) | undefined
}

/** One person's turn: what they agree to, and how they sign, or why they do not. */
export function SignAt({ submission, place, signing, onSigned, onDeclined, onSkip }: Props) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [declining, setDeclining] = useState(false)
  const { lang } = signing.at(place.id)
  // The phone changed hands: the person who listens hears whose turn it is.
  useEffect(() => heading.current?.focus(), [])
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
        <p className="hint m-0">{roleOf(text, place.role)}</p>
      </header>
      <Statement
        role={place.role}
        language={lang}
        onLanguage={(language) => signing.change(place.id, { lang: language })}
      />
      {declining && (
        <DeclineForm
          submission={submission}
          place={place.id}
          language={lang}
          onDeclined={onDeclined}
          onBack={() => setDeclining(false)}
        />
      )}
      {!declining && wayAt(place) === 'hand' && (
        <SignByHand place={place} signing={signing} onSent={onSigned} />
      )}
      {!declining && wayAt(place) === 'number' && place.account !== null && (
        <SignByNumber
          submission={submission}
          place={place.id}
          account={place.account}
          language={lang}
          onSigned={() => onSigned(false)}
        />
      )}
      {!declining && (
        <Group className={classes.others}>
          {onSkip && (
            <Button variant="subtle" onClick={onSkip}>
              {text('signing_skip')}
            </Button>
          )}
          {wayAt(place) === 'hand' && (
            <Button variant="subtle" color="red" onClick={() => setDeclining(true)}>
              {text('signing_will_not')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
