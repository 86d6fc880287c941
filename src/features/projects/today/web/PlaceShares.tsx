import { useSession } from '../../../../access/web/session.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Tag } from '../../../../kit/web/theme/Tag.tsx'
import { WidgetRows } from '../../../../manifest/web/WidgetRows.tsx'
import { pathAt, registerOf } from '../../workplace.ts'
import type { PlaceToday } from '../today.contract.ts'

const most = 5

const left = ({ expected, received }: PlaceToday) => expected - received

/** How many of the forms of today have come, of each project and team: where most are missing first. */
export function PlaceShares({ places, mine }: { places: readonly PlaceToday[]; mine: boolean }) {
  const { text } = useLanguage()
  const { processedPermissions } = useSession()
  const expected = places.reduce((sum, one) => sum + one.expected, 0)
  const received = places.reduce((sum, one) => sum + one.received, 0)
  const shown = places.toSorted((a, b) => left(b) - left(a)).slice(0, most)
  return (
    <>
      <p className="m-0 hint">
        {text(mine ? 'widget_today_of_mine' : 'widget_today_of_all', {
          received,
          expected,
          places: places.length,
        })}
      </p>
      <WidgetRows
        rows={shown.map((place) => ({
          id: place.id,
          title: place.name,
          to: processedPermissions.has(`${registerOf[place.kind]}-tracker`)
            ? pathAt(place, 'tracker')
            : undefined,
          aside: (
            <Tag tone={left(place) === 0 ? 'good' : 'neutral'}>
              {text('widget_today_share', { received: place.received, expected: place.expected })}
            </Tag>
          ),
        }))}
      />
    </>
  )
}
