import { Progress } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kit/http/client.web.ts'
import { numberIn, percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { trainingComplianceKey } from '../../web/keys.ts'
import { readCompliance } from '../compliance.contract.ts'

const parts = ['missing', 'expired', 'expiring', 'pending'] as const
const matrix = '/dashboard/training-matrix'

function Share({ asked, good }: { asked: number; good: number }) {
  const { text, locale } = useLanguage()
  return (
    <div className="stack gap-1">
      <Progress
        value={(good / asked) * 100}
        size="sm"
        color={good < asked ? 'orange' : 'green'}
        aria-hidden
      />
      <small className="hint tabular-nums">
        {percentIn(locale, (good / asked) * 100)} ·{' '}
        {text('widget_training_good', { good: numberIn(locale, good), count: asked })}
      </small>
    </div>
  )
}

/** How far the trainings that are asked of people are there; and which most of them lack. */
export default function TrainingWidget() {
  const { text, locale } = useLanguage()
  const query = useQuery({
    queryKey: trainingComplianceKey,
    queryFn: async ({ signal }) => (await call(readCompliance, { signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {({ asked, good, courses, ...counts }) =>
        asked === 0 ? (
          <WidgetEmpty
            icon={<IconCertificate size={28} aria-hidden="true" />}
            title={text('widget_training_none')}
            text={text('widget_training_none_text')}
          />
        ) : (
          <div className="stack gap-4">
            <Share asked={asked} good={good} />
            <WidgetRows
              rows={parts
                .filter((part) => counts[part] > 0)
                .map((part) => ({
                  id: part,
                  title: text(`training_show_${part}`),
                  to: `${matrix}?show=${part}`,
                  aside: <span className="tabular-nums">{numberIn(locale, counts[part])}</span>,
                }))}
            />
            <WidgetRows
              rows={courses.map(({ id, name, ...share }) => ({
                id,
                title: name,
                hint: <Share {...share} />,
              }))}
            />
          </div>
        )
      }
    </WidgetBody>
  )
}
