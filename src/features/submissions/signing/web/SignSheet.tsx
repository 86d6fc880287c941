import { Button, Modal, Progress } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { HandOn, type Turn } from './HandOn.tsx'
import { PlaceList } from './PlaceList.tsx'
import { nextAfter, type PlaceToSign, wayAt } from './places.ts'
import { SignAt } from './SignAt.tsx'
import classes from './signing.module.css'
import { type Signed, type Signing, useSigning } from './use-signing.ts'

type Props = {
  submission: Signed
  /** The person signed in here. */
  account: string
  places: PlaceToSign[]
  onSigned(): void
  onClose(): void
}

type View =
  | { at: 'list' }
  | { at: 'place'; id: string }
  | { at: 'between'; place: PlaceToSign; became: Turn }

/** Everybody who is to sign here, one after the other; on a phone it fills the screen. */
export function SignSheet(props: Props) {
  const { submission, account, onSigned } = props
  const { locale } = useLanguage()
  // A signature given here counts at once, before the list is loaded again.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  function taken(id: string) {
    setGone((all) => new Set([...all, id]))
    onSigned()
  }
  const signing = useSigning(submission, account, locale, taken)
  // The signatures given here decide whose turn it is.
  return signing.isRead && <Turns {...props} signing={signing} gone={gone} onTaken={taken} />
}

type TurnsProps = Omit<Props, 'account'> & {
  signing: Signing
  gone: ReadonlySet<string>
  onTaken(place: string): void
}

function Turns({ submission, places, signing, gone, onTaken, onSigned, onClose }: TurnsProps) {
  const text = useText()
  const small = useMediaQuery('(max-width: 40em)') ?? false
  const own = places.find(
    (place) => place.mine && wayAt(place) === 'hand' && !signing.waiting.has(place.id),
  )
  const [view, setView] = useState<View>(own ? { at: 'place', id: own.id } : { at: 'list' })

  const done = places.filter(({ id, signature }) => signature !== null || gone.has(id)).length
  const place = view.at === 'place' ? places.find(({ id }) => id === view.id) : undefined
  const left = new Set([...gone, ...signing.waiting])
  const next = (of: PlaceToSign) => nextAfter(places, of.id, new Set([...left, of.id]))
  const show = (of: PlaceToSign) => setView({ at: 'place', id: of.id })

  function finish(of: PlaceToSign, became: Turn) {
    if (became === 'signed' && wayAt(of) === 'number') onTaken(of.id)
    if (became === 'declined') onSigned()
    // A person who has gone on to the list meanwhile stays there.
    setView((now) =>
      now.at === 'place' && now.id === of.id ? { at: 'between', place: of, became } : now,
    )
  }
  const following = place && next(place)
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={small}
      size="lg"
      title={text('signing_title', { number: submission.number })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': text('signing_close') }}
      transitionProps={{ duration: 0 }}
      classNames={{ body: 'grid flex-1 content-start gap-4', content: 'flex flex-col' }}
    >
      <div className={'grid gap-1'}>
        <Progress
          value={(100 * done) / Math.max(1, places.length)}
          aria-label={text('signing_progress', { done, total: places.length })}
        />
        <p className="hint" aria-live="polite">
          {text('signing_progress', { done, total: places.length })}
        </p>
      </div>
      {signing.waiting.size > 0 && (
        <Notice tone="calm">
          {text('signing_offline', { count: signing.waiting.size })}{' '}
          <Button variant="default" size="compact-md" onClick={signing.sendWaiting}>
            {text('signing_send_now')}
          </Button>
        </Notice>
      )}
      {view.at === 'list' && (
        <PlaceList
          places={places}
          gone={gone}
          waiting={signing.waiting}
          refusals={signing.refusals}
          onChoose={show}
        />
      )}
      {place && (
        <>
          <Button variant="subtle" className={classes.back} onClick={() => setView({ at: 'list' })}>
            {text('signing_all')}
          </Button>
          <SignAt
            key={place.id}
            submission={submission}
            place={place}
            signing={signing}
            onSigned={(kept) => finish(place, kept ? 'kept' : 'signed')}
            onDeclined={() => finish(place, 'declined')}
            onSkip={following && (() => show(following))}
          />
        </>
      )}
      {view.at === 'between' && (
        <HandOn
          place={view.place}
          became={view.became}
          next={next(view.place)}
          onNext={() => {
            const following = next(view.place)
            if (following) show(following)
          }}
          onList={() => setView({ at: 'list' })}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
