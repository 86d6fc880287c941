import { keepPreviousData, type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { analyticsKey } from '../../web/keys.ts'
import { readOverview } from '../overview.contract.ts'
import { FiguresAsPdf } from './FiguresAsPdf.tsx'
import { Part } from './Part.tsx'

/** The main figures of every screen, over the same days and project. */
export function Overview() {
  const { text, locale: lang } = useLanguage()
  const filters = useFilters()
  const { asked } = filters
  const query = useQuery({
    queryKey: analyticsKey('overview', lang, asked),
    queryFn: async ({ signal }: QueryFunctionContext) =>
      (await call(readOverview, { query: { ...asked, lang }, signal })).data,
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
      {({ parts }) => parts.map((part) => <Part key={part.path} {...part} />)}
    </FiguresPage>
  )
}
