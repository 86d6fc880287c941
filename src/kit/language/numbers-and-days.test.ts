import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '../locales.ts'
import {
  clockIn,
  dayAs,
  dayIn,
  daysIn,
  figureIn,
  instantIn,
  momentIn,
  numberIn,
  percentIn,
  timeIn,
  zonedIn,
} from './numbers-and-days.ts'

const at = '2026-11-22T11:39:00Z'
const zone = 'America/Toronto'
const plain = (words: string) => words.replace(/\s/g, ' ')
type Row = [(locale: Locale) => string, en: string, fr: string, es: string]

/** The table of docs/terms.md. */
const table: readonly Row[] = [
  [(l) => dayIn(l, '2026-03-09'), 'Mar 9, 2026', '9 mars 2026', '9 mar 2026'],
  [(l) => dayIn(l, '2026-11-01'), 'Nov 1, 2026', '1er nov. 2026', '1 nov 2026'],
  [(l) => dayIn(l, '2026-11-11'), 'Nov 11, 2026', '11 nov. 2026', '11 nov 2026'],
  [
    (l) => dayAs(l, '2026-11-01', { dateStyle: 'full' }),
    'Sunday, November 1, 2026',
    'dimanche 1er novembre 2026',
    'domingo, 1 de noviembre de 2026',
  ],
  [
    (l) => dayAs(l, '2026-11-13', { weekday: 'short', day: 'numeric', month: 'short' }),
    'Fri, Nov 13',
    'ven. 13 nov.',
    'vie, 13 nov',
  ],
  [
    (l) => daysIn(l, '2026-11-01', '2026-11-08'),
    'Nov 1 – 8, 2026',
    '1er–8 nov. 2026',
    '1–8 nov 2026',
  ],
  [
    (l) => daysIn(l, '2026-10-28', '2026-11-01'),
    'Oct 28 – Nov 1, 2026',
    '28 oct. – 1er nov. 2026',
    '28 oct – 1 nov 2026',
  ],
  [
    (l) => instantIn(l, at, zone),
    'Nov 22, 2026, 6:39 AM',
    '22 nov. 2026, 6 h 39',
    '22 nov 2026, 6:39 a.m.',
  ],
  [
    (l) => zonedIn(l, at, zone),
    'Nov 22, 2026, 6:39 AM EST',
    '22 nov. 2026, 6 h 39 HNE',
    '22 nov 2026, 6:39 a.m. EST',
  ],
  [
    (l) => instantIn(l, at, zone, 'full'),
    'Sunday, November 22, 2026 at 6:39 AM',
    'dimanche 22 novembre 2026 à 6 h 39',
    'domingo, 22 de noviembre de 2026, 6:39 a.m.',
  ],
  [(l) => clockIn(l, '2026-11-22T14:00:00Z', zone), '9:00 AM', '9 h', '9:00 a.m.'],
  [(l) => timeIn(l, '07:30:00'), '7:30 AM', '7 h 30', '7:30 a.m.'],
  [(l) => timeIn(l, '00:05'), '12:05 AM', '0 h 05', '12:05 a.m.'],
  [
    (l) => momentIn(l, '2026-11-22T16:52'),
    'Nov 22, 2026, 4:52 PM',
    '22 nov. 2026, 16 h 52',
    '22 nov 2026, 4:52 p.m.',
  ],
  [(l) => numberIn(l, 1234.5, 2), '1,234.50', '1 234,50', '1,234.50'],
  [(l) => figureIn(l, 12345.678), '12,345.678', '12 345,678', '12,345.678'],
  [(l) => percentIn(l, 69), '69%', '69 %', '69%'],
]

test('days, moments and numbers are written in one way, in each language', () => {
  for (const [said, ...expected] of table)
    assert.deepEqual(
      (['en', 'fr', 'es'] as const).map((locale) => plain(said(locale))),
      expected,
    )
})

test('no narrow space is written, which the fonts of papers miss', () => {
  for (const [said] of table)
    for (const locale of ['en', 'fr', 'es'] as const) assert.doesNotMatch(said(locale), /\u202f/)
})
