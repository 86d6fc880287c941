// The places library of Google Maps. It is there only where the installation has a key for it, and
// where it can be reached: everywhere else an address is typed.
import { useSyncExternalStore } from 'react'
import type { PlacePart } from './address-of-place.ts'

type Place = {
  addressComponents?: PlacePart[]
  fetchFields(wanted: { fields: string[] }): Promise<unknown>
}

export type Prediction = { placeId: string; text: { text: string }; toPlace(): Place }

type Request = {
  input: string
  language: string
  includedRegionCodes: readonly string[]
  sessionToken: object
}

export type PlacesLibrary = {
  AutocompleteSessionToken: new () => object
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      request: Request,
    ): Promise<{ suggestions: { placePrediction: Prediction | null }[] }>
  }
}

declare global {
  interface Window {
    google?: { maps: { places: PlacesLibrary } }
    /** The script calls it by this name. */
    placesAreThere?: () => void
  }
}

let library: PlacesLibrary | undefined
let asked = false
const waiting = new Set<() => void>()

/** Loads the library, once a page. */
export function loadPlaces(key: string): void {
  if (asked) return
  asked = true
  window.placesAreThere = () => {
    library = window.google?.maps.places
    for (const tell of waiting) tell()
  }
  const query = new URLSearchParams({
    key,
    v: 'weekly',
    loading: 'async',
    libraries: 'places',
    callback: 'placesAreThere',
  })
  const script = document.createElement('script')
  script.src = `https://maps.googleapis.com/maps/api/js?${query}`
  script.async = true
  script.onerror = () => console.warn('Google Maps cannot be reached: addresses are typed.')
  document.head.append(script)
}

function subscribe(tell: () => void) {
  waiting.add(tell)
  return () => void waiting.delete(tell)
}

export const usePlaces = (): PlacesLibrary | undefined =>
  useSyncExternalStore(subscribe, () => library)
