import { Alert, Button, Select, Table } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import stacked from '../../../../kit/web/page/stacked.module.css'
import { subjectLabel } from '../../subjects/subjects.ts'
import { withoutSubject } from '../../subjects/web/subject-words.ts'
import { submittedKey } from '../../web/keys.ts'
import { type CountedBy, countedBy, formsSubmitted } from '../reports.contract.ts'
import { reached } from './ItemTable.tsx'
import classes from './reports.module.css'
import { SpanPicker } from './SpanPicker.tsx'
import { useSpan } from './use-span.ts'
import { Weeks } from './Weeks.tsx'

const filterOf = (by: CountedBy) => (by === 'person' ? 'submitted_by' : by)

/** How many submissions of each form there are, by whom and where. */
export default function FormsSubmittedScreen() {
  const { locale, text, say } = useLanguage()
  const { asked, ask } = useSpan()
  const by = countedBy.find((one) => one === asked.by) ?? 'form'
  const { from, to } = asked
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: submittedKey(by, from, to),
    queryFn: ({ signal }) =>
      call(formsSubmitted, {
        query: { by, ...(from && { from }), ...(to && { to }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const addressOf = (id: string | null) => {
    const span = from || to ? `&filter[submitted_on]=${from ?? ''}..${to ?? ''}` : ''
    return `/dashboard/all-submissions?filter[${filterOf(by)}]=${id ?? 'none'}${span}`
  }
  const labelOf = (one: CountedBy) =>
    one === 'form' || one === 'person' ? text(`report_by_${one}`) : say(subjectLabel(one))
  const nobody =
    by === 'form' || by === 'person' ? text('report_nobody') : withoutSubject(by, { text, say })
  return (
    <Page
      title={text('nav_forms_submitted')}
      lead={text('report_without_void')}
      aside={data && numberIn(locale, data.data.total)}
    >
      <div className={classes.asked}>
        <Select
          label={text('report_by')}
          allowDeselect={false}
          value={by}
          onChange={(one) => ask({ by: one })}
          data={countedBy.map((one) => ({ value: one, label: labelOf(one) }))}
        />
        <SpanPicker asked={asked} onAsk={ask} />
      </div>
      {isError ? (
        <Alert color="red" title={error.message}>
          <Button size="xs" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </Alert>
      ) : isPending ? (
        <ListSkeleton rows={8} />
      ) : data.data.rows.length === 0 ? (
        <EmptyState
          title={text('report_nothing_title')}
          text={text('report_nothing')}
          icon={<IconChartBar />}
        />
      ) : (
        <section
          className={`${classes.scroll} p-2 overflow-x-auto bg-surface border rounded`}
          aria-label={text('nav_forms_submitted')}
          {...reached}
        >
          <Table highlightOnHover className={stacked.stacked ?? ''}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{labelOf(by)}</Table.Th>
                <Table.Th ta="right">{text('report_submissions')}</Table.Th>
                <Table.Th ta="right">{text('report_waiting')}</Table.Th>
                <Table.Th ta="right">{text('report_failed_items')}</Table.Th>
                <Table.Th>{text('report_last')}</Table.Th>
                <Table.Th>{text('report_weeks')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.data.rows.map((row) => (
                <Table.Tr key={row.id ?? 'none'}>
                  <Table.Td>
                    <Link to={addressOf(row.id)}>{row.name || nobody}</Link>
                  </Table.Td>
                  <Table.Td ta="right" data-label={text('report_submissions')}>
                    {numberIn(locale, row.submissions)}
                  </Table.Td>
                  <Table.Td ta="right" data-label={text('report_waiting')}>
                    {numberIn(locale, row.waiting)}
                  </Table.Td>
                  <Table.Td ta="right" data-label={text('report_failed_items')}>
                    {numberIn(locale, row.fails)}
                  </Table.Td>
                  <Table.Td className="whitespace-nowrap" data-label={text('report_last')}>
                    {row.last === null ? '—' : dayIn(locale, row.last.slice(0, 10))}
                  </Table.Td>
                  <Table.Td data-label={text('report_weeks')}>
                    <Weeks weeks={row.weeks} label={row.weeks.join(', ')} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Page>
  )
}
