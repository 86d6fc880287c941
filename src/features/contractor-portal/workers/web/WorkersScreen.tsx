import { Button } from '@mantine/core'
import { IconPlus, IconUpload, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag, type TagTone } from '../../../../kit/web/theme/Tag.tsx'
import { portalKey } from '../../web/keys.ts'
import { type PortalWorker, portalWorkers } from '../workers.contract.ts'
import { AddWorker } from './AddWorker.tsx'
import { SendCard } from './SendCard.tsx'

const cardTones: Readonly<Record<PortalWorker['cards'][number]['state'], TagTone>> = {
  valid: 'good',
  expiring: 'warning',
  expired: 'danger',
  pending_verification: 'notice',
  revoked: 'danger',
}

const orientationTones: Readonly<Record<PortalWorker['orientations'][number]['state'], TagTone>> = {
  approved: 'good',
  awaiting_review: 'notice',
  in_progress: 'warning',
  assigned: 'warning',
  expired: 'danger',
  revoked: 'danger',
}

/** Who works for the contractors of a contact, with what they hold and have signed; more are added here. */
export default function WorkersScreen() {
  const { text } = useLanguage()
  const { openModal, closeModal } = useModals()
  const { data, isPending, isError } = useQuery({
    queryKey: portalKey('workers'),
    queryFn: async ({ signal }) => (await call(portalWorkers, { signal })).data,
  })
  const { contractors = [], workers = [], courses = [] } = data ?? {}
  const add = contractors.length > 0 && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() =>
        openModal('add-worker', {
          title: text('portal_worker_add'),
          body: <AddWorker contractors={contractors} onDone={() => closeModal('add-worker')} />,
        })
      }
    >
      {text('portal_worker_add')}
    </Button>
  )
  const sendCard = (worker: PortalWorker) =>
    openModal('send-card', {
      title: text('portal_card_of', { name: worker.name }),
      body: <SendCard worker={worker} courses={courses} onDone={() => closeModal('send-card')} />,
    })
  return (
    <Page title={text('portal_workers')} lead={text('portal_workers_lead')} actions={add}>
      {isError && <Notice tone="danger">{text('could_not_load')}</Notice>}
      {isPending && <ListSkeleton rows={4} />}
      {data !== undefined && workers.length === 0 && (
        <EmptyState
          title={text('portal_workers_none')}
          text={text('portal_workers_none_hint')}
          icon={<IconUsers />}
        />
      )}
      <ul className="bare grid gap-3">
        {workers.map((worker) => (
          <Worker
            key={`${worker.id} ${worker.contractor.id}`}
            worker={worker}
            several={contractors.length > 1}
            onSend={() => sendCard(worker)}
          />
        ))}
      </ul>
    </Page>
  )
}

type Props = { worker: PortalWorker; several: boolean; onSend(): void }

function Worker({ worker, several, onSend }: Props) {
  const { text } = useLanguage()
  const { name, trade, contractor, orientations, documents } = worker
  const signed = documents.filter((one) => one.signed).length
  const open = documents.filter((one) => !one.signed).map(({ title }) => title)
  return (
    <li className="card p-4 stack gap-2">
      <div>
        <h2 className="title-3 m-0 break-anywhere">{name}</h2>
        <small className="text-soft">
          {[trade, several && contractor.name].filter(Boolean).join(' · ')}
        </small>
      </div>
      <span className="row gap-2">
        {orientations.length === 0 && <Tag tone="calm">{text('portal_orientation_none')}</Tag>}
        {orientations.map(({ id, title, project, state }) => (
          <Tag key={id} tone={orientationTones[state]}>
            {[text(`portal_orientation_${state}`), project ?? title].join(' · ')}
          </Tag>
        ))}
        {documents.length > 0 && (
          <Tag tone={open.length === 0 ? 'good' : 'warning'}>
            {text('portal_signed', { signed, all: documents.length })}
          </Tag>
        )}
      </span>
      {open.length > 0 && (
        <small className="text-soft break-anywhere">
          {text('portal_unsigned', { titles: open.join(', ') })}
        </small>
      )}
      <Cards cards={worker.cards} />
      <div>
        <Button
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={onSend}
        >
          {text('portal_card_add')}
        </Button>
      </div>
    </li>
  )
}

function Cards({ cards }: Pick<PortalWorker, 'cards'>) {
  const { text, locale } = useLanguage()
  if (cards.length === 0) return <p className="m-0 text-soft">{text('portal_cards_none')}</p>
  return (
    <ul className="bare grid gap-1">
      {cards.map(({ id, name, expires_on, state }) => (
        <li key={id} className="row gap-2">
          <span className="break-anywhere">{name}</span>
          {expires_on !== null && (
            <small className="text-soft">
              {text('portal_card_until', { day: dayIn(locale, expires_on) })}
            </small>
          )}
          <Tag tone={cardTones[state]}>{text(`portal_held_${state}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
