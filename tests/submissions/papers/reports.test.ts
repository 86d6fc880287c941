// What is counted of submissions: by form, by person, by list; and by nobody who may not.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { z } from 'zod'
import type { countLists } from '../../../src/features/submissions/lists/lists.contract.ts'
import type {
  formReport,
  formsSubmitted,
} from '../../../src/features/submissions/reports/reports.contract.ts'
import { withServer } from '../../api/server.ts'
import {
  ago,
  check,
  management,
  manager,
  question,
  sending,
  stranger,
  text,
  user,
} from '../sending.ts'

type Report = z.output<NonNullable<(typeof formReport)['reply']>>['data']
type Submitted = z.output<NonNullable<(typeof formsSubmitted)['reply']>>['data']
type Counts = z.output<NonNullable<(typeof countLists)['reply']>>['data']
const day = 24 * 3600 * 1000

describe('reports on submissions', () => {
  const server = withServer()
  const { ask, good, form, publish, body, sent } = sending(server)
  const report = (id: string, query = '') =>
    good<Report>(manager, 'GET', `form-reports/${id}${query}`)
  const chosen = ({ items }: Report, key: string) =>
    items.find((item) => item.key === key)?.options.map(({ label, count }) => [label, count])

  test('options are counted over all versions; what is no longer asked is still told', async () => {
    const first = await form([check('brakes'), check('horn'), question('hours', 'number')])
    await sent(user, body(first, { brakes: 'pass', horn: 'fail', hours: 10 }))
    await sent(user, body(first, { brakes: 'fail', horn: 'fail', hours: 20 }))
    const second = await publish(first.id, [
      check('brakes', { label: 'Brakes hold' }),
      check('lights'),
    ])
    await sent(user, body(second, { brakes: 'pass', lights: 'pass' }))

    const found = await report(first.id)
    assert.deepEqual([found.submissions, found.fails, found.versions], [3, 3, [1, 2]])
    assert.deepEqual(
      found.items.map(({ key, label, answered, fails }) => [key, label, answered, fails]),
      [
        ['brakes', 'Brakes hold', 3, 1],
        ['lights', 'lights', 1, 0],
        ['horn', 'horn', 2, 2],
        ['hours', 'hours', 2, 0],
      ],
    )
    assert.deepEqual(chosen(found, 'brakes'), [
      ['Pass', 2],
      ['Fail', 1],
    ])
    assert.deepEqual(found.items.find(({ key }) => key === 'hours')?.numbers, {
      least: 10,
      most: 20,
      average: 15,
      sum: 30,
    })
  })

  test('rows of a matrix and items of a group are counted, words are not', async () => {
    const options = [
      { id: 'ok', label: 'OK' },
      { id: 'bad', label: 'Bad', fails: true },
    ]
    const made = await form([
      question('guards', 'matrix', {
        options,
        rows: [
          { id: 'east', label: 'East side' },
          { id: 'west', label: 'West side' },
        ],
      }),
      question('ladders', 'group', { fields: [check('feet'), text('tag')] }),
    ])
    await sent(
      user,
      body(made, {
        guards: { east: 'ok', west: 'bad' },
        ladders: [
          { id: '1', feet: 'pass', tag: 'A' },
          { id: '2', feet: 'fail', tag: 'B' },
        ],
      }),
    )
    const found = await report(made.id)
    assert.deepEqual(
      found.items.map(({ key }) => key),
      ['guards/east', 'guards/west', 'feet'],
    )
    assert.deepEqual(chosen(found, 'guards/west'), [
      ['OK', 0],
      ['Bad', 1],
    ])
    assert.deepEqual(chosen(found, 'feet'), [
      ['Pass', 1],
      ['Fail', 1],
    ])
  })

  test('what is asked in confidence is counted for those alone who may read it', async () => {
    const people = question('people', 'group', {
      fields: [check('fit', { confidential: true }), check('hat')],
    })
    const made = await form([check('brakes'), check('allergic', { confidential: true }), people])
    // It was confidential once.
    const later = await publish(made.id, [check('brakes'), check('allergic'), people])
    await sent(
      user,
      body(later, {
        brakes: 'pass',
        allergic: 'fail',
        people: [{ id: '1', fit: 'fail', hat: 'pass' }],
      }),
    )
    const seen = async (who: string) =>
      (await good<Report>(who, 'GET', `form-reports/${made.id}`)).items.map(({ key }) => key)
    assert.deepEqual(await seen(manager), ['brakes', 'allergic', 'fit', 'hat'])
    assert.deepEqual(await seen(management), ['brakes', 'hat'])
  })

  test('the span is days, both ends in it; what was declared void counts nowhere', async () => {
    const made = await form([check('brakes')])
    const old = { started_at: ago(40 * day), submitted_at: ago(40 * day) }
    await sent(user, body(made, { brakes: 'pass' }, old))
    const last = await sent(user, body(made, { brakes: 'fail' }))
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
    assert.equal((await report(made.id, `?from=${today}&to=${today}`)).submissions, 1)
    const both = await report(made.id)
    assert.equal(both.submissions, 2)
    assert.equal(
      both.trend.points.reduce((sum, point) => sum + point.submissions, 0),
      2,
    )
    assert.ok(both.trend.points.length >= 6, 'weeks without a submission stand there too')
    const { version } = await good<{ version: number }>(manager, 'GET', `submissions/${last.id}`)
    await good(manager, 'POST', `submissions/${last.id}/void`, { version, reason: 'A trial' })
    assert.equal((await report(made.id)).submissions, 1)
    assert.equal((await report(made.id)).fails, 0)
  })

  test('who submits it on how many working days in a row, a weekend in between', async () => {
    const made = await form([check('brakes')])
    // Noon of a day of a week that is over: 1 is its Monday, -2 the Friday before.
    const now = new Date()
    const monday =
      Date.parse(now.toISOString().slice(0, 10)) - (((now.getUTCDay() + 6) % 7) + 7) * day
    const at = (weekday: number) => new Date(monday + (weekday - 1) * day + day * 0.7).toISOString()
    const send = (email: string, weekday: number) =>
      sent(
        email,
        body(made, { brakes: 'pass' }, { started_at: at(weekday), submitted_at: at(weekday) }),
      )
    for (const weekday of [-3, -2, -2, -1, 1, 2, 4]) await send(user, weekday)
    for (const weekday of [1, 3, 5]) await send(manager, weekday)
    const { streaks } = await report(made.id)
    assert.deepEqual(
      streaks.map(({ name, days, last }) => [name, days, last]),
      [['Luc Tremblay', 4, at(2).slice(0, 10)]],
    )
  })

  test('how many submissions each person sent, by form', async () => {
    const made = await form([check('brakes')])
    for (const answer of ['pass', 'fail']) await sent(user, body(made, { brakes: answer }))
    await sent(manager, body(made, { brakes: 'pass' }))
    const byForm = await good<Submitted>(manager, 'GET', 'forms-submitted?by=form')
    const row = byForm.rows.find(({ id }) => id === made.id)
    assert.deepEqual([row?.submissions, row?.fails, row?.weeks.at(-1)], [3, 1, 3])
    assert.equal(
      byForm.total,
      byForm.rows.reduce((sum, { submissions }) => sum + submissions, 0),
    )
    const byPerson = await good<Submitted>(manager, 'GET', 'forms-submitted?by=person')
    assert.ok(byPerson.rows.some(({ name }) => name === 'Luc Tremblay'))
  })

  test('another company’s form is not there, and who may not see all sees no report', async () => {
    const made = await form([check('brakes')])
    assert.equal((await ask(stranger, 'GET', `form-reports/${made.id}`)).status, 404)
    assert.equal((await ask(user, 'GET', `form-reports/${made.id}`)).status, 403)
    assert.equal((await ask(user, 'GET', 'forms-submitted')).status, 403)
  })

  test('the lists are counted for the caller', async () => {
    const made = await form([check('brakes')], { signature_policy: 'submitter' })
    const before = await good<Counts>(manager, 'GET', 'submission-counts')
    const old = { started_at: ago(9 * day), submitted_at: ago(9 * day) }
    await sent(user, body(made, { brakes: 'pass' }, old))
    await sent(user, body(made, { brakes: 'pass' }))
    const after = await good<Counts>(manager, 'GET', 'submission-counts')
    assert.deepEqual(
      [after.unsigned - before.unsigned, after.previous - before.previous, after.all - before.all],
      [2, 1, 2],
    )
    // Kept by month and stage, they come to the same.
    type Month = { month: string; stage: string; submissions: number }
    const months = await good<Month[]>(manager, 'GET', 'submission-counts/months')
    const sum = (some: Month[]) => some.reduce((all, { submissions }) => all + submissions, 0)
    assert.equal(sum(months), after.all)
    const waiting = months.filter(({ stage }) => /^unsigned|^partly/.test(stage))
    assert.equal(sum(waiting), after.unsigned)
    const elsewhere = await good<Counts>(stranger, 'GET', 'submission-counts')
    assert.ok(elsewhere.all < after.all)
    assert.equal((await ask(management, 'GET', 'submission-counts')).status, 200)
    const unknown = await good<Counts>(
      manager,
      'GET',
      'submission-counts?project=01900000-0000-7000-8000-000000000000',
    )
    assert.deepEqual([unknown.all, unknown.unsigned], [0, 0])
  })
})
