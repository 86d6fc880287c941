import { IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { trainingMatrixKey } from '../../web/keys.ts'
import { readExpiringTraining } from '../expiring.contract.ts'

/** Whose training has expired or expires soon. */
export default function ExpiringWidget() {
  const text = useText()
  const { day } = useTimes()
  const query = useQuery({
    queryKey: trainingMatrixKey('expiring'),
    queryFn: async ({ signal }) => (await call(readExpiringTraining, { signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {({ total, records }) =>
        total === 0 ? (
          <WidgetEmpty
            icon={<IconCertificate size={28} aria-hidden="true" />}
            title={text('widget_expiring_none')}
            text={text('widget_expiring_about')}
          />
        ) : (
          <ul className="bare stack gap-3">
            {records.map(({ id, person, who, name, expires_on, expired }) => (
              <li key={id} className="stack gap-1">
                <Link to={`/dashboard/users-trainings/${person}/record/${id}`}>{name}</Link>
                <small className={expired ? 'text-danger' : 'text-soft'}>
                  {[
                    who,
                    text(expired ? 'widget_expiring_late' : 'widget_expiring_by', {
                      day: day(expires_on),
                    }),
                  ].join(' · ')}
                </small>
              </li>
            ))}
            {total > records.length && (
              <li>
                <Link to="/dashboard/training/records">
                  {text('widget_expiring_more', { count: total - records.length })}
                </Link>
              </li>
            )}
          </ul>
        )
      }
    </WidgetBody>
  )
}
