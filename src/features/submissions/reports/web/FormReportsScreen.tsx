import { Alert, Button, SegmentedControl } from '@mantine/core'
import { IconChartBar, IconDownload, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { download } from '../../../../kit/http/download.web.ts'
import { EmptyState } from '../../../../kit/web/inputs/EmptyState.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Page } from '../../../../kit/web/page/Page.tsx'
import { formSheet } from '../../papers/papers.contract.ts'
import { countedSubjects, subjectLabel, subjects } from '../../subjects/subjects.ts'
import { formReportKey } from '../../web/keys.ts'
import { formReport } from '../reports.contract.ts'
import { ChoicePicker } from './ChoicePicker.tsx'
import { ReportBody } from './ReportBody.tsx'
import classes from './reports.module.css'
import { SpanPicker } from './SpanPicker.tsx'
import { useSpan } from './use-span.ts'

/** Answers of one form over time, as charts and as a table. */
export default function FormReportsScreen() {
  const { locale, text, say } = useLanguage()
  const { asked, ask } = useSpan()
  const [shape, setShape] = useState('charts')
  const { form, from, to } = asked
  const about = Object.fromEntries(
    countedSubjects.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])),
  )
  const span = { ...(from && { from }), ...(to && { to }) }
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery({
    queryKey: formReportKey(form, from, to, about, locale),
    queryFn: ({ signal }) =>
      call(formReport, {
        params: { id: form ?? '' },
        query: { ...span, ...about, lang: locale },
        signal,
      }),
    enabled: form !== null,
    placeholderData: keepPreviousData,
  })
  const save = (format: 'csv' | 'xlsx') => () =>
    void download(formSheet.path.replace(':id', form ?? ''), {
      format,
      ...span,
      lang: locale,
    }).catch((problem: Error) => toast(problem.message, { type: 'error' }))
  return (
    <Page
      title={text('nav_form_reports')}
      lead={data?.data.title}
      actions={
        form !== null && (
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={save('csv')}
            >
              CSV
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={save('xlsx')}
            >
              Excel
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} />}
              onClick={() => window.print()}
              disabled={data === undefined}
            >
              {text('report_print')}
            </Button>
          </>
        )
      }
    >
      <div className={classes.asked}>
        <ChoicePicker
          label={text('report_form')}
          field="form"
          value={form}
          onChange={(id) => ask({ form: id })}
        />
        {countedSubjects.map((name) => (
          <ChoicePicker
            key={name}
            label={
              subjects[name].field.kind === 'tree'
                ? text('report_inside', { subject: say(subjectLabel(name)) })
                : say(subjectLabel(name))
            }
            field={name}
            value={asked[name]}
            onChange={(id) => ask({ [name]: id })}
          />
        ))}
        <SpanPicker asked={asked} onAsk={ask} />
        {form !== null && (
          <SegmentedControl
            aria-label={text('report_shape')}
            value={shape}
            onChange={setShape}
            data={[
              { value: 'charts', label: text('report_charts') },
              { value: 'table', label: text('report_table') },
            ]}
          />
        )}
      </div>
      {form === null ? (
        <EmptyState
          title={text('report_choose_title')}
          text={text('report_choose')}
          icon={<IconChartBar />}
        />
      ) : isError ? (
        <Alert color="red" title={error.message}>
          <Button size="xs" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </Alert>
      ) : isPending ? (
        <ListSkeleton rows={8} />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <ReportBody report={data.data} asTable={shape === 'table'} />
        </div>
      )}
    </Page>
  )
}
