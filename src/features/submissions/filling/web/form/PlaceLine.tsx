import { Button } from '@mantine/core'
import { IconAlertTriangle, IconMapPin } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../../kit/web/language/Language.tsx'
import type { NoPlace, StoredContext } from '../device/stored.ts'
import classes from './fill.module.css'

type Props = {
  context: Pick<StoredContext, 'place' | 'no_place'>
  /** It was to be submitted, and waits for this. */
  awaited: boolean
  onChange(found: Partial<StoredContext>): void
}

const six = (number: number) => Math.round(number * 1e6) / 1e6
const patience = 20_000

/** Where the device is, asked for as soon as the form is open; it can be asked again. A device that
 *  cannot say it says why. */
export function PlaceLine({ context: { place, no_place }, awaited, onChange }: Props) {
  const text = useText()
  const [first] = useState(place === null)
  const [asking, setAsking] = useState(first)
  const left = useRef(false)
  function ask() {
    setAsking(true)
    const found = (change: Partial<StoredContext>) => {
      clearTimeout(timer)
      if (left.current) return
      setAsking(false)
      onChange(change)
    }
    const none = (why: NoPlace) => found({ no_place: why })
    // The device's own patience begins only when somebody has allowed it.
    const timer = setTimeout(() => none('not_found'), patience + 5000)
    if (!('geolocation' in navigator)) return none('not_found')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        found({
          place: { lat: six(latitude), lng: six(longitude), accuracy: Math.round(accuracy) },
          no_place: null,
        }),
      ({ code, PERMISSION_DENIED }) => none(code === PERMISSION_DENIED ? 'denied' : 'not_found'),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    )
  }
  // Once, when the form is opened without a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is the person's to say.
  useEffect(() => {
    left.current = false
    if (first) ask()
    return () => {
      left.current = true
    }
  }, [])
  const missing = place === null && !asking
  const words = asking
    ? text(awaited ? 'filling_place_awaited' : 'filling_place_asking')
    : place !== null
      ? text('filling_place_known', { metres: place.accuracy ?? 0 })
      : text(`filling_place_${no_place ?? 'not_found'}`)
  const Icon = missing ? IconAlertTriangle : IconMapPin
  return (
    <div
      id="place"
      className={`${classes.place} flex flex-wrap items-start gap-x-3 gap-y-2`}
      data-missing={missing || (asking && awaited) || undefined}
    >
      <Icon size={22} className={`${classes.placeSign} flex-none text-good`} aria-hidden />
      <div className="flex-1 text-sm">
        <strong>{text('filling_place')}</strong>
        <p role="status" className={classes.placeWords}>
          {words}
        </p>
      </div>
      <Button variant="default" loading={asking} onClick={ask}>
        {text(place === null ? 'filling_place_ask' : 'filling_place_again')}
      </Button>
    </div>
  )
}
