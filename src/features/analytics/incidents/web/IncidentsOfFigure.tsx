import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { isNameIn } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { severities } from '../../../incidents/definition/index.ts'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { statusesIn } from '../../hazards/hazard-figures.contract.ts'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedIncidents, readIncidentsOfFigure } from '../listed-incidents.contract.ts'
import { listWords } from '../listed-incidents.ts'

type Props = { title: string; asked: ListedIncidents }

/** The incidents or reports that one number counts. */
export function IncidentsOfFigure({ title, asked }: Props) {
  const { text, locale, say } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('incidents-of-figure', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readIncidentsOfFigure, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { show } = asked
  return (
    <FiguresPage title={title} filters={filters} query={query}>
      {({ total, incidents }) => (
        <RecordList
          title={isNameIn(statusesIn, show) ? text(`hazards_${show}`) : text(`figure_${show}`)}
          total={total}
          words={listWords}
          heads={[say('Day'), say('Number'), say('Title'), say('Project'), say('Severity')]}
          rows={incidents.map(({ id, number, title, day, project, severity }) => ({
            id,
            cells: [
              { words: dayIn(locale, day) },
              { words: number, to: `/dashboard/incidents/record/${id}` },
              { words: title },
              { words: project ?? '—' },
              { words: severity === null ? '—' : say(severities[severity]) },
            ],
          }))}
        />
      )}
    </FiguresPage>
  )
}
