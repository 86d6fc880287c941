import { useEffect, useRef, useState } from 'react'
import type { Address } from '../../../address.ts'
import { addressOfPlace } from './address-of-place.ts'
import { type PlacesLibrary, type Prediction, usePlaces } from './places.ts'

const none: readonly Prediction[] = []
/** Shorter texts say too little, and each question costs the holder of the key. */
const shortest = 3
const pause = 250

/** What the places library takes the text that a person types for. */
export function usePredictions(countries: readonly string[], language: string) {
  const places = usePlaces()
  const [typed, setTyped] = useState('')
  const [predictions, setPredictions] = useState(none)
  // Questions and the choice that ends them are billed as one.
  const session = useRef<object>(undefined)
  const within = countries.join(' ')

  useEffect(() => {
    if (places === undefined || typed.trim().length < shortest) return setPredictions(none)
    session.current ??= new places.AutocompleteSessionToken()
    const request = {
      input: typed,
      language,
      includedRegionCodes: within.toLowerCase().split(' '),
      sessionToken: session.current,
    }
    let stale = false
    const timer = setTimeout(() => {
      predict(places, request).then((found) => !stale && setPredictions(found), console.warn)
    }, pause)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [places, typed, language, within])

  async function choose(prediction: Prediction): Promise<Address> {
    setTyped('')
    const place = prediction.toPlace()
    await place.fetchFields({ fields: ['addressComponents'] })
    session.current = undefined
    return addressOfPlace(place.addressComponents ?? [])
  }
  return { there: places !== undefined, predictions, ask: setTyped, choose }
}

type Request = Parameters<
  PlacesLibrary['AutocompleteSuggestion']['fetchAutocompleteSuggestions']
>[0]

async function predict(places: PlacesLibrary, request: Request): Promise<readonly Prediction[]> {
  const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request)
  return suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
}
