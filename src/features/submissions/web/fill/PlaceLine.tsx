import { Button, Group, Text } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { Place } from '../device/kept.ts'

type Props = { place: Place | null; onPlace(place: Place): void }
type Asking = 'asking' | 'denied' | 'failed'

const six = (number: number) => Math.round(number * 1e6) / 1e6

/** Where the device is, asked for as soon as the form is open; it can be asked again. */
export function PlaceLine({ place, onPlace }: Props) {
  const text = useText()
  const [asking, setAsking] = useState<Asking>()
  const ask = useCallback(() => {
    setAsking('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setAsking(undefined)
        onPlace({ lat: six(latitude), lng: six(longitude), accuracy: Math.round(accuracy) })
      },
      ({ code, PERMISSION_DENIED }) => setAsking(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }, [onPlace])
  const [first] = useState(place === null)
  // Once, when the form is opened without a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is the person's to say.
  useEffect(() => {
    if (first && 'geolocation' in navigator) ask()
  }, [])
  const words =
    asking !== undefined
      ? text(`filling_place_${asking}`)
      : place === null
        ? text('filling_place_none')
        : text('filling_place_known', { metres: place.accuracy ?? 0 })
  return (
    <Group justify="space-between" gap="xs">
      <Text role="status" size="sm" c={asking === 'denied' ? 'var(--danger)' : 'var(--ink)'}>
        <IconMapPin size={18} aria-hidden style={{ verticalAlign: '-0.25em' }} /> {words}
      </Text>
      <Button variant="default" size="compact-md" loading={asking === 'asking'} onClick={ask}>
        {text(place === null ? 'filling_place_ask' : 'filling_place_again')}
      </Button>
    </Group>
  )
}
