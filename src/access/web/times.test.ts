import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timesIn } from './times.ts'

const at = '2026-11-01T03:30:00Z'
const plain = (words: string) => words.replace(/\s/g, ' ')
const said = (...zones: [string, string]) => {
  const { moment, clock, day } = timesIn('fr', ...zones)
  return [moment(at), clock(at), day(at)].map(plain)
}

test('a moment is said on the company’s clocks, with their name where the device shows another time', () => {
  const [toronto, vancouver] = ['America/Toronto', 'America/Vancouver']
  assert.deepEqual(said(toronto, toronto), ['31 oct. 2026, 23 h 30', '23 h 30', '31 oct. 2026'])
  assert.deepEqual(said(toronto, 'America/New_York')[0], '31 oct. 2026, 23 h 30')
  assert.deepEqual(said(toronto, vancouver), [
    '31 oct. 2026, 23 h 30 HAE',
    '23 h 30 HAE',
    '31 oct. 2026',
  ])
})

test('of today the time is enough, the company’s today', () => {
  const { recent } = timesIn('fr', 'America/Toronto', 'America/Toronto')
  assert.equal(plain(recent(at, new Date('2026-11-01T03:50:00Z'))), '23 h 30')
  assert.equal(plain(recent(at, new Date('2026-11-01T05:00:00Z'))), '31 oct. 2026, 23 h 30')
})
