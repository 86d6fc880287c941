import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { InWords } from '../../figures/InWords.tsx'
import { readIncidentAnalytics } from '../../incidents/incident-analytics.contract.ts'
import { incidentsInWords } from '../../incidents/incidents-in-words.ts'
import { analyticsKey } from '../../web/keys.ts'

/** The main figures of the last twelve months: what they say first, then the counts and the rate beside those before. */
export default function FiguresWidget() {
  const wording = useLanguage()
  const { text, locale } = wording
  const query = useQuery({
    queryKey: analyticsKey('incidents', {}),
    queryFn: async ({ signal }) => (await call(readIncidentAnalytics, { query: {}, signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {(data) => {
        const trir = data.rates.find(({ name }) => name === 'trir')
        const rate = (value: number | null | undefined) =>
          value === null || value === undefined ? '—' : numberIn(locale, value, 2)
        const rows = [
          ...data.counts.map(({ name, value, before, to }) => ({
            ...{ id: name, title: text(`figure_${name}`), to },
            ...{ value: numberIn(locale, value), before: numberIn(locale, before) },
          })),
          {
            ...{ id: 'trir', title: text('figure_trir'), to: null },
            ...{ value: rate(trir?.value), before: rate(trir?.before) },
          },
        ]
        return (
          <div className="stack gap-4">
            <InWords sentences={incidentsInWords(wording, data).slice(0, 1)} />
            <WidgetRows
              rows={rows.map(({ id, title, to, value, before }) => ({
                id,
                title,
                ...(to && { to }),
                hint: text('figures_before', { value: before }),
                aside: <strong className="tabular-nums">{value}</strong>,
              }))}
            />
            {data.missing.length > 0 && <p className="hint m-0">{text('rates_hidden')}</p>}
          </div>
        )
      }}
    </WidgetBody>
  )
}
