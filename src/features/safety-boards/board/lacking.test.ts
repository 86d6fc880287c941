import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionNames } from '../boards/sections.ts'
import type { BoardContent } from './board.contract.ts'
import { lacking } from './lacking.ts'

const board = (over: Partial<BoardContent> = {}): BoardContent => ({
  name: 'Trailer',
  brand: { name: 'Northgate', colour: null, logo: null },
  place: 'Tower',
  languages: ['en'],
  sections: [...sectionNames],
  today: '2026-05-31',
  zone: 'America/Toronto',
  read_at: '2026-05-31T12:00:00Z',
  alerts: [],
  emergency: [{ id: '1', name: '911', phone: '911', other_phone: null, hours: null, note: null }],
  hospital: { name: 'General', address: null, phone: null, muster_point: 'Gate A', site: null },
  first_aiders: [
    { id: '1', name: 'Ann', place: 'Tower', phone: null, shift: 'day', level: 'standard' },
  ],
  committee: [
    { id: '1', name: 'Ann', place: 'Tower', phone: null, office: 'worker', co_chair: true },
  ],
  policies: [
    {
      id: '1',
      title: 'Policy',
      number: null,
      published_on: '2025-06-01',
      review_due: '2026-06-01',
      words: { en: 'Safe.' },
    },
  ],
  minutes: { on: '2026-02-28', file: null },
  postings: [{ id: '1', name: 'WSIB.pdf' }],
  chemicals: [{ id: '1', name: 'Acid', supplier: 'Harbour', has_sheet: true, path: null }],
  orientation: { title: 'Site', path: '/' },
  report: '/',
  law: 'ontario',
  ...over,
})
const said = (given: BoardContent, expired = 0) =>
  lacking(given, { expired_first_aiders: expired }).map(
    ({ section, what, count }) => `${section} ${what} ${count}`,
  )

test('a board that has everything lacks nothing, on the last day of three months too', () => {
  assert.deepEqual(said(board()), [])
})

test('minutes are old on the day after three months', () => {
  assert.deepEqual(said(board({ minutes: { on: '2026-02-27', file: null } })), ['minutes old 1'])
})

test('what is out of date or without its paper is said with how many', () => {
  const [policy] = board().policies
  const [acid] = board().chemicals
  assert.ok(policy && acid)
  assert.deepEqual(
    said(
      board({
        policies: [policy, { ...policy, review_due: '2026-05-30' }],
        chemicals: [acid, { ...acid, has_sheet: false }],
        hospital: { name: 'General', address: null, phone: null, muster_point: null, site: null },
      }),
      2,
    ),
    ['policies review 1', 'first_aiders expired 2', 'chemicals no_sheet 1', 'hospital no_muster 1'],
  )
})

test('only the sections of the board are asked for', () => {
  const bare = { committee: [], policies: [], minutes: null, emergency: [], hospital: null }
  assert.deepEqual(said(board({ ...bare, sections: ['committee', 'minutes', 'law'] })), [
    'committee nothing 0',
    'minutes nothing 0',
  ])
})
