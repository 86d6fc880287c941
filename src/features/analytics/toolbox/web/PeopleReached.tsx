import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type OfTalks, readPeopleReached } from '../toolbox.contract.ts'

/** The people whom the talks reached that one number counts. */
export function PeopleReached({ asked }: { asked: OfTalks }) {
  const { text, locale } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('people-reached', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readPeopleReached, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage title={text('nav_toolbox_talks')} filters={filters} query={query}>
      {({ total, people }) => (
        <RecordList
          title={text('talks_people')}
          total={total}
          words={['show', 'place', 'talk']}
          heads={[text('participation_name'), text('talks_held')]}
          rows={people.map(({ name, person, talks }, n) => ({
            id: person ?? `${name} ${n}`,
            cells: [
              { words: name, to: person && `/dashboard/users/record/${person}` },
              { words: numberIn(locale, talks) },
            ],
          }))}
        />
      )}
    </FiguresPage>
  )
}
