import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedDeeds, type PartTaken, readDeeds } from '../participation.contract.ts'
import { listWords } from './use-shown.ts'

const paths: Readonly<Record<PartTaken, string>> = {
  reports: '/dashboard/incidents/record',
  accepted: '/dashboard/submissions/edit',
  fixed: '/dashboard/deficiency-registry/record',
  attended: '/dashboard/toolbox-talks/deliveries/record',
  given: '/dashboard/toolbox-talks/deliveries/record',
}

/** The records that one number counts; who did it, for who may see names. */
export function DeedsOfFigure({ asked }: { asked: ListedDeeds }) {
  const { text, locale, say } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('participation-records', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readDeeds, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage title={text('nav_participation')} filters={filters} query={query}>
      {({ total, records }) => {
        const named = records.some(({ person }) => person !== null)
        return (
          <RecordList
            title={text(`participation_${asked.show}`)}
            total={total}
            words={listWords}
            heads={[
              text('participation_record'),
              say('Day'),
              say('Project'),
              ...(named ? [text('participation_name')] : []),
            ]}
            // A record may count for several people, and twice where it was fixed twice.
            rows={records.map(({ id, name, day, project, person }, n) => ({
              id: `${id} ${n}`,
              cells: [
                { words: name, to: `${paths[asked.show]}/${id}` },
                { words: dayIn(locale, day) },
                { words: project ?? '—' },
                ...(named ? [{ words: person ?? '—' }] : []),
              ],
            }))}
          />
        )
      }}
    </FiguresPage>
  )
}
