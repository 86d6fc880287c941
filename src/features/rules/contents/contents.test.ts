// What each rule says in plain words: all that its row holds, in three languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowOf, ruleRows } from '../../../regulation/index.ts'
import { saysIn } from '../says.ts'
import { readWords } from '../testing/read-words.ts'
import { formatsIn } from '../web/formats.ts'
import { contentOf } from './content-of.ts'

const languages = ['en', 'fr', 'es'] as const
type Language = (typeof languages)[number]
const saysOf = (language: Language) => saysIn(readWords(language), formatsIn(language))
const english = saysOf('en')
const said = (code: string, day?: string) => contentOf(rowOf(code, day, [code]), english)
const entries = (code: string, label: string) =>
  said(code).lists.find((list) => list.label === label)?.entries ?? []

for (const language of languages)
  test(`each rule says what its row holds, wholly in words: ${language}`, () => {
    const words = readWords(language)
    const says = saysOf(language)
    for (const row of ruleRows) {
      const { text, lists } = contentOf(row, says)
      const told = [text, ...lists.flatMap(({ label, entries }) => [label, ...entries])]
      for (const one of told) {
        assert.notEqual(one.trim(), '', row.code)
        // A key without words, or a hole that nothing fills.
        assert.doesNotMatch(one, /\{\w+\}|undefined|NaN|\[object/, `${row.code}: ${one}`)
        if (!/^US-ITA-/.test(row.code)) assert.doesNotMatch(one, /[a-z]_\w/, `${row.code}: ${one}`)
      }
      assert.ok(
        lists.every((list) => list.entries.length > 0),
        row.code,
      )
      const sentence = `${words[`rule_${row.code}`]} ${words[`clock_${row.clock}`]} {counts_from}`
      const clock = row.clock === 'day_of_next_year' ? '{opens}' : ''
      for (const [name, value] of Object.entries(row.params)) {
        if (typeof value !== 'number' && typeof value !== 'string') continue
        assert.ok(`${sentence} ${clock}`.includes(`{${name}}`), `${row.code} does not say ${name}`)
      }
      const longer = Object.entries(row.params).filter(([, value]) => typeof value === 'object')
      const below = longer.filter(([name]) => !sentence.includes(`{${name}}`))
      assert.ok(lists.length >= below.length, `${row.code} does not list all of it`)
    }
  })

test('thresholds, amounts and codes are said as a person writes them', () => {
  assert.equal(
    said('ON-9-MEMBERS').text,
    'A committee has at least 2 members; from 50 workers on, at least 4.',
  )
  assert.match(said('ON-WSIB-LATE').text, /^WSIB charges \$250 .* \$1,000 .* 30 days late\.$/)
  assert.match(said('ON-420-1').text, /a fracture \(leg or arm\)/)
  assert.match(said('ON-9-SIDES').text, /^At least 50% of the members/)
  assert.match(said('ON-JHSC-CERT').text, /19\.5 hours.* within 12 months.*before Mar 1, 2016/)
})

test('a row says what held in its time', () => {
  const incidents = (day: string) => said('ON-53-LIST', day).lists[0]?.entries.length
  assert.deepEqual(['2023-12-31', '2024-01-01'].map(incidents), [11, 12])
})

test('holidays are told by when they fall', () => {
  const holidays = entries('ON-LIMITS', 'Holidays')
  assert.ok(
    holidays.includes('Family Day: third Monday of February, since 2008'),
    holidays.join('\n'),
  )
  assert.ok(holidays.includes('Victoria Day: last Monday before May 25'))
  assert.ok(holidays.includes('Good Friday: the Friday before Easter'))
  assert.ok(
    holidays.includes(
      'Christmas Day: December 25; on a Saturday, the Monday as well; on a Sunday, the Tuesday as well',
    ),
  )
})

test('the list of first aid is the closed one, apart from what is medical treatment', () => {
  assert.equal(entries('US-1904-7', 'First aid').length, 19)
  assert.ok(entries('US-1904-7', 'Medical treatment').includes('wound glue'))
})
