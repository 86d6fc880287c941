import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import type { ByHand } from '../../../../kit/drawing/strokes.ts'
import { readFile } from '../../../../kit/files/files.contract.ts'
import { addressOf, call } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { rowKey } from '../../../../register/web/keys.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { takenKey } from '../../web/keys.ts'
import { decideCard, readTaken } from '../reviewing.contract.ts'
import classes from './reviewing.module.css'

type Card = ReplyOf<typeof readTaken>['data']['cards'][number]

/** The cards that a person sent, each to accept or refuse, and what they signed. */
export default function TakenTab({ row: { id, state } }: { row: AnyRow }) {
  const text = useText()
  const { moment } = useTimes()
  const { data, isError } = useQuery({
    queryKey: takenKey(id),
    queryFn: async ({ signal }) => (await call(readTaken, { params: { id }, signal })).data,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  const { person, cards, signature, instructor } = data
  const isOpen = state !== 'approved' && state !== 'expired' && state !== 'revoked'
  return (
    <div className="stack gap-6">
      <p className="m-0">
        <RecordLink register={person.register} to={person} />
      </p>
      {cards.length > 0 && (
        <ul className={classes.cards} aria-label={text('orientation_cards_sent')}>
          {cards.map((card) => (
            <CardShown key={card.id} record={id} card={card} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {signature === null ? (
        <EmptyState title={text('orientation_not_signed')} />
      ) : (
        <Signed
          {...signature}
          at={moment(signature.signed_at)}
          more={[signature.attestation, text('version_hash', { hash: signature.hash })]}
        />
      )}
      {instructor !== null && <Signed {...instructor} at={moment(instructor.held_at)} more={[]} />}
    </div>
  )
}

type SignedProps = {
  name: string
  given: ByHand
  statement: string
  at: string
  more: readonly (string | null)[]
}

function Signed({ name, given, statement, at, more }: SignedProps) {
  const signature =
    given.method === 'typed'
      ? { ...given, signed_at: at }
      : { ...given.strokes, method: 'drawn' as const, name, signed_at: at }
  return (
    <section className={classes.signed} aria-label={name}>
      <strong className="break-anywhere">{name}</strong>
      <span className="hint">{at}</span>
      <span>{statement}</span>
      <div className={classes.mark}>
        <SignatureDrawing signature={signature} label={name} />
      </div>
      {more.map(
        (said) =>
          said !== null && (
            <span key={said} className="hint break-anywhere">
              {said}
            </span>
          ),
      )}
    </section>
  )
}

const tones = { sent: 'warning', accepted: 'good', refused: 'danger' } as const
const words = {
  sent: 'orientation_card_sent',
  accepted: 'orientation_card_accepted',
  refused: 'orientation_card_refused',
} as const

function CardShown({ record, card, isOpen }: { record: string; card: Card; isOpen: boolean }) {
  const text = useText()
  const { moment } = useTimes()
  const holds = useHolds()
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const { act, busy, problem } = useAct(
    (body: { decision: 'accept' } | { decision: 'refuse'; reason: string }) =>
      call(decideCard, { params: { id: record, card: card.id }, body }),
    {
      renews: [takenKey(record), rowKey('orientation-records', record)],
      onDone: () => setRefusing(false),
      oneAtATime: true,
    },
  )
  const address = addressOf(readFile, { params: { id: card.file.id } })
  function refuse(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim().length > 2) act({ decision: 'refuse', reason: reason.trim() })
  }
  return (
    <li className={classes.card}>
      <a href={address} target="_blank" rel="noreferrer" className={classes.picture}>
        {card.file.mime.startsWith('image/') ? (
          <img src={address} alt={card.name} loading="lazy" />
        ) : (
          card.file.name
        )}
      </a>
      <strong className="break-anywhere">
        {card.name} <Tag tone={tones[card.state]}>{text(words[card.state])}</Tag>
      </strong>
      <span className="hint">
        {[moment(card.sent_at), card.decided_by].filter((one) => one !== null).join(' · ')}
      </span>
      {card.reason !== null && <span>{card.reason}</span>}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {isOpen && holds('resources.edit') && !refusing && (
        <div className="flex flex-wrap gap-2">
          {card.state !== 'accepted' && (
            <Button
              size="compact-md"
              loading={busy}
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={() => act({ decision: 'accept' })}
            >
              {text('orientation_accept')}
            </Button>
          )}
          {card.state !== 'refused' && (
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconX size={18} aria-hidden />}
              onClick={() => setRefusing(true)}
            >
              {text('orientation_refuse')}
            </Button>
          )}
        </div>
      )}
      {refusing && (
        <form onSubmit={refuse} method="post" className="stack gap-2">
          <TextInput
            label={text('orientation_why')}
            maxLength={500}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              size="compact-md"
              color="red"
              loading={busy}
              disabled={reason.trim().length < 3}
            >
              {text('orientation_refuse')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setRefusing(false)}>
              {text('input_cancel')}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
