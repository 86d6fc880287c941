import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { isWall } from '../../../../access/web/wall.ts'
import { timeIn } from '../../../../kit/language/numbers-and-days.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { stateSaid, symbols, tones } from '../../tracker/web/state-look.ts'
import type { FormToday, PlaceToday } from '../today.contract.ts'

/** The forms of today at one project or team, each with what to do about it. */
export function PlaceForms({ place }: { place: PlaceToday }) {
  const { text, locale } = useLanguage()
  return (
    <div>
      <p className="m-0 hint font-semibold">{place.name}</p>
      <WidgetRows
        rows={place.forms.map((one) => ({
          id: one.form.id,
          title: one.form.name,
          to:
            one.submission?.id == null
              ? undefined
              : `/dashboard/submissions/record/${one.submission.id}`,
          hint: text('widget_today_by', { time: timeIn(locale, one.due_time) }),
          aside: <Aside place={place} one={one} />,
        }))}
      />
    </div>
  )
}

function Aside({ place, one }: { place: PlaceToday; one: FormToday }) {
  const { text, say } = useLanguage()
  const onWall = isWall(useLocation())
  if (one.fills && !onWall)
    return (
      <Button
        component={Link}
        to={`/dashboard/submissions/create/${one.form.id}?${place.kind}=${place.id}`}
        variant="default"
        className="min-h-touch"
        aria-label={text('widget_today_fill_named', { form: one.form.name })}
      >
        {text('widget_today_fill')}
      </Button>
    )
  const Shape = symbols[one.state]
  return (
    <Tag tone={tones[one.state] ?? 'neutral'} icon={<Shape size={14} aria-hidden="true" />}>
      {stateSaid(say, one.state)}
    </Tag>
  )
}
