import { useText } from '../../../kit/web/language/Language.tsx'
import { firstAiders } from '../first-aiders/first-aiders.register.ts'
import { AddPlace } from './AddPlace.tsx'
import classes from './appointments.module.css'
import { Panel } from './Panel.tsx'
import { PosterButton } from './PosterButton.tsx'
import { ShiftTile } from './ShiftTile.tsx'
import { useMayCount } from './use-places.ts'

/** Whether somebody can give first aid at each place on each shift. */
export function CoveragePanel({ isTitled = true }: { isTitled?: boolean }) {
  const text = useText()
  const mayCount = useMayCount()
  return (
    <Panel
      title={text('coverage_title')}
      isTitled={isTitled}
      lead={text(mayCount ? 'coverage_lead_edit' : 'coverage_lead')}
      actions={<PosterButton register={firstAiders} title={text('poster_first_aiders')} />}
      rules={['first_aid', 'first_aid_certificate']}
    >
      {(places) => (
        <>
          <ul className={`${classes.places} bare grid gap-3`}>
            {places.map(({ location, shifts }) => (
              <li className="grid items-center gap-x-4 gap-y-2" key={location.id}>
                <h3>{location.name}</h3>
                <ul className="bare grid gap-2">
                  {shifts.map((shift) => (
                    <li key={shift.shift}>
                      <ShiftTile location={location} cover={shift} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {mayCount && <AddPlace known={places.map(({ location }) => location.id)} />}
        </>
      )}
    </Panel>
  )
}
