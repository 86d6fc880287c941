// The worked examples of the agency (37), ten of our own, and what each threshold turns on.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type CaseFacts, classify, phoneReport, Refused, treatmentCodes } from './index.ts'
import { inZones } from './testing/in-zones.ts'

type Example = {
  what: string
  facts: Partial<CaseFacts>
  /** R and the column, or not; M1 unless it says otherwise. */
  comes: string
  /** The question that decides it. */
  decides: string
  says: string
}
const one = (
  what: string,
  facts: Partial<CaseFacts>,
  comes: string,
  decides: string,
  says: string,
): Example => ({ what, facts, comes, decides, says })

const decide = (facts: Partial<CaseFacts>) =>
  classify({ injuryOrIllness: true, workRelated: true, newCase: true, ...facts })

// `says` is the sentence that decides, in our words.
const published: Example[] = [
  one(
    '1 cut closed with medical glue',
    { treatments: ['glue'] },
    'J M1',
    'medical_treatment',
    'Closing a wound with glue is not on the list of first aid.',
  ),
  one(
    '2 cut drawn together by a zip device',
    { treatments: ['wound_closure_device'] },
    'J M1',
    'medical_treatment',
    'Only butterfly and Steri-Strip closures are first aid.',
  ),
  one(
    '3 liquid bandage over a scrape',
    { treatments: ['liquid_bandage'] },
    'not',
    'none',
    'A covering that closes nothing is a bandage.',
  ),
  one(
    '4 speck wiped out, antibiotic prescribed, never bought',
    { treatments: ['eye_irrigation_or_swab', 'prescription_strength'] },
    'J M1',
    'medical_treatment',
    'A prescription counts when it is issued.',
  ),
  one(
    '5 800 mg of shop-bought ibuprofen on advice',
    { treatments: ['prescription_strength'] },
    'J M1',
    'medical_treatment',
    'More than 467 mg at a time is prescription strength.',
  ),
  one(
    '6 dislocated finger put back by hand',
    { treatments: ['joint_reduction'] },
    'J M1',
    'medical_treatment',
    'Putting a joint back is not on the list.',
  ),
  one(
    '7 oxygen for somebody with symptoms',
    { treatments: ['oxygen'] },
    'J M1',
    'medical_treatment',
    'Oxygen is not on the list.',
  ),
  one(
    '8 oxygen though symptoms had gone',
    { treatments: ['oxygen'] },
    'J M1',
    'medical_treatment',
    'Oxygen as precaution after an exposure counts as well.',
  ),
  one(
    '9 elastic tape and nothing else',
    { treatments: ['elastic_tape'] },
    'not',
    'none',
    'Elastic tape is a non-rigid means of support.',
  ),
  one(
    '10 light-emitting wraps for a strain',
    { treatments: ['light_therapy'] },
    'J M1',
    'medical_treatment',
    'Light therapy is neither heat nor a wrap.',
  ),
  one(
    '11 device that cools and compresses',
    { treatments: ['cold_compression_device'] },
    'J M1',
    'medical_treatment',
    'Compression by a device goes beyond cold therapy.',
  ),
  one(
    '12 rigid boot as precaution',
    { treatments: ['rigid_support', 'xray'] },
    'J M1',
    'medical_treatment',
    'Rigid stays that immobilise are medical treatment, also as precaution.',
  ),
  one(
    '13 own rigid brace that a doctor recommends',
    { treatments: ['rigid_support'] },
    'J M1',
    'medical_treatment',
    'What a professional recommends is no longer self-treatment.',
  ),
  one(
    '14 chipped tooth, no treatment',
    { diagnosis: 'fracture' },
    'J M1',
    'significant_diagnosis',
    'A cracked or chipped tooth is a fracture.',
  ),
  one(
    '15 only a denture broken',
    { injuryOrIllness: false },
    'not',
    'injury_or_illness',
    'A denture is a thing: nobody was injured.',
  ),
  one(
    '16 scratch and plaster, faints at the blood',
    { treatments: ['bandage'], unconscious: true },
    'J M1',
    'unconscious',
    'Loss of consciousness after an injury counts however long.',
  ),
  one(
    '17 human bite, first aid only',
    { treatments: ['wound_cleaning', 'bandage'] },
    'not',
    'none',
    'No criterion is met by first aid alone.',
  ),
  one(
    '18 small second-degree burn, first aid only',
    { treatments: ['bandage', 'hot_cold'] },
    'not',
    'none',
    'Neither degree nor size of a burn is a criterion.',
  ),
  one(
    '19 rash, first aid only',
    { illness: 'skin', treatments: ['nonprescription'] },
    'not',
    'none',
    'A rash is judged by the general criteria.',
  ),
  one(
    '20 allergic to own food at a company lunch',
    { exception: 'personal_food', treatments: ['prescription_strength'] },
    'not',
    'work_related',
    'Food for one’s own consumption is not work.',
  ),
  one(
    '21 food poisoning from a meal of the employer',
    { illness: 'other', treatments: ['prescription_strength'] },
    'J M6',
    'medical_treatment',
    'Food that the employer supplied, poisoned, is work-related.',
  ),
  one(
    '22 slip on ice in the company’s car park',
    { daysAway: 2 },
    'H M1',
    'days_away',
    'The car park belongs to the work environment.',
  ),
  one(
    '23 car crash in the car park, arriving',
    { exception: 'commuting', daysAway: 5 },
    'not',
    'work_related',
    'A crash on the way to or from work in a car park is excepted.',
  ),
  one(
    '24 weekend worker restricted 30 calendar days',
    { daysRestricted: 30 },
    'I M1',
    'days_restricted',
    'Calendar days count, whether one would have worked or not.',
  ),
  one(
    '25 works from home while healing',
    { daysAway: 4 },
    'H M1',
    'days_away',
    'Home is not the usual place: the days are days away.',
  ),
  one(
    '26 long shift cut short, back next day',
    { daysAway: 0, treatments: ['bandage'] },
    'not',
    'none',
    'The day of the injury does not count.',
  ),
  one(
    '27 lifting limit on a task done twice a month',
    { daysRestricted: 0 },
    'not',
    'none',
    'A routine function is one of at least once a week.',
  ),
  one(
    '28a own rescue inhaler after perfume at work',
    { illness: 'respiratory', treatments: ['prescription_strength'] },
    'J M3',
    'medical_treatment',
    'The first time is a new case with prescribed medicine.',
  ),
  one(
    '28b the same again',
    { newCase: false, illness: 'respiratory', treatments: ['prescription_strength'] },
    'not',
    'new_case',
    'The same condition without a new event is no new case.',
  ),
  one(
    '29 employer grants a day off for pain',
    { daysAway: 1 },
    'H M1',
    'days_away',
    'A day off for the injury is a day away, whoever grants it.',
  ),
  one(
    '30a exercises without symptoms',
    { treatments: ['preventive_exercise'] },
    'not',
    'none',
    'Without symptoms an exercise treats nothing.',
  ),
  one(
    '30b exercises for a sore back',
    { treatments: ['therapeutic_exercise'] },
    'J M1',
    'medical_treatment',
    'Exercise that treats symptoms is not on the list.',
  ),
  one(
    '31 seizure of an epileptic, cut head',
    { exception: 'non_work_symptoms', treatments: ['sutures'] },
    'not',
    'work_related',
    'Symptoms of a condition from outside work alone are excepted.',
  ),
  one(
    '32 sprain in the company gym, voluntary',
    { exception: 'wellness', daysAway: 3 },
    'not',
    'work_related',
    'A voluntary fitness programme is excepted.',
  ),
  one(
    '33 adrenaline pen for a wasp sting',
    { treatments: ['epinephrine_injector'] },
    'J M1',
    'medical_treatment',
    'Adrenaline by injection is prescription medicine.',
  ),
  one(
    '34 positive TB test at a pre-employment check',
    { workRelated: false, tuberculosis: true },
    'not',
    'work_related',
    'The exposure was not at this work.',
  ),
  one(
    '35 voluntary removal below the trigger',
    { medicalRemoval: 'voluntary' },
    'not',
    'none',
    'Only a removal that the standard asks for counts.',
  ),
  one(
    '36 nail drilled, shop-bought painkiller',
    { treatments: ['nail_drilling', 'nonprescription'] },
    'not',
    'none',
    'Both are on the list of first aid.',
  ),
  one(
    '37 paraffin wax as heat therapy',
    { treatments: ['hot_cold'] },
    'not',
    'none',
    'Heat is on the list, however it is brought.',
  ),
]

const ours: Example[] = [
  one(
    'carpenter, splinter cut out with a scalpel',
    { treatments: ['splinter_surgical'] },
    'J M1',
    'medical_treatment',
    '1904.7(b)(5)(ii)(K): splinters by irrigation, tweezers, swabs or other simple means.',
  ),
  one(
    'roofer, tetanus and hepatitis B after a nail',
    { treatments: ['tetanus', 'other_vaccine'] },
    'J M1',
    'medical_treatment',
    '1904.7(b)(5)(ii)(B): other vaccines are medical treatment.',
  ),
  one(
    'nurse stuck by a used needle, nothing else',
    { needlestick: true },
    'J M1',
    'needlestick',
    '1904.8(a): all with another person’s blood, as an injury.',
  ),
  one(
    'driller, 12 dB shift at 30 dB in one ear',
    { illness: 'hearing', hearing: [{ shiftDb: 12, levelDb: 30 }] },
    'J M5',
    'hearing_loss',
    '1904.10(a): 10 dB and 25 dB in the same ear.',
  ),
  one(
    'driller, shift in one ear, level in the other',
    {
      illness: 'hearing',
      hearing: [
        { shiftDb: 12, levelDb: 20 },
        { shiftDb: 4, levelDb: 40 },
      ],
    },
    'not',
    'none',
    '1904.10(a): the same ear.',
  ),
  one(
    'painter removed for lead in the blood',
    { medicalRemoval: true },
    'I M4',
    'medical_removal',
    '1904.9(b)(1): days away or restricted; a chemical is a poisoning.',
  ),
  one(
    'the same, sent home',
    { medicalRemoval: true, daysAway: 20 },
    'H M4',
    'days_away',
    '1904.9(b)(1): as the case stands.',
  ),
  one(
    'aide with TB after a patient',
    { tuberculosis: true, daysAway: 0 },
    'J M3',
    'tuberculosis',
    '1904.11(a): exposed at work to a known case, respiratory.',
  ),
  one(
    'fall, 10 days away, died on the 12th',
    { death: true, daysAway: 10 },
    'G M1',
    'death',
    '1904.29(b)(5) and the log: the gravest outcome alone.',
  ),
  one(
    'two days away, then three restricted',
    { daysAway: 2, daysRestricted: 3 },
    'H M1',
    'days_away',
    '1904.7(b)(3)(i) and the log: one box, the graver.',
  ),
]

inZones('every worked example comes out as it was published', () => {
  for (const { what, facts, comes, decides, says } of [...published, ...ours]) {
    const { recordable, column, type, path } = decide(facts)
    assert.equal(recordable ? `${column} ${type}` : 'not', comes, what)
    const last = path.filter(({ question }) => question !== 'privacy').at(-1)
    const decided = recordable || last?.answer === false ? last?.question : undefined
    if (decides === 'none')
      assert.ok(path.length > 3 && path.slice(3).every(({ answer }) => !answer))
    else assert.equal(decided, decides, what)
    assert.ok(says.length > 0 && path.every(({ citation }) => citation.startsWith('29 CFR 1904')))
  }
})

test('there are 37 published examples, two of them in two parts, and ten of ours', () => {
  const numbers = published.map(({ what }) => Number.parseInt(what, 10))
  assert.deepEqual(
    [...new Set(numbers)],
    Array.from({ length: 37 }, (_, at) => at + 1),
  )
  assert.equal(ours.length, 10)
})

describe('what a classification turns on', () => {
  test('it stops at the first no', () => {
    for (const [at, gate] of (['injuryOrIllness', 'workRelated', 'newCase'] as const).entries()) {
      const { path, recordable } = decide({ [gate]: false, death: true })
      assert.equal(recordable, false)
      assert.equal(path.length, at + 1)
    }
  })

  test('the graver outcome goes first', () => {
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

  test('a day more or less, a decibel more or less', () => {
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

  test('the type is that of the illness, or an injury', () => {
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

  test('a privacy case is what the list says; one’s own wish counts with an illness', () => {
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

  test('each of the fourteen kinds of first aid leaves a case unrecorded, and nothing else does', () => {
    const harmless = treatmentCodes.filter((code) => !decide({ treatments: [code] }).recordable)
    assert.deepEqual(
      harmless.join(' '),
      'nonprescription tetanus wound_cleaning bandage butterfly liquid_bandage hot_cold wrap_or_belt elastic_tape transport_splint nail_drilling blister_draining eye_patch eye_irrigation_or_swab splinter_simple finger_guard massage active_release_massage fluids observation counselling xray blood_test preventive_exercise self_treatment',
    )
    assert.equal(treatmentCodes.length, harmless.length + 18)
  })

  test('a code that is not known is refused', () => {
    const wrong: Partial<CaseFacts>[] = [
      { treatments: ['bandage', 'leeches'] },
      { exception: 'weather' },
      { diagnosis: 'cold' },
      { daysAway: 1, privacyConcern: 'shy' },
      { daysAway: 1, illness: 'tired' as 'other' },
    ]
    for (const facts of wrong) assert.throws(() => decide(facts), Refused)
  })
})

test('OSHA is told by telephone of what the rule lists, in its time, and not from the road', () => {
  const told = (facts: object) => phoneReport({ workRelated: true, ...facts }).code
  assert.deepEqual(
    [30, 31].map((deathAfterDays) => told({ deathAfterDays })),
    ['US-1904-39-DEATH', null],
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
})
