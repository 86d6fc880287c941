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

/** Whose signature it is to be: one's own first, who has signed last, ticked. */
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
    <ul className={classes.places} aria-label={text('signing_whose')}>
      {inTurn(places, left).map((place) => {
        const state = stateOf(place)
        const part = [roleOf(text, place.role), place.mine && text('signing_you'), state]
        const inside = (
          <>
            {isDone(place) && (
              <IconCircleCheckFilled size={24} className={classes.ticked} aria-hidden />
            )}
            {!isDone(place) &&
              (waiting.has(place.id) ? (
                <IconCloudOff size={24} aria-hidden />
              ) : (
                <IconCircle size={24} className={classes.open} aria-hidden />
              ))}
            <span>
              <strong>{calledAt(text, place)}</strong>
              <small>{part.filter(Boolean).join(' · ')}</small>
              {refusals[place.id] !== undefined && (
                <small className={classes.refused}>{refusals[place.id]}</small>
              )}
            </span>
          </>
        )
        return (
          <li key={place.id}>
            {state === undefined ? (
              <UnstyledButton className={classes.place} onClick={() => onChoose(place)}>
                {inside}
                <IconChevronRight size={20} aria-hidden />
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
