import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedForms, readExpectedForms } from '../compliance.contract.ts'

type Props = { asked: ListedForms }

/** The expected forms that one number counts: when, where, and what came. */
export function ExpectedForms({ asked }: Props) {
  const { text, locale, say } = useLanguage()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('expected-forms', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readExpectedForms, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage title={text('nav_compliance')} filters={filters} query={query}>
      {({ total, forms }) => (
        <RecordList
          title={text(`compliance_${asked.show}`)}
          total={total}
          words={['show', 'form', 'place', 'week']}
          heads={[
            say('Day'),
            say('Form'),
            text('compliance_place'),
            text('compliance_state'),
            text('compliance_submission'),
          ]}
          rows={forms.map(({ id, day, form, place, state, tracker, submission }) => ({
            id,
            cells: [
              { words: dayIn(locale, day) },
              { words: form },
              { words: place, to: tracker },
              { words: text(`compliance_${state}`) },
              {
                words: submission?.number ?? '—',
                to: submission?.id && `/dashboard/submissions/edit/${submission.id}`,
              },
            ],
          }))}
        />
      )}
    </FiguresPage>
  )
}
