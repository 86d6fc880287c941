import { Button, Modal, Progress } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useLanguage, useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { LastTurn, type Turn } from './LastTurn.tsx'
import { PlaceTiles } from './PlaceTiles.tsx'
import { nextAfter, type PlaceToSign, wayAt } from './places.ts'
import { SomebodyElse } from './SomebodyElse.tsx'
import classes from './signing.module.css'
import type { ToRead } from './turn/ReadFirst.tsx'
import { SignAt } from './turn/SignAt.tsx'
import { useCrew } from './use-crew.ts'
import { type Signed, type Signing, useSigning } from './use-signing.ts'

type Props = {
  submission: Signed
  toRead: ToRead
  /** Everybody who was there signs, named before or not. */
  isAttendance: boolean
  /** The person signed in fills in forms, and hands the device to others. */
  isHandedOn: boolean
  /** The person signed in here, and what they are called. */
  account: string
  holder: string
  places: PlaceToSign[]
  onSigned(): void
  onClose(): void
}

type View =
  | { at: 'tiles'; last?: { place: PlaceToSign; became: Turn } }
  | { at: 'place'; place: PlaceToSign }

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

function Turns(props: TurnsProps) {
  const { submission, places, signing, gone, onTaken, onSigned, onClose } = props
  const text = useText()
  const small = useMediaQuery('(max-width: 40em)') ?? false
  const {
    newcomers: crew,
    add,
    seal,
  } = useCrew(submission.id, props.isHandedOn, places, signing.all)
  const isOpen = props.isAttendance && props.isHandedOn
  const newcomers = isOpen ? crew : []
  const own = places.find((place) => wayAt(place) === 'own' && !signing.waiting.has(place.id))
  const [view, setView] = useState<View>(own ? { at: 'place', place: own } : { at: 'tiles' })

  const left = new Set([...gone, ...signing.waiting])
  const came = newcomers.filter(({ id }) => left.has(id))
  const asked = [...places, ...came]
  const done = asked.filter(({ id, signature }) => signature !== null || gone.has(id)).length
  const show = (place: PlaceToSign) => setView({ at: 'place', place })
  // What the server says of the place by now.
  const place =
    view.at === 'place' ? (asked.find(({ id }) => id === view.place.id) ?? view.place) : undefined
  const following = place && nextAfter(places, place.id, new Set([...left, place.id]))

  function finish(of: PlaceToSign, became: Turn) {
    if (became === 'signed' && wayAt(of) === 'pin') onTaken(of.id)
    if (became === 'declined') onSigned()
    // A person who has gone on to the tiles meanwhile stays there.
    setView((now) =>
      now.at === 'place' && now.place.id === of.id
        ? { at: 'tiles', last: { place: of, became } }
        : now,
    )
  }
  const { waiting, unchecked, refusals } = signing
  const tiles = { gone, waiting, unchecked, refusals, onChoose: show }
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
          value={(100 * done) / Math.max(1, asked.length)}
          aria-label={text('signing_progress', { done, total: asked.length })}
        />
        <p className="hint" aria-live="polite">
          {text('signing_progress', { done, total: asked.length })}
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
      {view.at === 'tiles' && (
        <>
          {view.last && <LastTurn key={view.last.place.id} {...view.last} />}
          <PlaceTiles {...tiles} label={text('signing_whose')} places={asked} />
          {isOpen && (
            <section className="grid gap-3">
              {newcomers.length > came.length && (
                <>
                  <h3 className="unlined m-0 font-semibold">{text('signing_crew')}</h3>
                  <PlaceTiles
                    {...tiles}
                    label={text('signing_crew')}
                    places={newcomers.filter(({ id }) => !left.has(id))}
                  />
                </>
              )}
              <SomebodyElse onName={(name) => show(add(name))} />
            </section>
          )}
          <Button
            variant={done === asked.length ? 'filled' : 'default'}
            size="lg"
            onClick={onClose}
          >
            {text('signing_close')}
          </Button>
        </>
      )}
      {place && (
        <>
          <Button
            variant="subtle"
            className={classes.back}
            onClick={() => setView({ at: 'tiles' })}
          >
            {text('signing_all')}
          </Button>
          <SignAt
            key={place.id}
            submission={submission}
            place={place}
            toRead={props.toRead}
            holder={props.holder}
            signing={signing}
            seal={seal}
            onLook={onSigned}
            onSigned={(became) => finish(place, became)}
            onDeclined={() => finish(place, 'declined')}
            onSkip={following && (() => show(following))}
          />
        </>
      )}
    </Modal>
  )
}
