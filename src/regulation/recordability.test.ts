// The worked examples of the agency (37), ten of our own, and what each threshold turns on.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'node:test'
import { type CaseFacts, classify, phoneReport, RegulationError, treatmentCodes } from './index.ts'
import { inZones } from './testing/in-zones.ts'

/** In cases/recordability.json. */
type Example = {
  what: string
  facts: Partial<CaseFacts>
  /** R and the column, or not; M1 unless it says otherwise. */
  comes: string
  /** The question that decides it. */
  decides: string
  /** The sentence that decides, in our words. */
  says: string
}
const decide = (facts: Partial<CaseFacts>) =>
  classify({ injuryOrIllness: true, workRelated: true, newCase: true, ...facts })

const { published, ours }: Record<'published' | 'ours', Example[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'cases', 'recordability.json'), 'utf8'),
)

inZones('every worked example comes out as it was published', () => {
  for (const { what, facts, comes, decides, says } of [...published, ...ours]) {
    const { recordable, column, type, path } = decide(facts)
    assert.equal(recordable ? `${column} ${type}` : 'not', comes, what)
    const last = path.filter(({ question }) => question !== 'privacy').at(-1)
    const decided = recordable || last?.answer === false ? last?.question : undefined
    if (decides === 'none')
      assert.ok(path.length > 3 && path.slice(3).every(({ answer }) => !answer))
    else assert.equal(decided, decides, what)
    assert.ok(says.length > 0 && path.every(({ citation }) => /^29 CFR 1904|^OSHA /.test(citation)))
  }
})

inZones('there are 37 published examples, two of them in two parts, and ten of ours', () => {
  const numbers = published.map(({ what }) => Number.parseInt(what, 10))
  assert.deepEqual(
    [...new Set(numbers)],
    Array.from({ length: 37 }, (_, at) => at + 1),
  )
  assert.equal(ours.length, 10)
})

describe('what a classification turns on', () => {
  inZones('it stops at the first no', () => {
    for (const [at, gate] of (['injuryOrIllness', 'workRelated', 'newCase'] as const).entries()) {
      const { path, recordable } = decide({ [gate]: false, death: true })
      assert.equal(recordable, false)
      assert.equal(path.length, at + 1)
    }
  })

  inZones('an exception takes away what is work-related, if it is one of the nine', () => {
    assert.equal(decide({ death: true, exception: 'cold_or_flu' }).recordable, false)
    assert.throws(() => decide({ exception: 'weather' }), RegulationError)
    assert.equal(decide({ workRelated: false, exception: 'weather' }).recordable, false)
  })

  inZones('a treatment names the sentence that makes it one', () => {
    const cited = (code: string) => decide({ treatments: ['bandage', code] }).path.at(-2)?.citation
    assert.equal(cited('sutures'), '29 CFR 1904.7(b)(5)(ii)(D)')
    assert.equal(cited('joint_reduction'), 'OSHA letter of 2013-06-26')
    assert.equal(decide({ daysAway: 1 }).path.at(-2)?.citation, '29 CFR 1904.7(b)(3)')
  })

  inZones('the graver outcome goes first', () => {
    const all: Partial<CaseFacts> = {
      death: true,
      daysAway: 1,
      daysRestricted: 1,
      unconscious: true,
    }
    assert.equal(decide(all).column, 'G')
    assert.equal(decide({ ...all, death: false }).column, 'H')
    assert.equal(decide({ ...all, death: false, daysAway: 0 }).column, 'I')
    assert.equal(decide({ unconscious: true }).column, 'J')
  })

  inZones('a day more or less, a decibel more or less', () => {
    assert.deepEqual(
      [0, 1].map((daysAway) => decide({ daysAway }).column),
      [null, 'H'],
    )
    assert.deepEqual(
      [0, 1].map((daysRestricted) => decide({ daysRestricted }).column),
      [null, 'I'],
    )
    const heard = (shiftDb: number, levelDb: number) =>
      decide({ hearing: { shiftDb, levelDb } }).type
    assert.deepEqual(
      [heard(9, 25), heard(10, 24), heard(10, 25), heard(11, 26)],
      [null, null, 'M5', 'M5'],
    )
  })

  inZones('the type is that of the illness, or an injury', () => {
    const typed = (illness: CaseFacts['illness']) =>
      decide({ daysAway: 1, illness: illness ?? null }).type
    assert.deepEqual(
      [null, 'skin', 'respiratory', 'poisoning', 'hearing', 'other'].map((illness) =>
        typed(illness as CaseFacts['illness']),
      ),
      ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'],
    )
    assert.equal(decide({ needlestick: true, illness: 'other' }).type, 'M1')
    assert.equal(decide({ daysAway: 3, hearing: { shiftDb: 12, levelDb: 30 } }).type, 'M5')
  })

  inZones('a privacy case is what the list says; one’s own wish counts with an illness', () => {
    const isPrivate = (facts: Partial<CaseFacts>) => decide({ daysAway: 1, ...facts }).privacy
    assert.equal(isPrivate({}), false)
    assert.equal(isPrivate({ needlestick: true }), true)
    assert.equal(isPrivate({ tuberculosis: true }), true)
    for (const privacyConcern of [
      'intimate',
      'sexual_assault',
      'mental_illness',
      'infection',
      'sharp',
    ])
      assert.equal(isPrivate({ privacyConcern }), true)
    for (const privacyConcern of [true, 'request']) {
      assert.equal(isPrivate({ privacyConcern }), false)
      assert.equal(isPrivate({ privacyConcern, illness: 'other' }), true)
    }
    assert.equal(decide({ privacyConcern: 'intimate' }).privacy, false)
  })

  inZones(
    'each of the fourteen kinds of first aid leaves a case unrecorded, and nothing else does',
    () => {
      const harmless = treatmentCodes.filter((code) => !decide({ treatments: [code] }).recordable)
      assert.deepEqual(
        harmless.join(' '),
        'nonprescription tetanus wound_cleaning bandage butterfly liquid_bandage hot_cold wrap_or_belt elastic_tape transport_splint nail_drilling blister_draining eye_patch eye_irrigation_or_swab splinter_simple finger_guard massage active_release_massage fluids observation counselling xray blood_test preventive_exercise self_treatment',
      )
      assert.equal(treatmentCodes.length, harmless.length + 18)
    },
  )

  inZones('a code that is not known is refused', () => {
    const wrong: Partial<CaseFacts>[] = [
      { treatments: ['bandage', 'leeches'] },
      { exception: 'weather' },
      { diagnosis: 'cold' },
      { daysAway: -1 },
      { daysRestricted: Number.NaN },
      { daysAway: 1, privacyConcern: 'shy' },
      { daysAway: 1, illness: 'tired' as 'other' },
    ]
    for (const facts of wrong) assert.throws(() => decide(facts), RegulationError)
  })
})

inZones(
  'the events that the rule lists are reported to OSHA by telephone in its time, collisions on a road are not',
  () => {
    const told = (facts: object) => phoneReport({ workRelated: true, ...facts }).code
    assert.deepEqual(
      [29, 30, 31].map((deathAfterDays) => told({ deathAfterDays })),
      ['US-1904-39-DEATH', 'US-1904-39-DEATH', null],
    )
    const severe = ['in_patient'] as const
    assert.deepEqual(
      [24, 25].map((severeAfterHours) => told({ severe, severeAfterHours })),
      ['US-1904-39-SEVERE', null],
    )
    assert.equal(told({ severe, observationOnly: true }), null)
    assert.equal(told({ severe: ['amputation'], observationOnly: true }), 'US-1904-39-SEVERE')
    assert.equal(told({ deathAfterDays: 0, publicRoad: true }), null)
    assert.equal(told({ deathAfterDays: 0, publicCarrier: true }), null)
    assert.equal(told({}), null)
    assert.equal(phoneReport({ workRelated: false, deathAfterDays: 0 }).owed, false)
  },
)
