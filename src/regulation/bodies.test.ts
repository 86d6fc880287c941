// Ontario: which bodies, what first aid, and which sections of a Form 7.
import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { bodies, dutiesOver, firstAid, form7, form7Fields, RegulationError } from './index.ts'
import { inZones } from './testing/in-zones.ts'

describe('bodies', () => {
  const at = (workers: number, kind: 'workplace' | 'project' = 'workplace', months?: number) => {
    const found = bodies({ workers, kind, ...(months === undefined ? {} : { months }) })
    const { hsr, jhsc, members, certified, tradesCommittee, aed, policyWritten } = found
    return [hsr, jhsc, members, certified, tradesCommittee, aed, policyWritten]
      .map((one) => Number(one))
      .join('')
  }
  // hsr, jhsc, members, certified, trades committee, defibrillator, written policy
  inZones('by the number of workers of a workplace', () => {
    const table = {
      0: '0000000',
      1: '0000000',
      5: '0000000',
      6: '1000001',
      7: '1000001',
      19: '1000001',
      20: '0122001',
      21: '0122001',
      49: '0122001',
      50: '0142001',
      51: '0142001',
    }
    for (const [workers, expected] of Object.entries(table))
      assert.equal(at(Number(workers)), expected, workers)
  })

  inZones('by the workers and months of a project', () => {
    const table: [number, number | undefined, string][] = [
      [5, 12, '0000000'],
      [6, 1, '1000001'],
      [19, 12, '1000001'],
      [20, 2, '1000001'],
      [20, 3, '0122011'],
      [20, 4, '0122011'],
      [20, undefined, '0122011'],
      [19, undefined, '1000001'],
      [49, 3, '0122011'],
      [50, 2, '1000001'],
      [50, 3, '0142111'],
      [51, 4, '0142111'],
    ]
    for (const [workers, months, expected] of table)
      assert.equal(at(workers, 'project', months), expected, `${workers} ${months}`)
  })

  inZones('a designated substance makes a committee due at a workplace, not at a project', () => {
    const place = bodies({ workers: 3, kind: 'workplace', designatedSubstance: true })
    assert.deepEqual([place.jhsc, place.hsr, place.members, place.certified], [true, false, 2, 2])
    assert.ok(place.citations.includes('OHSA s. 9(2)(b)'))
    const project = bodies({ workers: 8, kind: 'project', months: 6, designatedSubstance: true })
    assert.deepEqual([project.jhsc, project.hsr], [false, true])
  })

  inZones('a defibrillator is asked for from 2026 on', () => {
    const aed = (day: string) => bodies({ workers: 25, kind: 'project', months: 6, day }).aed
    assert.deepEqual(['2025-12-31', '2026-01-01', '2026-01-02'].map(aed), [false, true, true])
  })

  inZones('refuses workers that are no whole number', () => {
    for (const workers of [-1, 2.5, Number.NaN]) assert.throws(() => at(workers), RegulationError)
  })
})

inZones('duties open and close with the head count', () => {
  const periods = dutiesOver(
    [
      { day: '2026-03-01', workers: 20 },
      { day: '2026-04-10', workers: 19 },
      { day: '2026-05-01', workers: 50 },
      { day: '2026-06-01', workers: 0 },
    ],
    { kind: 'project', months: 4 },
  )
  assert.deepEqual(
    periods.map(({ duty, count, from, to }) => `${duty} ${count} ${from} ${to}`),
    [
      'jhsc 1 2026-03-01 2026-04-09',
      'members 2 2026-03-01 2026-04-09',
      'certified 2 2026-03-01 2026-04-09',
      'aed 1 2026-03-01 2026-04-09',
      'policyWritten 1 2026-03-01 2026-05-31',
      'hsr 1 2026-04-10 2026-04-30',
      'jhsc 1 2026-05-01 2026-05-31',
      'members 4 2026-05-01 2026-05-31',
      'certified 2 2026-05-01 2026-05-31',
      'tradesCommittee 1 2026-05-01 2026-05-31',
      'aed 1 2026-05-01 2026-05-31',
    ],
  )
})

inZones('a duty opens on the day that its rule begins, and lasts while nothing changes', () => {
  const periods = dutiesOver([{ day: '2025-10-01', workers: 30 }], { kind: 'project', months: 12 })
  const aed = periods.find(({ duty }) => duty === 'aed')
  assert.deepEqual([aed?.from, aed?.to], ['2026-01-01', null])
  assert.deepEqual(dutiesOver([], { kind: 'workplace' }), [])
  const same = { day: '2026-01-01', workers: 3 }
  assert.throws(() => dutiesOver([same, same], { kind: 'workplace' }), RegulationError)
})

inZones('first aid goes by the workers on the shift', () => {
  const table: [number, string | null, string | undefined, string, boolean][] = [
    [0, null, undefined, '', false],
    [1, 'emergency', 'box_8', '', false],
    [5, 'emergency', 'box_8', '', false],
    [6, 'standard', 'box_9', '', false],
    [15, 'standard', 'box_9', '', false],
    [16, 'standard', 'box_10', 'stretcher 1, blanket 2', false],
    [17, 'standard', 'box_10', 'stretcher 1, blanket 2', false],
    [199, 'standard', 'box_10', 'stretcher 1, blanket 2', false],
    [200, 'standard', 'room_11', 'stretcher 1, blanket 2', true],
    [201, 'standard', 'room_11', 'stretcher 1, blanket 2', true],
  ]
  for (const [workers, attendant, kit, extras, room] of table) {
    const found = firstAid(workers)
    const listed = found.extras.map(({ item, count }) => `${item} ${count}`).join(', ')
    assert.deepEqual(
      [found.attendant, found.kit?.code, listed, found.room],
      [attendant, kit, extras, room],
    )
  }
  const names = (day: string) => firstAid(10, { day }).certificates
  assert.deepEqual(['2026-06-21', '2026-06-22'].map(names), [
    ['standard'],
    ['intermediate', 'standard'],
  ])
  assert.throws(() => firstAid(1.5), RegulationError)
})

inZones('a Form 7 without lost time needs only some sections', () => {
  const sections = (facts: { reportable: boolean; short: boolean }) =>
    form7({ ...facts, filled: [] })
      .sections.map(({ code }) => code)
      .join(' ')
  assert.equal(sections({ reportable: true, short: true }), 'A B C D E J')
  assert.equal(sections({ reportable: true, short: false }), 'A B C D E E2 F G H I J')
  assert.equal(sections({ reportable: false, short: true }), '')
  const whole = form7({ reportable: true, short: false, filled: form7Fields })
  assert.deepEqual([whole.missing, whole.completeness], [[], 1])
  const some = form7({ reportable: true, short: true, filled: ['sin', 'what_happened', 'wage'] })
  assert.equal(some.missing.includes('sin'), false)
  assert.equal(some.missing.includes('wage'), false)
  assert.ok(some.completeness !== null && some.completeness > 0 && some.completeness < 1)
  assert.equal(form7({ reportable: false, short: false, filled: [] }).completeness, null)
  assert.throws(
    () => form7({ reportable: true, short: true, filled: ['shoe_size'] }),
    RegulationError,
  )
})
