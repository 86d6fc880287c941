import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../../../access/web/use-times.ts'
import { call } from '../../../kit/http/client.web.ts'
import { useAct } from '../../../kit/web/act/use-act.ts'
import { EmptyState } from '../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'
import { listFailedJobs, retryFailedJob } from '../failed-jobs.contract.ts'
import { failedJobsKey } from './keys.ts'

/** The work that failed for good, newest first, each with the way to have it tried again. */
export function FailedJobs() {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { data, isPending, isError } = useQuery({
    queryKey: failedJobsKey,
    queryFn: ({ signal }) => call(listFailedJobs, { signal }),
    staleTime: 0,
  })
  const retry = useAct((id: number) => call(retryFailedJob, { params: { id } }), {
    renews: [failedJobsKey],
  })
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data.total === 0) return <EmptyState title={text('failed_jobs_none')} />
  return (
    <>
      {retry.problem && <Notice tone="danger">{retry.problem}</Notice>}
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text('failed_jobs_what')}</Table.Th>
              <Table.Th>{text('failed_jobs_why')}</Table.Th>
              <Table.Th>{text('failed_jobs_tries')}</Table.Th>
              <Table.Th>{text('failed_jobs_since')}</Table.Th>
              <Table.Th>{text('failed_jobs_again')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.data.map(({ id, task, error, attempts, failed_at }) => (
              <Table.Tr key={id}>
                <Table.Td>{task}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{error}</Table.Td>
                <Table.Td>{attempts}</Table.Td>
                <Table.Td>{moment(failed_at)}</Table.Td>
                <Table.Td>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={text('failed_jobs_retry_one', { task })}
                    loading={retry.given === id}
                    onClick={() => retry.act(id)}
                  >
                    {text('try_again')}
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
