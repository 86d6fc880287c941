import { Pagination, Table } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import stacked from '../../../kit/web/page/stacked.module.css'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../kit/web/theme/Tag.tsx'
import { listMail } from '../mailbox.contract.ts'
import { mailsKey } from './keys.ts'
import { Mail } from './Mail.tsx'

const tones = { queued: 'notice', kept: 'calm', sent: 'good', failed: 'danger' } as const

/** The mail that was written, newest first; a click opens one. */
export function Mailbox() {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { openModal } = useModals()
  const [page, setPage] = useState(1)
  const { data, isPending, isError } = useQuery({
    queryKey: mailsKey(page),
    queryFn: ({ signal }) => call(listMail, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (isPending) return <ListSkeleton />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { data: mails, last_page } = data.data
  if (mails.length === 0) return <EmptyState title={text('mailbox_empty')} />
  return (
    <>
      <div className="overflow-x-auto">
        <Table highlightOnHover className={stacked.stacked ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text('mailbox_subject')}</Table.Th>
              <Table.Th>{text('mailbox_to')}</Table.Th>
              <Table.Th>{text('mailbox_state')}</Table.Th>
              <Table.Th>{text('mailbox_written')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {mails.map(({ id, subject, recipient, state, created_at }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <button
                    type="button"
                    className="p-0 bg-none border-none font-inherit text-start underline cursor-pointer"
                    style={{ color: 'var(--mantine-color-anchor)' }}
                    onClick={() =>
                      openModal(id, { title: subject, body: <Mail id={id} />, size: 'lg' })
                    }
                  >
                    {subject}
                  </button>
                </Table.Td>
                <Table.Td data-label={text('mailbox_to')}>{recipient}</Table.Td>
                <Table.Td data-label={text('mailbox_state')}>
                  <Tag tone={tones[state]}>{text(`mail_${state}`)}</Tag>
                </Table.Td>
                <Table.Td className="whitespace-nowrap" data-label={text('mailbox_written')}>
                  {moment(created_at)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {last_page > 1 && <Pagination value={page} onChange={setPage} total={last_page} mt="md" />}
    </>
  )
}
