import { UnstyledButton } from '@mantine/core'
import { IconCircleCheckFilled, IconCloudOff } from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import {
  calledAt,
  inTurn,
  type PlaceToSign,
  roleOf,
  signsElsewhere,
  waitsFor,
  wayAt,
} from './places.ts'
import classes from './signing.module.css'

type Props = {
  label: string
  places: readonly PlaceToSign[]
  /** Who has signed here, before the list has come again. */
  gone: ReadonlySet<string>
  waiting: ReadonlySet<string>
  unchecked: ReadonlySet<string>
  refusals: Readonly<Record<string, string>>
  onChoose(place: PlaceToSign): void
}

/** The names as tiles: one's own place first, the signed ones last and ticked. */
export function PlaceTiles(props: Props) {
  const { label, places, gone, waiting, unchecked, refusals, onChoose } = props
  const text = useText()
  const isDone = ({ id, signature }: PlaceToSign) => signature !== null || gone.has(id)
  const left = new Set([...gone, ...waiting])
  const stateOf = (place: PlaceToSign) => {
    if (isDone(place)) return text('signing_done')
    if (unchecked.has(place.id)) return text('signing_to_check')
    if (waiting.has(place.id)) return text('signing_waiting')
    const before = waitsFor(places, place, left)
    if (before !== undefined) return text('signing_waits', { name: calledAt(text, before) })
    if (wayAt(place) !== 'elsewhere' || signsElsewhere(place)) return undefined
    return text(place.name === null ? 'signing_elsewhere' : 'signing_by_link_alone')
  }
  return (
    <ul className={`bare ${classes.tiles}`} aria-label={label}>
      {inTurn(places, left).map((place) => {
        const state = stateOf(place)
        const part = [
          place.about,
          place.role !== 'attendee' &&
            calledAt(text, place) !== roleOf(text, place.role) &&
            roleOf(text, place.role),
          place.mine && text('signing_you'),
          signsElsewhere(place) && state === undefined ? text('signing_own') : state,
        ]
        const inside = (
          <>
            <span className="grid flex-1 break-anywhere">
              <strong>{calledAt(text, place)}</strong>
              <small className="hint">{part.filter(Boolean).join(' · ')}</small>
              {refusals[place.id] !== undefined && (
                <small className="text-danger text-sm">{refusals[place.id]}</small>
              )}
            </span>
            {isDone(place) && (
              <IconCircleCheckFilled size={24} className="flex-none text-good" aria-hidden />
            )}
            {!isDone(place) && waiting.has(place.id) && (
              <IconCloudOff size={24} className="flex-none" aria-hidden />
            )}
          </>
        )
        return (
          <li key={place.id}>
            {state === undefined ? (
              <UnstyledButton
                className={`${classes.place} hover-deep`}
                onClick={() => onChoose(place)}
              >
                {inside}
              </UnstyledButton>
            ) : (
              <div className={classes.place}>{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
