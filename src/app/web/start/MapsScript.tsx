import { useEffect } from 'react'
import { usePublicSettings } from '../../../features/public-site/web/use-public-settings.ts'

/** Loads the maps script with its places library, where this installation has a key for it. */
export function MapsScript() {
  const key = usePublicSettings()?.maps_key
  useEffect(() => {
    if (!key) return
    const places = import('../../../kit/web/inputs/address/places.ts')
    places.then(({ loadPlaces }) => loadPlaces(key)).catch(console.error)
  }, [key])
  return null
}
