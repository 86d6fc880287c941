import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedTalks, readTalksOfFigure } from '../toolbox.contract.ts'

/** The talks that one number counts: when, where, and which talk was given. */
export function TalksOfFigure({ asked }: { asked: ListedTalks }) {
  const { text, locale, say } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('talks-due', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readTalksOfFigure, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage title={text('nav_toolbox_talks')} filters={filters} query={query}>
      {({ total, talks }) => (
        <RecordList
          title={text(`talks_${asked.show}`)}
          total={total}
          words={['show', 'place', 'talk']}
          heads={[
            say('Day'),
            text('compliance_place'),
            text('compliance_state'),
            text('talks_talk'),
          ]}
          rows={talks.map(({ id, day, place, state, schedule, delivery }) => ({
            id,
            cells: [
              { words: dayIn(locale, day) },
              {
                words: place,
                to: schedule && `/dashboard/toolbox-talks/schedules/record/${schedule}`,
              },
              { words: text(`talks_${state}`) },
              {
                words: delivery === null ? '—' : text('talks_open'),
                to: delivery && `/dashboard/toolbox-talks/deliveries/record/${delivery}`,
              },
            ],
          }))}
        />
      )}
    </FiguresPage>
  )
}
