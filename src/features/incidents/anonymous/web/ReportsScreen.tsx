import { Pagination } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { Views } from '../../../../kit/web/page/Views.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { kinds } from '../../record/kinds.ts'
import { listAnonymousReports } from '../anonymous.contract.ts'
import { keysOfReports } from './keys.ts'
import { Posters } from './Posters.tsx'
import { ReportThread } from './ReportThread.tsx'

const views = ['waiting', 'all', 'posters'] as const
const path = '/dashboard/incidents/reports'

/** What was reported without an account, and the posters by which it can be. */
export default function ReportsScreen() {
  const { text } = useLanguage()
  const params = new URLSearchParams(useLocation().search)
  const view = views.find((one) => one === params.get('view')) ?? 'waiting'
  const report = params.get('report')
  return (
    <Page title={text('screen_anonymous_reports')} lead={text('anonymous_reports_lead')}>
      <div className="stack gap-4">
        <Views
          label={text('anonymous_view')}
          views={views.map((name) => ({
            to: `${path}?view=${name}`,
            label: text(`anonymous_view_${name}`),
            here: view === name && report === null,
          }))}
        />
        {report !== null && <ReportThread id={report} />}
        {report === null && view === 'posters' && <Posters project={params.get('project')} />}
        {report === null && view !== 'posters' && <ReportList view={view} />}
      </div>
    </Page>
  )
}

function ReportList({ view }: { view: 'waiting' | 'all' }) {
  const { text, say } = useLanguage()
  const { moment } = useTimes()
  const { search, change } = useAddressQuery()
  const page = Number(new URLSearchParams(search).get('page') ?? 1)
  const { data, isError } = useQuery({
    queryKey: keysOfReports('list', view, page),
    queryFn: ({ signal }) => call(listAnonymousReports, { query: { view, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (data === undefined) return <ListSkeleton rows={4} />
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<IconInbox size={28} aria-hidden />}
        title={text(view === 'waiting' ? 'anonymous_none_waiting' : 'anonymous_none')}
        text={text('anonymous_none_hint')}
      />
    )
  return (
    <>
      <ul className="bare stack gap-2">
        {data.data.map(({ id, kind, project, place, at, words, waits, incident }) => (
          <li key={id} className="card p-4 stack gap-2">
            <div className="row gap-2 flex-wrap">
              <Tag tone={waits ? 'warning' : 'calm'}>
                {text(waits ? 'anonymous_waits' : 'anonymous_answered')}
              </Tag>
              <span>{say(kinds[kind])}</span>
              {incident !== null && (
                <span>{text('anonymous_incident', { number: incident.number })}</span>
              )}
            </div>
            <Link className="break-anywhere" to={`${path}?report=${id}`}>
              {words.length > 160 ? `${words.slice(0, 160)} …` : words}
            </Link>
            <p className="hint m-0">
              {[project, place, moment(at)].filter((part) => part !== null).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <Pagination
          total={data.last_page}
          value={page}
          onChange={(to) => change((now) => withWords(now, { page: String(to) }))}
        />
      )}
    </>
  )
}
