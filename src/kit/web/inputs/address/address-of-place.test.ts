import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOfPlace, type PlacePart } from './address-of-place.ts'

const part = (type: string, longText: string, shortText = longText): PlacePart => ({
  longText,
  shortText,
  types: [type, 'political'],
})

test('a place in Canada has its province by the letters of our list', () => {
  const parts = [
    part('subpremise', '4'),
    part('street_number', '100'),
    part('route', 'King Street West', 'King St W'),
    part('sublocality_level_1', 'Old Toronto'),
    part('locality', 'Toronto'),
    part('administrative_area_level_1', 'Ontario', 'ON'),
    part('country', 'Canada', 'CA'),
    part('postal_code', 'M5X 1A9'),
  ]
  assert.deepEqual(addressOfPlace(parts), {
    street: '100 King Street West #4',
    city: 'Toronto',
    region: 'ON',
    postalCode: 'M5X 1A9',
    country: 'CA',
  })
})

test('elsewhere the region is written out, a post town is a city, and Mexico puts the number last', () => {
  const leeds = addressOfPlace([
    part('premise', 'The Mill'),
    part('postal_town', 'Leeds'),
    part('administrative_area_level_1', 'England', 'ENG'),
    part('country', 'United Kingdom', 'GB'),
  ])
  assert.deepEqual(
    [leeds.street, leeds.city, leeds.region, leeds.postalCode],
    ['The Mill', 'Leeds', 'England', ''],
  )
  const puebla = [part('street_number', '12'), part('route', 'Calle 5'), part('country', 'M', 'MX')]
  assert.equal(addressOfPlace(puebla).street, 'Calle 5 12')
})
