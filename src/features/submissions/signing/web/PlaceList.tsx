import { UnstyledButton } from '@mantine/core'
import {
  IconChevronRight,
  IconCircle,
  IconCircleCheckFilled,
  IconCloudOff,
} from '@tabler/icons-react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { calledAt, inTurn, type PlaceToSign, roleOf, waitsFor, wayAt } from './places.ts'
import classes from './signing.module.css'

type Props = {
  places: readonly PlaceToSign[]
  /** Who has signed here, before the list has come again. */
  gone: ReadonlySet<string>
  waiting: ReadonlySet<string>
  refusals: Readonly<Record<string, string>>
  onChoose(place: PlaceToSign): void
}

/** The places to sign: one's own first, the signed ones last and ticked. */
export function PlaceList({ places, gone, waiting, refusals, onChoose }: Props) {
  const text = useText()
  const isDone = ({ id, signature }: PlaceToSign) => signature !== null || gone.has(id)
  const left = new Set([...gone, ...waiting])
  const stateOf = (place: PlaceToSign) => {
    if (isDone(place)) return text('signing_done')
    if (waiting.has(place.id)) return text('signing_waiting')
    if (wayAt(place) === 'elsewhere') return text('signing_elsewhere')
    const before = waitsFor(places, place, left)
    return before && text('signing_waits', { name: calledAt(text, before) })
  }
  return (
    <ul className="bare grid gap-2" aria-label={text('signing_whose')}>
      {inTurn(places, left).map((place) => {
        const state = stateOf(place)
        const part = [roleOf(text, place.role), place.mine && text('signing_you'), state]
        const inside = (
          <>
            {isDone(place) && <IconCircleCheckFilled size={24} className="text-good" aria-hidden />}
            {!isDone(place) &&
              (waiting.has(place.id) ? (
                <IconCloudOff size={24} aria-hidden />
              ) : (
                <IconCircle size={24} className="text-soft" aria-hidden />
              ))}
            <span className="grid flex-1 break-anywhere">
              <strong>{calledAt(text, place)}</strong>
              <small className="hint">{part.filter(Boolean).join(' · ')}</small>
              {refusals[place.id] !== undefined && (
                <small className="text-danger text-sm">{refusals[place.id]}</small>
              )}
            </span>
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
                <IconChevronRight className="flex-none" size={20} aria-hidden />
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
