import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery, withWords } from '../../../../kit/web/page/use-address-query.ts'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/FilterBar.tsx'
import { RecordTable } from '../../figures/RecordTable.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { type ListedForms, readExpectedForms } from '../compliance.contract.ts'

type Props = { asked: ListedForms }

/** The expected forms that one number counts: when, where, and what came. */
export function ExpectedForms({ asked }: Props) {
  const { text, locale, say } = useLanguage()
  const { search } = useAddressQuery()
  const filters = useFilters()
  const query = useQuery({
    queryKey: analyticsKey('expected-forms', filters.asked, asked),
    queryFn: async ({ signal }) =>
      (await call(readExpectedForms, { query: { ...filters.asked, ...asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const figures = withWords(new URLSearchParams(search), {
    show: null,
    form: null,
    place: null,
    week: null,
  })
  const title = text(`compliance_${asked.show}`)
  return (
    <FiguresPage title={text('nav_compliance')} filters={filters} query={query}>
      {({ total, forms }) => (
        <section className="stack gap-3" aria-label={title}>
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="title-3 m-0">
              {text('compliance_listed', { name: title, count: total })}
            </h2>
            <Link to={`?${figures}`}>{text('compliance_back')}</Link>
          </div>
          {total > forms.length && (
            <p className="hint m-0">{text('compliance_most', { count: forms.length })}</p>
          )}
          <RecordTable
            title={title}
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
        </section>
      )}
    </FiguresPage>
  )
}
