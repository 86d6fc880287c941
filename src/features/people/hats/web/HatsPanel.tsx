import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useHolds } from '../../../../access/web/use-holds.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import { hatsKey } from '../../web/keys.ts'
import { listHats, type WornHat } from '../hats.contract.ts'
import { hats } from '../hats.ts'
import { HatForm } from './HatForm.tsx'
import { spanOf } from './span.ts'

/** What a person is to the company: an employee here, a visitor there, from a day to a day. */
export function HatsPanel({ row }: { row: AnyRow }) {
  const { text, say, locale } = useLanguage()
  const mayEdit = useHolds()('users.edit') && row.archived_at === null
  const { openModal, closeModal } = useModals()
  const { data, isPending, isError } = useQuery({
    queryKey: hatsKey(row.id, row.version),
    queryFn: ({ signal }) => call(listHats, { params: { id: row.id }, signal }),
  })
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const open = (hat?: WornHat) =>
    openModal('hat', {
      title: text(hat === undefined ? 'hat_add' : 'hat_change'),
      body: <HatForm person={row.id} hat={hat} onClose={() => closeModal('hat')} />,
    })
  return (
    <div className="stack gap-3">
      {data.data.length === 0 && <p className="hint">{text('hats_none')}</p>}
      <ul className="bare stack gap-2">
        {data.data.map((hat) => (
          <li key={hat.id} className="flex flex-wrap items-center justify-between gap-2 border-b">
            <span>
              <strong>{say(hats[hat.kind])}</strong>
              {hat.of !== null && ` · ${hat.of.name}`}
              <span className="hint"> {spanOf(hat, text, locale)}</span>
            </span>
            {mayEdit && (
              <Button size="xs" variant="subtle" onClick={() => open(hat)}>
                {text('hat_change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => open()}>
            {text('hat_add')}
          </Button>
        </Group>
      )}
    </div>
  )
}
