import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTimes } from '../../../../access/web/use-times.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { readReviewsDue } from '../home.contract.ts'
import { reviewsDueKey } from './keys.ts'

/** The documents that are to be reviewed soon, or should have been. */
export default function ReviewsWidget() {
  const text = useText()
  const { day } = useTimes()
  const query = useQuery({
    queryKey: reviewsDueKey,
    queryFn: async ({ signal }) => (await call(readReviewsDue, { signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {({ total, documents }) =>
        total === 0 ? (
          <WidgetEmpty
            icon={<IconCalendarCheck size={28} aria-hidden="true" />}
            title={text('widget_reviews_none')}
            text={text('widget_reviews_about')}
          />
        ) : (
          <ul className="bare stack gap-3">
            {documents.map(({ id, title, path, due_on, late, owner }) => (
              <li key={id} className="stack gap-1">
                <Link to={path}>{title}</Link>
                <small className={late ? 'text-danger' : 'text-soft'}>
                  {[
                    text(late ? 'widget_reviews_late' : 'widget_reviews_by', { day: day(due_on) }),
                    ...(owner === null ? [] : [owner]),
                  ].join(' · ')}
                </small>
              </li>
            ))}
            {total > documents.length && (
              <li>
                <Link to="/dashboard/resources">
                  {text('widget_reviews_more', { count: total - documents.length })}
                </Link>
              </li>
            )}
          </ul>
        )
      }
    </WidgetBody>
  )
}
