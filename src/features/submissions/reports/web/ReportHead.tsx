import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { numberIn, percentIn } from '../../../../register/web/show/numbers-and-days.ts'
import type { Report } from './ItemFigure.tsx'
import classes from './reports.module.css'

/** What the span comes to, in five numbers. */
export function ReportHead({ report }: { report: Report }) {
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
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
