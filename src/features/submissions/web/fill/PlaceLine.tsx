import { Button } from '@mantine/core'
import { IconAlertTriangle, IconMapPin } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Place } from '../device/kept.ts'
import classes from './fill.module.css'

type Props = { place: Place | null; onPlace(place: Place): void }
type Asking = 'asking' | 'known' | 'denied' | 'failed'

const six = (number: number) => Math.round(number * 1e6) / 1e6

/** Where the device is, asked for as soon as the form is open; it can be asked again. What stands in
 *  the way is said as long as there is no place. */
export function PlaceLine({ place, onPlace }: Props) {
  const text = useText()
  const [first] = useState(place === null)
  const [asking, setAsking] = useState<Asking>(first ? 'asking' : 'known')
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setAsking('failed')
    setAsking('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setAsking('known')
        onPlace({ lat: six(latitude), lng: six(longitude), accuracy: Math.round(accuracy) })
      },
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }, [onPlace])
  // Once, when the form is opened without a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is the person's to say.
  useEffect(() => {
    if (first) ask()
  }, [])
  const missing = place === null && asking !== 'asking' && asking !== 'known'
  const words =
    asking === 'asking'
      ? text('filling_place_asking')
      : place !== null || asking === 'known'
        ? text('filling_place_known', { metres: place?.accuracy ?? 0 })
        : text(`filling_place_${asking}`)
  const Icon = missing ? IconAlertTriangle : IconMapPin
  return (
    <div className={classes.place} data-missing={missing || undefined}>
      <Icon size={22} className={classes.placeSign} aria-hidden />
      <div>
        <strong>{text('filling_place')}</strong>
        <p role="status" className={classes.placeWords}>
          {words}
        </p>
      </div>
      <Button variant="default" loading={asking === 'asking'} onClick={ask}>
        {text(place === null ? 'filling_place_ask' : 'filling_place_again')}
      </Button>
    </div>
  )
}
