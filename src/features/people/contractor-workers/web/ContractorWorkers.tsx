import { Button, Group } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { RecordLink } from '../../../../register/web/record/RecordLink.tsx'
import { spanOf } from '../../hats/web/span.ts'
import { contractorWorkersKey } from '../../web/keys.ts'
import { listWorkers } from '../contractor-workers.contract.ts'
import { AddWorkers } from './AddWorkers.tsx'

/** Beside a trade contractor: who works for them, and the way to add more. */
export default function ContractorWorkers({ row }: { row: AnyRow }) {
  const { text, locale } = useLanguage()
  const mayAdd = useHolds()('users.create') && row.archived_at === null
  const { openModal, closeModal } = useModals()
  const { data, isPending, isError } = useQuery({
    queryKey: contractorWorkersKey(row.id),
    queryFn: ({ signal }) => call(listWorkers, { params: { id: row.id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={4} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const add = mayAdd && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() =>
        openModal('add-workers', {
          title: text('contractor_workers_add'),
          body: <AddWorkers contractor={row.id} onClose={() => closeModal('add-workers')} />,
        })
      }
    >
      {text('contractor_workers_add')}
    </Button>
  )
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<IconUsers size={28} aria-hidden="true" />}
        title={text('contractor_workers_none')}
        text={text('contractor_workers_hint')}
        action={add || undefined}
      />
    )
  return (
    <div className="stack gap-3">
      {add && <Group data-no-print>{add}</Group>}
      <ul className="box bare">
        {data.data.map((worker) => (
          <li key={worker.id} className="border-between px-4 py-3">
            <span className="row gap-2">
              <strong className="break-anywhere">
                <RecordLink
                  register={worker.account ? 'users' : 'people-without-account'}
                  to={worker}
                />
              </strong>
              {worker.account && <Tag tone="calm">{text('alike_user')}</Tag>}
              {worker.ended && <Tag tone="calm">{text('contractor_worker_left')}</Tag>}
            </span>
            <small className="text-soft block">
              {[worker.trade, worker.mobile, spanOf(worker, text, locale)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}
