import { type Address, regionsOf } from '../../../address.ts'

/** One part of a place, as the places library of Google Maps names it. */
export type PlacePart = { longText: string | null; shortText: string | null; types: string[] }

/** The parts of a place in the fields of an address. */
export function addressOfPlace(parts: readonly PlacePart[]): Address {
  const long = (...types: string[]) => text(parts, types, 'longText')
  const short = (type: string) => text(parts, [type], 'shortText')
  const country = short('country')
  const house = [long('street_number'), long('route')]
  const line = (country === 'MX' ? house.reverse() : house).filter(Boolean).join(' ')
  const unit = long('subpremise')
  const street = line || long('premise')
  const region = 'administrative_area_level_1'
  return {
    street: unit === '' ? street : `${street} #${unit}`.trim(),
    city: long('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3'),
    // Where regions are chosen from a list, it names them by their short form.
    region: regionsOf(country).includes(short(region)) ? short(region) : long(region),
    postalCode: long('postal_code'),
    country,
  }
}

/** What the first of these types says that the place has. */
function text(
  parts: readonly PlacePart[],
  types: readonly string[],
  form: 'longText' | 'shortText',
): string {
  const found = types.map((type) => parts.find((part) => part.types.includes(type))?.[form])
  return found.find(Boolean) ?? ''
}
