import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Suggested, seasonOf, suggest } from './season.ts'

const talk = (title: string, more: Partial<Suggested> = {}): Suggested => ({
  title,
  seasons: [],
  plan: null,
  turn: false,
  last_on: null,
  incident_on: null,
  ...more,
})

test('December to February is winter', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-06-01', '2026-09-01', '2026-12-01']
  assert.deepEqual(days.map(seasonOf), ['winter', 'spring', 'summer', 'autumn', 'winter'])
})

test('what speaks of an incident comes next, until the crew has heard it', () => {
  const suggested = suggest(
    [
      talk('Ice', { seasons: ['winter'] }),
      talk('Heard since', { incident_on: '2026-01-20', last_on: '2026-01-21' }),
      talk('Heat', { seasons: ['summer'], incident_on: '2026-01-20', last_on: '2026-01-19' }),
      talk('Signals', { turn: true }),
    ],
    '2026-01-31',
  )
  assert.deepEqual(
    suggested.map(({ title, why }) => [title, why.join()]),
    [
      ['Signals', 'planned,new'],
      ['Heat', 'incident'],
      ['Ice', 'season,new'],
      ['Heard since', ''],
    ],
  )
})

test('what is planned comes first, then what the crew has not had in a year, in season before the rest', () => {
  const suggested = suggest(
    [
      talk('Heat', { seasons: ['summer'] }),
      talk('Ladders'),
      talk('Ice', { seasons: ['winter'] }),
      talk('Trenches', { last_on: '2026-01-02' }),
      talk('Noise', { last_on: '2025-01-30' }),
      talk('Signals', { plan: 'a-plan', last_on: '2026-01-29' }),
    ],
    '2026-01-31',
  )
  assert.deepEqual(
    suggested.map(({ title, why }) => [title, why.join()]),
    [
      ['Signals', 'planned'],
      ['Ice', 'season,new'],
      ['Ladders', 'new'],
      ['Noise', 'new'],
      ['Trenches', ''],
      ['Heat', 'new'],
    ],
  )
})
