import { IconChartDonut } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { percentIn } from '../../../../kit/language/numbers-and-days.ts'
import { ProgressCircle } from '../../../../kit/web/inputs/ProgressCircle.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { complianceKey } from '../../web/keys.ts'
import { pathAt } from '../../workplace.ts'
import { readCompliance } from '../today.contract.ts'

const most = 3

/** Which share of the forms that were due has come, and where it is lowest. */
export default function ComplianceWidget() {
  const { text, locale } = useLanguage()
  const { project } = useSession()
  const query = useQuery({
    queryKey: complianceKey(project?.id),
    queryFn: async ({ signal }) =>
      (await call(readCompliance, { query: { project: project?.id }, signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {({ mine, percent, projects }) =>
        percent === null ? (
          <WidgetEmpty
            icon={<IconChartDonut size={28} aria-hidden="true" />}
            title={text('widget_compliance_none')}
            text={text('widget_compliance_about')}
          />
        ) : (
          <>
            <div className="flex items-center gap-4">
              <ProgressCircle value={percent} label={text('widget_compliance')} size={88} />
              <p className="m-0 hint">
                {text(mine ? 'widget_compliance_mine' : 'widget_compliance_all', {
                  count: projects.length,
                })}
              </p>
            </div>
            <WidgetRows
              rows={projects.slice(0, most).map(({ id, name, percent: own, missed }) => ({
                id,
                title: name,
                to: pathAt({ kind: 'project', id }, 'tracker'),
                ...(missed > 0 && { hint: text('widget_compliance_missed', { count: missed }) }),
                aside: <b className="tabular-nums">{percentIn(locale, own)}</b>,
              }))}
            />
          </>
        )
      }
    </WidgetBody>
  )
}
