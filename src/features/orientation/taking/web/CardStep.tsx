import { Button, FileButton, Loader } from '@mantine/core'
import { IconCamera, IconCircleCheckFilled, IconId, IconPhoto } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { NoAnswer } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { shrinkPhoto } from '../../../../kit/web/inputs/photo/shrink-photo.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { TakingDraft } from '../steps.ts'
import type { AskedOrientation } from '../taking.contract.ts'
import { sendCard, type TakingWay } from './send-taking.ts'
import classes from './taking.module.css'

type Props = {
  way: TakingWay
  card: AskedOrientation['cards'][number]
  draft: TakingDraft
  change(next: Partial<TakingDraft>): void
}

function useUrlOf(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === undefined) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** The picture of one card, by the camera of the phone. It stays on the device until it has arrived. */
export function CardStep({ way, card, draft, change }: Props) {
  const text = useText()
  const taken = draft.cards[card.id]
  const url = useUrlOf(taken)
  const [turn, setTurn] = useState(0)
  const { act, busy, problem } = useAct(
    async (chosen: File) => {
      const { file } = await shrinkPhoto(chosen)
      change({ cards: { ...draft.cards, [card.id]: file } })
      setTurn((now) => now + 1)
      // Without a connection it leaves with the signature.
      await sendCard(way, card.id, file).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error
      })
    },
    { oneAtATime: true },
  )
  const there = taken !== undefined || card.state === 'sent' || card.state === 'accepted'
  const choose = (camera: boolean) => (
    <FileButton
      key={`${camera} ${turn}`}
      accept="image/*,.heic,.heif"
      disabled={busy}
      onChange={(file) => file && act(file)}
      {...(camera && { capture: 'environment' as const })}
    >
      {(props) => (
        <Button
          {...props}
          size="lg"
          variant={camera && !there ? 'filled' : 'default'}
          disabled={busy}
          leftSection={
            camera ? <IconCamera size={22} aria-hidden /> : <IconPhoto size={22} aria-hidden />
          }
        >
          {text(
            camera
              ? there
                ? 'orientation_photo_again'
                : 'orientation_photo'
              : 'orientation_choose',
          )}
        </Button>
      )}
    </FileButton>
  )
  return (
    <>
      <p className="hint m-0">{text('orientation_card')}</p>
      <h1 className={classes.title}>{card.name}</h1>
      {card.state === 'refused' && taken === undefined && (
        <Notice tone="danger">{text('orientation_refused', { reason: card.reason ?? '' })}</Notice>
      )}
      <div className={classes.card} data-there={there || undefined}>
        {url === undefined ? (
          <IconId size={72} stroke={1} aria-hidden />
        ) : (
          <img src={url} alt={card.name} />
        )}
        {busy && <Loader role="status" aria-label={text('orientation_sending')} />}
      </div>
      {there && !busy && (
        <p className="row gap-2 m-0" role="status">
          <IconCircleCheckFilled size={22} className="text-good" aria-hidden />
          {text('orientation_card_there')}
        </p>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {card.state !== 'accepted' && (
        <div className={classes.choices}>
          {choose(true)}
          {choose(false)}
        </div>
      )}
      <p className="hint m-0">{text('orientation_card_hint')}</p>
    </>
  )
}
