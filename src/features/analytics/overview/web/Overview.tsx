import { keepPreviousData, type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { holds } from '../../../../access/grants.ts'
import { grantsOf, useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { readIncidentAnalytics } from '../../incidents/incident-analytics.contract.ts'
import { analyticsKey } from '../../web/keys.ts'
import { incidentsPart } from '../figure-parts.ts'
import { FiguresAsPdf } from './FiguresAsPdf.tsx'
import { Part } from './Part.tsx'
import { ComplianceOf, FailedItemsOf, HazardsOf, ReasonsOf, TalksOf } from './parts.tsx'

/** The main figures of every screen, over the same days and project. */
export function Overview() {
  const wording = useLanguage()
  const { text } = wording
  const filters = useFilters()
  const { user } = useSession()
  const held = new Set(user === undefined ? [] : grantsOf(user))
  const { asked, compares } = filters
  const query = useQuery({
    queryKey: analyticsKey('incidents', asked),
    queryFn: async ({ signal }: QueryFunctionContext) =>
      (await call(readIncidentAnalytics, { query: asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage
      title={text('overview_title')}
      screen="overview"
      filters={filters}
      query={query}
      actions={<FiguresAsPdf asked={asked} />}
    >
      {(data) => (
        <>
          <Part {...incidentsPart({ ...wording, compares }, data)} isError={false} />
          <ReasonsOf asked={asked} />
          {holds(held, 'reports.hazard') && <HazardsOf asked={asked} />}
          <ComplianceOf asked={asked} />
          {holds(held, 'reports.toolbox') && <TalksOf asked={asked} />}
          {holds(held, 'reports.failed-items') && <FailedItemsOf asked={asked} />}
        </>
      )}
    </FiguresPage>
  )
}
