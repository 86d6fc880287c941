import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import type { FormReport } from './ItemFigure.tsx'

/** What the span comes to, in five numbers. */
export function ReportHead({ report }: { report: FormReport }) {
  const { locale, text } = useLanguage()
  const facts: [string, string][] = [
    [text('report_submissions'), numberIn(locale, report.submissions)],
    [text('report_failed_items'), numberIn(locale, report.fails)],
    [
      text('report_score'),
      report.average_percent === null ? '—' : percentIn(locale, report.average_percent),
    ],
    [
      text('report_time'),
      report.median_duration === null
        ? '—'
        : text('report_minutes', { count: numberIn(locale, report.median_duration / 60) }),
    ],
    [text('report_versions'), report.versions.join(', ') || '—'],
  ]
  return (
    <dl
      className="grid gap-3"
      style={{ margin: '0 0 1.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <div className="box px-4 py-3" key={name}>
          <dt className="text-soft" style={{ fontSize: '0.8125rem' }}>
            {name}
          </dt>
          <dd className="m-0 font-bold tabular-nums title-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
