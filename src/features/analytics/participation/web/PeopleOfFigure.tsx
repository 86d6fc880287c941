import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedPeople, readPeopleTaking } from '../participation.contract.ts'
import { listWords } from './use-shown.ts'

/** The people that one number counts. */
export function PeopleOfFigure({ asked }: { asked: ListedPeople }) {
  const { text } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('participation-people', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readPeopleTaking, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage title={text('nav_participation')} filters={filters} query={query}>
      {({ total, people }) => (
        <RecordList
          title={text(
            asked.show === 'people' ? 'participation_people' : 'participation_who_report',
          )}
          total={total}
          words={listWords}
          heads={[text('participation_name')]}
          rows={people.map(({ id, name }) => ({
            id,
            cells: [{ words: name, to: `/dashboard/users/record/${id}` }],
          }))}
        />
      )}
    </FiguresPage>
  )
}
