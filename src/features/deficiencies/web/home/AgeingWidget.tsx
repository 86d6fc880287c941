import { IconMoodCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../../kit/http/client.web.ts'
import { keysOf } from '../../../../kit/own.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { severityTones } from '../../../../kit/web/theme/severity-tones.ts'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { ageing } from '../../deficiencies.contract.ts'
import { buckets, rangeOf } from '../../reading/ageing.ts'
import { severities } from '../../severities.ts'
import { homeAgeingKey } from '../keys.ts'
import classes from './home.module.css'

const inOrder = keysOf(severities).toReversed()
const registry = '/dashboard/deficiency-registry'

type Ageing = Awaited<ReturnType<typeof readAgeing>>
const readAgeing = async (signal: AbortSignal) => (await call(ageing, { signal })).data

/** What is open, by how long it has been open and how severe it is. */
export default function AgeingWidget() {
  const { text } = useLanguage()
  const query = useQuery({
    queryKey: homeAgeingKey,
    queryFn: ({ signal }) => readAgeing(signal),
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {(found) =>
        found.length === 0 ? (
          <WidgetEmpty
            icon={<IconMoodCheck size={28} aria-hidden="true" />}
            title={text('deficiency_none_open')}
            text={text('widget_ageing_about')}
          />
        ) : (
          <Ages found={found} />
        )
      }
    </WidgetBody>
  )
}

function Ages({ found }: { found: Ageing }) {
  const { text, say } = useLanguage()
  const sum = (rows: Ageing, what: 'count' | 'overdue' = 'count') =>
    rows.reduce((total, one) => total + one[what], 0)
  const of = (bucket: string) => found.filter((one) => one.bucket === bucket)
  const most = Math.max(...buckets.map((bucket) => sum(of(bucket))))
  const overdue = sum(found, 'overdue')
  return (
    <>
      <p className="m-0 row gap-x-3">
        <span className={classes.figure}>{sum(found)}</span>
        <span className="hint">{text('widget_ageing_open', { count: sum(found) })}</span>
        {overdue > 0 && (
          <Link
            className="lone text-danger font-semibold"
            to={`${registry}?filter[days_overdue]=1..`}
          >
            {text('widget_ageing_overdue', { count: overdue })}
          </Link>
        )}
      </p>
      <ul className="bare stack gap-2">
        {buckets.map((bucket) => {
          const rows = of(bucket)
          return (
            <li key={bucket} className={classes.line}>
              <span className="hint">
                {text('deficiency_days', { range: bucket.replace('-', '–') })}
              </span>
              <span className={classes.track} aria-hidden="true">
                {inOrder.map((severity) => {
                  const count = sum(rows.filter((one) => one.severity === severity))
                  return (
                    count > 0 && (
                      <span
                        key={severity}
                        title={`${say(severities[severity])}: ${count}`}
                        data-tone={severityTones[severity]}
                        style={{ width: `${(count / most) * 100}%` }}
                      />
                    )
                  )
                })}
              </span>
              {rows.length === 0 ? (
                <span className="text-soft">0</span>
              ) : (
                <Link
                  className={classes.count}
                  aria-label={`${text('deficiency_days', { range: bucket.replace('-', '–') })}: ${sum(rows)}`}
                  to={`${registry}?filter[age]=${rangeOf(bucket)}`}
                >
                  {sum(rows)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      <ul className={classes.legend} aria-hidden="true">
        {inOrder.map((severity) => (
          <li key={severity} className={classes.severity} data-tone={severityTones[severity]}>
            {say(severities[severity])}
          </li>
        ))}
      </ul>
    </>
  )
}
