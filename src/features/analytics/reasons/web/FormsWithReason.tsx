import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { dayIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { useAddressQuery } from '../../../../kit/web/page/use-address-query.ts'
import { FiguresPage } from '../../figures/FiguresPage.tsx'
import { useFilters } from '../../figures/filters/use-filters.web.ts'
import { RecordList } from '../../figures/RecordList.tsx'
import { analyticsKey } from '../../web/keys.ts'
import { readFormsWithReason } from '../reasons.contract.ts'

/** The filled forms that one number counts. */
export function FormsWithReason() {
  const { text, locale, say } = useLanguage()
  const { search } = useAddressQuery()
  const filters = useFilters()
  const words = new URLSearchParams(search)
  const [reason, under, at] = [words.get('reason'), words.get('under'), words.get('at')]
  const asked = {
    ...filters.asked,
    ...(reason && { reason }),
    ...(under === 'yes' && { under: 'yes' as const }),
    ...(at && { at }),
  }
  const query = useQuery({
    queryKey: analyticsKey('forms-with-reason', asked),
    queryFn: async ({ signal }) => (await call(readFormsWithReason, { query: asked, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <FiguresPage title={text('nav_incident_reasons')} filters={filters} query={query}>
      {({ total, reason, forms }) => (
        <RecordList
          title={reason ?? text('reasons_forms')}
          total={total}
          words={['show', 'reason', 'under', 'at']}
          heads={[
            text('compliance_submission'),
            say('Day'),
            say('Form'),
            say('Project'),
            text('nav_incident_reasons'),
          ]}
          rows={forms.map(({ id, number, day, form, project, reasons }) => ({
            id,
            cells: [
              { words: number, to: `/dashboard/submissions/edit/${id}` },
              { words: dayIn(locale, day) },
              { words: form },
              { words: project ?? '—' },
              { words: reasons },
            ],
          }))}
        />
      )}
    </FiguresPage>
  )
}
