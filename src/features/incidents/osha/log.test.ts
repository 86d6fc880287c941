import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newId } from '../../../kit/ids.ts'
import { ita } from '../../../regulation/index.ts'
import { answersTo } from '../law/judge.ts'
import {
  averageOf,
  type CaseGiven,
  caseIn,
  caseRow,
  type Establishment,
  summaryRow,
} from './log.ts'

const about = {
  country: 'US',
  zone: 'America/Detroit',
  occurred: '2025-06-12T10:40',
  severity: null,
  illness: false,
  project: false,
} as const
const given = (answers: Record<string, string>, facts: CaseGiven['facts'] = {}): CaseGiven => ({
  id: newId(),
  incident: newId(),
  number: 'INC-2025-0007',
  name: 'Vera Kim',
  day: '2025-06-12',
  time: '10:40',
  where: 'Second floor',
  what: 'The sheet kicked back and the hand met the blade',
  injuries: 'Cut left hand',
  answers: answersTo('recordable', about, {
    learned: '2025-06-12',
    answers: { recordable: answers },
  }),
  facts,
})
const period = (kind: string, from: string, to: string | null) => ({ id: newId(), kind, from, to })
const until = '2026-01-31'

describe('a line of the log', () => {
  test('counts days from the work periods, the day itself left out, and takes the gravest column', () => {
    const periods = [
      period('off', '2025-06-12', '2025-06-15'),
      period('restricted', '2025-06-16', '2025-06-25'),
    ]
    const found = caseIn(given({ treatments: 'sutures' }, { periods }), until)
    assert.deepEqual([found?.column, found?.away, found?.restricted], ['H', 3, 10])
    const restricted = caseIn(
      given({ treatments: 'sutures' }, { periods: periods.slice(1) }),
      until,
    )
    assert.equal(restricted?.column, 'I')
  })

  test('stops at 180 days, goes by the answers without periods, and is J without days', () => {
    const off = { periods: [period('off', '2025-06-13', null)] }
    assert.equal(caseIn(given({}, off), until)?.away, 180)
    assert.equal(caseIn(given({ daysAway: '4' }), until)?.away, 4)
    assert.equal(caseIn(given({ treatments: 'sutures' }), until)?.column, 'J')
    assert.equal(caseIn(given({ treatments: 'bandage' }), until), undefined)
  })

  test('of a death is G', () => {
    assert.equal(caseIn(given({ daysAway: '4' }, { died_on: '2025-06-20' }), until)?.column, 'G')
  })
})

describe('the files of a year', () => {
  const place: Establishment = {
    name: 'Northgate Michigan',
    company: 'Northgate Builders',
    ein: '12-3456789',
    naics: '236220',
    address: { street: '600 Woodward Avenue', city: 'Detroit', region: 'MI', postalCode: '48226' },
    headcounts: [60, 70, 110],
    hours: 142_000,
  }
  const whole = {
    job_title: 'Carpenter',
    birth_date: '1988-03-02',
    sex: 'female',
    hire_date: '2021-05-10',
    began_work: '07:00:00',
    before: 'Cutting plywood',
    object: 'Table saw',
    emergency_room: true,
    in_patient: false,
    periods: [period('off', '2025-06-13', '2025-06-14')],
  }
  const rowOf = (facts: CaseGiven['facts']) => {
    const found = caseIn(given({ treatments: 'sutures' }, facts), until)
    assert.ok(found)
    return caseRow(found, { name: place.name, year: 2025 })
  }

  test('pass the agency’s rules when all is said, and are read back as they were', () => {
    const row = rowOf(whole)
    const cases = ita.cases([row], { names: ['Vera Kim'] })
    assert.deepEqual(cases.problems, [])
    const summary = ita.summary([summaryRow(place, [row], 2025)])
    assert.deepEqual(summary.problems, [])
    const [back] = ita.read(summary.csv).rows
    assert.deepEqual(
      [back?.total_dafw_cases, back?.total_dafw_days, back?.total_injuries, back?.size],
      [1, 2, 1, 22],
    )
  })

  test('name what is missing, and a name where none may stand', () => {
    const problems = (facts: CaseGiven['facts'], what?: string) =>
      ita
        .cases([{ ...rowOf(facts), ...(what && { nar_what_happened: what }) }], {
          names: ['Vera Kim'],
        })
        .problems.map(({ column, code }) => `${column} ${code}`)
    assert.deepEqual(problems({ ...whole, before: null }), ['nar_before_incident ita_required'])
    assert.deepEqual(problems(whole, 'Vera Kim cut herself'), ['nar_what_happened ita_name'])
  })

  test('of a year without cases say so with zeros', () => {
    const row = summaryRow(place, [], 2025)
    assert.deepEqual([row.no_injuries_illnesses, row.total_deaths], ['2', 0])
    assert.equal(averageOf(place), 80)
  })
})
