// Ontario: what is critical, what is listed, what WSIB must have, which bodies and what first aid.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type BodyPart,
  bodies,
  type ClaimFacts,
  criticalInjury,
  dutiesOver,
  firstAid,
  form7,
  form7Fields,
  type InjuryFacts,
  Refused,
  section53,
  wsib,
} from './index.ts'
import { inZones } from './testing/in-zones.ts'

describe('a critical injury', () => {
  const critical = (facts: InjuryFacts) => criticalInjury(facts).critical
  test('is each of the seven heads', () => {
    const heads: InjuryFacts[] = [
      { lifeInJeopardy: true },
      { unconscious: true },
      { bloodLoss: 'substantial' },
      { fractures: ['leg'] },
      { fractures: ['arm'] },
      { amputations: ['leg'] },
      { amputations: ['arm'] },
      { amputations: ['hand'] },
      { amputations: ['foot'] },
      { burn: 'major' },
      { eyeSightLost: true },
    ]
    for (const facts of heads) assert.equal(critical(facts), true, JSON.stringify(facts))
    for (const facts of [
      {},
      { bloodLoss: 'some' },
      { burn: 'minor' },
      { eyeSightLost: false },
    ] as const)
      assert.equal(critical(facts), false)
  })

  test('is asked about where the Ministry’s reading decides', () => {
    const parts: BodyPart[] = ['wrist', 'hand', 'ankle', 'foot']
    for (const part of parts) assert.equal(critical({ fractures: [part] }), 'ask')
    for (const part of ['finger', 'toe'] as const) {
      assert.equal(critical({ fractures: [part] }), false)
      assert.equal(critical({ amputations: [part] }), false)
      assert.equal(critical({ fractures: [part, part] }), 'ask')
      assert.equal(critical({ amputations: [part, part] }), 'ask')
    }
    assert.equal(critical({ fractures: ['finger', 'toe'] }), 'ask')
    assert.equal(critical({ fractures: ['wrist', 'leg'] }), true)
    const { because, path } = criticalInjury({ amputations: ['finger', 'finger'] })
    assert.deepEqual(because, ['several_digits'])
    assert.match(path[0]?.citation ?? '', /interpretation/)
    assert.deepEqual(criticalInjury({ fractures: ['leg'], burn: 'major' }).because, [
      'fracture_leg',
      'burn',
    ])
  })

  test('on a highway asks for no notice, but at a project or outside the vehicle', () => {
    const notice = (facts: InjuryFacts) => {
      const found = criticalInjury({ unconscious: true, ...facts })
      assert.equal(found.critical, true)
      return found.notice
    }
    assert.equal(notice({}), true)
    const road = { highwayCollision: true }
    assert.equal(notice({ ...road, atProject: false, outsideVehicle: false }), false)
    assert.equal(notice({ ...road, atProject: true }), true)
    assert.equal(notice({ ...road, outsideVehicle: true }), true)
    assert.equal(notice(road), 'ask')
    assert.equal(notice({ ...road, atProject: false }), 'ask')
  })

  test('of somebody who does not work there asks for notice where workers were in danger', () => {
    const notice = (facts: InjuryFacts) => criticalInjury({ burn: 'major', ...facts }).notice
    assert.deepEqual(
      [undefined, true, false].map((hazardToWorkers) =>
        notice({ worker: false, ...(hazardToWorkers === undefined ? {} : { hazardToWorkers }) }),
      ),
      ['ask', true, false],
    )
    assert.equal(criticalInjury({ worker: false }).notice, false)
  })

  test('knows no other part of the body', () => {
    assert.throws(() => critical({ fractures: ['nose' as BodyPart] }), Refused)
  })
})

describe('section 53', () => {
  const codes =
    'fall_3m fall_arrested unconscious energized_contact conductor_750v falsework_failure member_failure scaffold_failure earth_or_water_structure excavation_wall crane_overturn crane_or_load_control'.split(
      ' ',
    )
  test('applies to each of the twelve where nobody is hurt', () => {
    for (const code of codes) {
      const found = section53({ happened: [code] })
      assert.deepEqual([found.applies, found.because], [true, [code]])
      assert.equal(section53({ happened: [code], hurt: true }).applies, false)
    }
    assert.equal(section53({ happened: [] }).applies, false)
    assert.throws(() => section53({ happened: ['rain'] }), Refused)
  })

  test('measures a fall and a conductor', () => {
    assert.deepEqual(
      [2.99, 3, 3.2].map((fallMetres) => section53({ happened: [], fallMetres }).applies),
      [false, true, true],
    )
    assert.deepEqual(
      [749, 750, 751].map((conductorVolts) => section53({ happened: [], conductorVolts }).applies),
      [false, false, true],
    )
  })

  test('had eleven heads until the end of 2023', () => {
    const happened = ['crane_or_load_control']
    const applies = (day: string) => section53({ happened, day }).applies
    assert.deepEqual(['2023-12-31', '2024-01-01', '2024-01-02'].map(applies), [false, true, true])
    assert.equal(section53({ happened: ['fall_3m'], day: '2023-12-31' }).rule.from, '2021-07-01')
  })

  test('asks for the engineer’s opinion where a structure, crane or load failed, hurt or not', () => {
    const asked = codes.filter((code) => section53({ happened: [code], hurt: true }).opinion)
    assert.deepEqual(asked, codes.slice(5))
  })
})

inZones('WSIB has its report when the obligation says', () => {
  const base: ClaimFacts = { accidentOn: '2026-05-04', learnedOn: '2026-05-04' }
  const modified = (to: string | null, more: Partial<ClaimFacts> = {}) => {
    const { reportable, obligationOn, due } = wsib({
      ...base,
      modifiedAtRegularPay: { from: '2026-05-05', to },
      ...more,
    })
    return [reportable, obligationOn, due]
  }
  assert.deepEqual(modified('2026-05-10'), [false, null, null])
  assert.deepEqual(modified('2026-05-11'), [false, null, null])
  assert.deepEqual(modified('2026-05-12'), [true, '2026-05-12', '2026-05-15'])
  assert.deepEqual(modified('2026-05-13'), [true, '2026-05-12', '2026-05-15'])
  assert.deepEqual(modified(null), [true, '2026-05-12', '2026-05-15'])
  // From the day after the accident, though the modified work began with it.
  assert.deepEqual(
    modified('2026-05-11', { modifiedAtRegularPay: { from: '2026-05-04', to: '2026-05-11' } }),
    [false, null, null],
  )
  assert.deepEqual(modified(null, { modifiedAtRegularPay: { from: '2026-05-04' } }), [
    true,
    '2026-05-12',
    '2026-05-15',
  ])
  // Regular work first: from the start of the modified work.
  assert.deepEqual(modified(null, { modifiedAtRegularPay: { from: '2026-05-11' } }), [
    true,
    '2026-05-18',
    '2026-05-21',
  ])
  // Off shift on the eighth day: the first shift after it.
  assert.deepEqual(modified(null, { nextShiftOn: '2026-05-14' }), [
    true,
    '2026-05-14',
    '2026-05-20',
  ])
  assert.deepEqual(modified(null, { nextShiftOn: '2026-05-12' }), [
    true,
    '2026-05-12',
    '2026-05-15',
  ])
  // Learned of it later: from that day.
  assert.deepEqual(modified(null, { learnedOn: '2026-05-20' }), [true, '2026-05-12', '2026-05-25'])
})

test('WSIB has a report of health care, absence and less pay, and of nothing less', () => {
  const base: ClaimFacts = { accidentOn: '2026-04-02', learnedOn: '2026-04-02' }
  for (const head of ['healthCare', 'absent', 'lessPay'] as const) {
    const { reportable, due, short } = wsib({ ...base, [head]: true, firstAidOnly: true })
    assert.deepEqual([reportable, due, short], [true, '2026-04-08', head === 'healthCare'])
  }
  assert.equal(wsib(base).reportable, false)
  assert.equal(wsib({ ...base, firstAidOnly: true }).reportable, false)
  assert.deepEqual(wsib({ ...base, healthCare: true, learnedOn: '2026-04-07' }).due, '2026-04-10')
  // Health care at once, modified work later: the health care obliges first.
  const both = wsib({ ...base, healthCare: true, modifiedAtRegularPay: { from: '2026-04-03' } })
  assert.equal(both.obligationOn, '2026-04-02')
  assert.throws(() => wsib({ ...base, healthCare: true, learnedOn: '2026-04-31' }), Refused)
})

describe('bodies', () => {
  const at = (workers: number, kind: 'workplace' | 'project' = 'workplace', months?: number) => {
    const found = bodies({ workers, kind, ...(months === undefined ? {} : { months }) })
    const { hsr, jhsc, members, certified, tradesCommittee, aed, policyWritten } = found
    return [hsr, jhsc, members, certified, tradesCommittee, aed, policyWritten]
      .map((one) => Number(one))
      .join('')
  }
  // hsr, jhsc, members, certified, trades committee, defibrillator, written policy
  test('by the number of workers of a workplace', () => {
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

  test('by the workers and months of a project', () => {
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

  test('a designated substance makes a committee due at a workplace, not at a project', () => {
    const place = bodies({ workers: 3, kind: 'workplace', designatedSubstance: true })
    assert.deepEqual([place.jhsc, place.hsr, place.members, place.certified], [true, false, 2, 2])
    assert.ok(place.citations.includes('OHSA s. 9(2)(b)'))
    const project = bodies({ workers: 8, kind: 'project', months: 6, designatedSubstance: true })
    assert.deepEqual([project.jhsc, project.hsr], [false, true])
  })

  test('a defibrillator is asked for from 2026 on', () => {
    const aed = (day: string) => bodies({ workers: 25, kind: 'project', months: 6, day }).aed
    assert.deepEqual(['2025-12-31', '2026-01-01', '2026-01-02'].map(aed), [false, true, true])
  })

  test('refuses workers that are no whole number', () => {
    for (const workers of [-1, 2.5, Number.NaN]) assert.throws(() => at(workers), Refused)
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

test('a duty opens on the day that its rule begins, and lasts while nothing changes', () => {
  const periods = dutiesOver([{ day: '2025-10-01', workers: 30 }], { kind: 'project', months: 12 })
  const aed = periods.find(({ duty }) => duty === 'aed')
  assert.deepEqual([aed?.from, aed?.to], ['2026-01-01', null])
  assert.deepEqual(dutiesOver([], { kind: 'workplace' }), [])
  const same = { day: '2026-01-01', workers: 3 }
  assert.throws(() => dutiesOver([same, same], { kind: 'workplace' }), Refused)
})

test('first aid goes by the workers on the shift', () => {
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
  assert.throws(() => firstAid(1.5), Refused)
})

test('a Form 7 without lost time needs only some sections', () => {
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
  assert.throws(() => form7({ reportable: true, short: true, filled: ['shoe_size'] }), Refused)
})
