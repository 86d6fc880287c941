// Ontario: what is critical, what is listed, what WSIB must have.
import assert from 'node:assert/strict'
import { describe } from 'node:test'
import {
  type BodyPart,
  type ClaimFacts,
  criticalInjury,
  type InjuryFacts,
  RegulationError,
  section53,
  wsib,
} from './index.ts'
import { inZones } from './testing/in-zones.ts'

describe('a critical injury', () => {
  const critical = (facts: InjuryFacts) => criticalInjury(facts).critical
  inZones('is each of the seven heads', () => {
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

  inZones('is asked about where the Ministry’s reading decides', () => {
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

  inZones('on a highway asks for no notice, but at a project or outside the vehicle', () => {
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

  inZones(
    'of somebody who does not work there asks for notice where workers were in danger',
    () => {
      const notice = (facts: InjuryFacts) => criticalInjury({ burn: 'major', ...facts }).notice
      assert.deepEqual(
        [undefined, true, false].map((hazardToWorkers) =>
          notice({ worker: false, ...(hazardToWorkers === undefined ? {} : { hazardToWorkers }) }),
        ),
        ['ask', true, false],
      )
      assert.equal(criticalInjury({ worker: false }).notice, false)
    },
  )

  inZones('knows no other part of the body', () => {
    assert.throws(() => critical({ fractures: ['nose' as BodyPart] }), RegulationError)
  })
})

describe('section 53', () => {
  const codes =
    'fall_3m fall_arrested unconscious energized_contact conductor_750v falsework_failure member_failure scaffold_failure earth_or_water_structure excavation_wall crane_overturn crane_or_load_control'.split(
      ' ',
    )
  inZones('applies to each of the twelve where nobody is hurt', () => {
    for (const code of codes) {
      const found = section53({ happened: [code] })
      assert.deepEqual([found.applies, found.because], [true, [code]])
      assert.equal(section53({ happened: [code], hurt: true }).applies, false)
    }
    assert.equal(section53({ happened: [] }).applies, false)
    assert.throws(() => section53({ happened: ['rain'] }), RegulationError)
  })

  inZones('measures a fall and a conductor', () => {
    assert.deepEqual(
      [2.99, 3, 3.2].map((fallMetres) => section53({ happened: [], fallMetres }).applies),
      [false, true, true],
    )
    assert.deepEqual(
      [749, 750, 751].map((conductorVolts) => section53({ happened: [], conductorVolts }).applies),
      [false, false, true],
    )
  })

  inZones('had eleven heads until the end of 2023', () => {
    const happened = ['crane_or_load_control']
    const applies = (day: string) => section53({ happened, day }).applies
    assert.deepEqual(['2023-12-31', '2024-01-01', '2024-01-02'].map(applies), [false, true, true])
    assert.equal(section53({ happened: ['fall_3m'], day: '2023-12-31' }).rule.from, '2021-07-01')
  })

  inZones(
    'asks for the engineer’s opinion where a structure, crane or load failed, hurt or not',
    () => {
      const asked = codes.filter((code) => section53({ happened: [code], hurt: true }).opinion)
      assert.deepEqual(asked, codes.slice(5))
    },
  )
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

inZones('WSIB has a report of health care, absence and less pay, and of nothing less', () => {
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
  assert.throws(() => wsib({ ...base, healthCare: true, learnedOn: '2026-04-31' }), RegulationError)
})
