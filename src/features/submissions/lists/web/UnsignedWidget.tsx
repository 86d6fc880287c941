import { IconWritingSign } from '@tabler/icons-react'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { unsigned } from '../lists.ts'
import { SubmissionRows } from './SubmissionRows.tsx'
import { useFirstRows } from './use-first-rows.ts'

const asked = { 'filter[stage]': unsigned, sort: 'submitted_at' } as const

/** What waits for signatures, the oldest first. */
export default function UnsignedWidget() {
  const { text, locale } = useLanguage()
  return (
    <WidgetBody query={useFirstRows(4, asked)}>
      {({ data, total }) =>
        data.length === 0 ? (
          <WidgetEmpty
            icon={<IconWritingSign size={28} aria-hidden="true" />}
            title={text('widget_unsigned_none')}
            text={text('widget_unsigned_about')}
          />
        ) : (
          <>
            <p className="m-0 hint">
              {text('widget_unsigned_count', { count: total, shown: numberIn(locale, total) })}
            </p>
            <SubmissionRows rows={data} hasStage={false} />
          </>
        )
      }
    </WidgetBody>
  )
}
