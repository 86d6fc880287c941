import { isRecord, keysOf } from './own.ts'

export type Address = {
  street: string
  city: string
  region: string
  postalCode: string
  /** ISO 3166 code. */
  country: string
}

export const emptyAddress: Address = {
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'CA',
}

const parts = keysOf(emptyAddress)
export const isAddress = (value: unknown): value is Address =>
  isRecord(value) && parts.every((part) => typeof value[part] === 'string')

const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'
const states =
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'

/** The regions people choose from; in other countries they write the region. */
export function regionsOf(country: string): string[] {
  if (country === 'CA') return provinces.split(' ')
  return country === 'US' ? states.split(' ') : []
}

/** The address in another country: a region that is not there is forgotten. */
export function movedTo(address: Address, country: string): Address {
  const regions = regionsOf(country)
  const stays = regions.length === 0 || regions.includes(address.region)
  return { ...address, country, region: stays ? address.region : '' }
}

/** The address on one line, as a map or a label wants it. */
export function onOneLine({ street, city, region, postalCode, country }: Address): string {
  const place = [region, postalCode].filter(Boolean).join(' ')
  return [street, city, place, country].filter(Boolean).join(', ')
}
