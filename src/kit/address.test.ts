import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAddress, movedTo, onOneLine, regionsOf } from './address.ts'

test('Canada and the United States have their regions, elsewhere they are written', () => {
  assert.equal(regionsOf('CA').length, 13)
  assert.equal(regionsOf('US').length, 51)
  assert.deepEqual(regionsOf('FR'), [])
})

test('a region that the new country lacks is forgotten', () => {
  const toronto = { ...emptyAddress, city: 'Toronto', region: 'ON' }
  assert.equal(movedTo(toronto, 'US').region, '')
  assert.equal(movedTo(toronto, 'MX').region, 'ON')
})

test('an address on one line leaves out what is empty', () => {
  const address = { ...emptyAddress, street: '1 Mill St', region: 'ON', postalCode: 'M5V 1A1' }
  assert.equal(onOneLine(address), '1 Mill St, ON M5V 1A1, CA')
})
