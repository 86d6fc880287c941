import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../../../access/web/session.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { WidgetBody } from '../../../../manifest/web/WidgetBody.tsx'
import { WidgetEmpty } from '../../../../manifest/web/WidgetEmpty.tsx'
import { todayKey } from '../../web/keys.ts'
import { readToday } from '../today.contract.ts'
import { PlaceForms } from './PlaceForms.tsx'
import { PlaceShares } from './PlaceShares.tsx'

/** Of so many projects and teams each form of today is shown; of more, how many have come. */
const fewPlaces = 2

/** The forms that are expected today where the person works, and which have come. */
export default function TodayWidget() {
  const { text } = useLanguage()
  const { project, team } = useSession()
  const query = useQuery({
    queryKey: todayKey(project?.id, team?.id),
    queryFn: async ({ signal }) =>
      (await call(readToday, { query: { project: project?.id, team: team?.id }, signal })).data,
    staleTime: 0,
  })
  return (
    <WidgetBody query={query}>
      {({ mine, places }) =>
        places.length === 0 ? (
          <WidgetEmpty
            icon={<IconCalendarCheck size={28} aria-hidden="true" />}
            title={text('widget_today_none')}
            text={text('widget_today_about')}
            action={
              <Button component={Link} to="/dashboard/projects" variant="default" size="xs">
                {text('widget_today_projects')}
              </Button>
            }
          />
        ) : places.length <= fewPlaces ? (
          places.map((place) => <PlaceForms key={place.id} place={place} />)
        ) : (
          <PlaceShares places={places} mine={mine} />
        )
      }
    </WidgetBody>
  )
}
