import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedChecks, readChecksOfFigure } from '../failed-items.contract.ts'

/** The checks that one number counts, or what failed in them. */
export function ChecksOfFigure({ asked }: { asked: ListedChecks }) {
  const { text, locale: lang, say } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('checks-of-figure', lang, filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readChecksOfFigure, { query: { ...filters.asked, ...asked, lang }, signal }))
        .data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const items = asked.show === 'fails'
  return (
    <FiguresPage title={text('nav_failed_items')} filters={filters} query={query}>
      {({ total, checks }) => (
        <RecordList
          title={text(`failed_${asked.show}`)}
          total={total}
          words={['show', 'form', 'model', 'at']}
          heads={[
            text('compliance_submission'),
            ...(items ? [text('failed_item')] : []),
            say('Day'),
            say('Form'),
            say('Project'),
          ]}
          // Several items of one check may have failed.
          rows={checks.map(({ id, number, day, form, project, item }, n) => ({
            id: `${id} ${n}`,
            cells: [
              { words: number, to: `/dashboard/submissions/edit/${id}` },
              ...(items ? [{ words: item ?? '—' }] : []),
              { words: dayIn(lang, day) },
              { words: form },
              { words: project ?? '—' },
            ],
          }))}
        />
      )}
    </FiguresPage>
  )
}
