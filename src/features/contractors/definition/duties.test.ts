// What a contractor owes and what became of it. All days are fixed; Monday is 2026-03-02.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DutyLine, dutiesOf, keyOf, type OwedFacts, type SentForm } from './duties.ts'

const weekly: DutyLine = {
  ...{ line: 'weekly', contractor: 'iron', project: 'tower', form: 'inspection', title: 'Check' },
  ...{ frequency: 'weekly', weekdays: ['5'], month_day: null, due_on: null, grace_days: 2 },
  ...{ on_rain_days: false, opens_on: '2026-03-02', closes_on: null, done_on: null },
}
const span = { from: '2026-03-01', to: '2026-03-31' }
const sent = (more: Partial<SentForm>): SentForm => ({
  ...{ id: 's', contractor: 'iron', project: 'tower', form: 'inspection', line: 'weekly' },
  ...{ day: null, at: '2026-03-06T10:00', refused: false, again_on: null },
  ...more,
})
const on = (now: string, line: DutyLine, more: Partial<OwedFacts> = {}) =>
  dutiesOf(
    line,
    { rain: [], waivers: [], came: [], pauses: new Map(), now: `${now}T12:00`, ...more },
    span,
  )
const first = (...given: Parameters<typeof on>) => on(...given)[0]

test('is outstanding until its grace has passed, then past due', () => {
  assert.equal(first('2026-03-06', weekly)?.state, 'outstanding')
  assert.deepEqual(
    [first('2026-03-08', weekly)?.state, first('2026-03-08', weekly)?.until],
    ['outstanding', '2026-03-08'],
  )
  assert.equal(first('2026-03-09', weekly)?.state, 'past_due')
})

test('what was sent for a day counts for it alone, in time or late', () => {
  const late = [sent({ day: '2026-03-06', at: '2026-03-10T09:00' })]
  const [one, next] = on('2026-03-11', weekly, { came: late })
  assert.deepEqual([one?.state, next?.state], ['late', 'outstanding'])
  const inTime = [sent({ day: '2026-03-06', at: '2026-03-08T09:00' })]
  assert.equal(first('2026-03-11', weekly, { came: inTime })?.state, 'completed')
})

test('what came without a day, by a code, counts in its week; that of another contractor or project never', () => {
  assert.equal(first('2026-03-06', weekly, { came: [sent({ line: null })] })?.state, 'completed')
  for (const other of [{ contractor: 'oak' }, { project: 'mall' }])
    assert.equal(
      first('2026-03-06', weekly, { came: [sent({ line: null, ...other })] })?.state,
      'outstanding',
    )
})

test('refused, it is outstanding again until the new day, and what is sent then is in time', () => {
  const refused = sent({ day: '2026-03-06', refused: true, again_on: '2026-03-12' })
  const now = first('2026-03-12', weekly, { came: [refused] })
  assert.deepEqual(
    [now?.state, now?.until, now?.submission, now?.refused],
    ['outstanding', '2026-03-12', null, 's'],
  )
  assert.equal(first('2026-03-13', weekly, { came: [refused] })?.state, 'past_due')
  const again = sent({ id: 'again', day: '2026-03-06', at: '2026-03-11T08:00' })
  assert.deepEqual(
    [first('2026-03-12', weekly, { came: [refused, again] })].map((one) => [
      one?.state,
      one?.submission,
    ]),
    [['completed', 'again']],
  )
})

test('rain excuses, unless the line counts on rain days; a waiver excuses in spite of that', () => {
  const rain = [{ id: 'r', project: 'tower', day: '2026-03-06', part: 'full' as const }]
  assert.equal(first('2026-03-20', weekly, { rain })?.state, 'excused')
  const always = { ...weekly, on_rain_days: true }
  assert.equal(first('2026-03-20', always, { rain })?.state, 'past_due')
  const waivers = [{ id: 'w', key: keyOf(weekly), day: '2026-03-06' }]
  assert.equal(first('2026-03-20', always, { rain, waivers })?.state, 'waived')
})

test('once before the work starts: due on the first day, whenever it came; a task is never due', () => {
  const once: DutyLine = { ...weekly, frequency: 'once', grace_days: 0, opens_on: '2026-02-16' }
  const all = on('2026-03-20', once)
  assert.deepEqual(
    all.map(({ day, state }) => [day, state]),
    [['2026-02-16', 'past_due']],
  )
  const early = [sent({ line: null, at: '2026-01-10T08:00' })]
  assert.equal(first('2026-03-20', once, { came: early })?.state, 'completed')
  const day: DutyLine = { ...weekly, frequency: 'day', due_on: '2026-03-20', grace_days: 0 }
  assert.deepEqual(
    on('2026-03-20', day).map((one) => [one.day, one.state]),
    [['2026-03-20', 'outstanding']],
  )
  assert.deepEqual(on('2026-03-20', { ...weekly, frequency: 'task' }), [])
})
