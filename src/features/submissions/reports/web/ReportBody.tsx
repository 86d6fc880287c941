import { IconChartBar } from '@tabler/icons-react'
import { dayIn, numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { Bars } from '../../../../kit/web/charts/Bars.tsx'
import { Columns } from '../../../../kit/web/charts/Columns.tsx'
import { Figure } from '../../../../kit/web/charts/Figure.tsx'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { type CountedSubject, countedSubjects } from '../../subjects/subjects.ts'
import { bySubject, withoutSubject } from '../../subjects/web/subject-words.ts'
import { type FormReport, ItemFigure, type ReportItem } from './ItemFigure.tsx'
import { ItemTable } from './ItemTable.tsx'
import { MostFailed } from './MostFailed.tsx'
import { ReportHead } from './ReportHead.tsx'
import classes from './reports.module.css'

const bySection = (items: readonly ReportItem[]) => [
  ...Map.groupBy(items, ({ section }) => section),
]

/** A report: what it comes to, how it went over time, where, and question by question. */
export function ReportBody({ report, asTable }: { report: FormReport; asTable: boolean }) {
  const { locale, text, say } = useLanguage()
  if (report.submissions === 0)
    return (
      <EmptyState
        title={text('report_nothing_title')}
        text={text('report_nothing')}
        icon={<IconChartBar />}
      />
    )
  const { points } = report.trend
  const isNamed = (name: CountedSubject) => report[`by_${name}`].some(({ id }) => id !== null)
  const barsOf = (rows: FormReport['by_location'], nowhere: string) =>
    rows.slice(0, 10).map(({ id, name, submissions, fails }) => ({
      id: id ?? 'none',
      label: name ?? nowhere,
      value: submissions,
      words: `${numberIn(locale, submissions)}${fails > 0 ? ` · ${text('report_failed_short', { count: fails })}` : ''}`,
    }))
  return (
    <>
      <ReportHead report={report} />
      <div className={classes.figures}>
        <Figure title={text('report_trend')} note={text('report_trend_note')}>
          <Columns
            columns={points.map(({ start, submissions, fails }) => ({
              id: start,
              label: dayIn(locale, start).replace(/,? \d{4}$/, ''),
              parts: [{ value: submissions }],
              words: text('report_point', { day: dayIn(locale, start), count: submissions, fails }),
            }))}
          />
        </Figure>
        {points.some(({ fails }) => fails > 0) && (
          <Figure title={text('report_fail_trend')}>
            <Columns
              columns={points.map(({ start, submissions, fails }) => ({
                id: start,
                label: dayIn(locale, start).replace(/,? \d{4}$/, ''),
                parts: [{ value: fails, tone: 'danger' }],
                words: text('report_point', {
                  day: dayIn(locale, start),
                  count: submissions,
                  fails,
                }),
              }))}
            />
          </Figure>
        )}
        <MostFailed items={report.items} />
        {countedSubjects.filter(isNamed).map((name) => (
          <Figure key={name} title={bySubject(name, { text, say })}>
            <Bars bars={barsOf(report[`by_${name}`], withoutSubject(name, { text, say }))} />
          </Figure>
        ))}
        {report.streaks.length > 0 && (
          <Figure title={text('report_streaks')}>
            <Bars
              bars={report.streaks.map(({ id, name, days, last }) => ({
                id,
                label: name,
                value: days,
                words: text('report_streak', { count: days, last: dayIn(locale, last) }),
              }))}
            />
          </Figure>
        )}
      </div>
      {asTable ? (
        <ItemTable items={report.items} />
      ) : (
        bySection(report.items).map(([section, items]) => (
          <section key={section ?? ''} className={classes.section}>
            {section && (
              <h2 className="text-lg" style={{ marginBlock: '0.75rem' }}>
                {section}
              </h2>
            )}
            <div className={classes.items}>
              {items.map((item) => (
                <ItemFigure key={item.key} item={item} />
              ))}
            </div>
          </section>
        ))
      )}
    </>
  )
}
