import { Button } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { wayInKey } from '../../web/keys.ts'
import { readWayIn } from '../way-in.contract.ts'
import { GiveWayIn } from './GiveWayIn.tsx'

type Props = { person: { id: string; name: string } }

const obstacleWords = {
  oneself: 'way_in_oneself',
  inactive: 'way_in_inactive',
  'no-second-step': 'way_in_no_second_step',
  'more-rights': 'way_in_more_rights',
  elsewhere: 'way_in_elsewhere',
} as const

/** Helps somebody in who lost their second step; where that cannot be, it says why. */
export function WayInCard({ person: { id, name } }: Props) {
  const { text } = useLanguage()
  const { clock } = useTimes()
  const { openModal, closeModal } = useModals()
  const { data } = useQuery({
    queryKey: wayInKey(id),
    queryFn: ({ signal }) => call(readWayIn, { params: { id }, signal }),
    staleTime: 0,
  })
  const way = data?.data
  if (way === undefined) return null
  const { obstacle, until } = way
  const why = obstacle === null ? undefined : text(obstacleWords[obstacle], { name })
  const modal = 'way in'
  const ask = () =>
    openModal(modal, {
      title: text('way_in_give_title', { name }),
      body: <GiveWayIn id={id} name={name} onDone={() => closeModal(modal)} />,
    })
  return (
    <section className="card stack gap-3 p-4" aria-label={text('way_in_title')}>
      <h2 className="title-3">{text('way_in_title')}</h2>
      <p className="hint m-0 max-w-prose">{text('way_in_lead', { name })}</p>
      <div className="row flex-wrap gap-3">
        <Button
          variant="default"
          leftSection={<IconLifebuoy size={18} aria-hidden="true" />}
          disabled={why !== undefined}
          aria-describedby={why === undefined ? undefined : 'why-no-way-in'}
          onClick={ask}
        >
          {text('way_in_give')}
        </Button>
        {why !== undefined && (
          <span id="why-no-way-in" className="hint">
            {why}
          </span>
        )}
        {until !== null && (
          <span className="hint">{text('way_in_open', { time: clock(until) })}</span>
        )}
      </div>
    </section>
  )
}
