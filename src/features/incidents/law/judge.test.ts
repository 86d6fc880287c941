import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { difference, type Facts, judge, type LegalSetting } from './judge.ts'

const ontario: LegalSetting = {
  country: 'CA',
  zone: 'America/Toronto',
  occurred: '2026-03-07T23:30',
  severity: null,
  illness: false,
  project: true,
}
const facts = (answers: Facts['answers']): Facts => ({ learned: '2026-03-08T00:10', answers })
const codes = ({ duties }: ReturnType<typeof judge>) => duties.map(({ code }) => code)

describe('an incident by law', () => {
  test('that is a near miss asks for nothing', () => {
    const found = judge(ontario, facts({}))
    assert.deepEqual([found.found, found.duties], [[], []])
  })

  test('in Ontario, a fall of 3.2 m that hurts nobody owes the notice of section 53 in two days', () => {
    const found = judge(ontario, facts({ project: { fallMetres: '3.2' } }))
    assert.deepEqual(found.found, ['section53'])
    assert.deepEqual(codes(found), ['ON-53'])
    assert.equal(found.duties[0]?.due_at, '2026-03-09T23:59:59-04:00')
    assert.deepEqual(
      codes(judge({ ...ontario, project: false }, facts({ project: { fallMetres: '3.2' } }))),
      [],
    )
  })

  test('a broken arm is critical: notice at once, a report in 48 hours across the change of the clocks, and Form 7', () => {
    const found = judge(
      ontario,
      facts({
        critical: { fractures: 'arm' },
        claim: { healthCare: 'yes' },
        project: { fallMetres: '4' },
      }),
    )
    assert.deepEqual(found.found, ['critical', 'claim', 'claim_short'])
    assert.deepEqual(codes(found), ['ON-51-NOTICE', 'ON-51-REPORT', 'ON-WSIB-7'])
    assert.equal(found.duties[1]?.due_at, '2026-03-10T00:30:00-04:00')
    assert.ok(found.path.every(({ citation }) => citation !== ''))
  })

  test('a broken wrist is left to a person, who says how bad it is', () => {
    const answers = { critical: { fractures: 'wrist' }, claim: { healthCare: 'yes' } }
    assert.deepEqual(codes(judge(ontario, facts(answers))), ['ON-52-1', 'ON-WSIB-7'])
    const grave = judge({ ...ontario, severity: 'critical' }, facts(answers))
    assert.ok(codes(grave).includes('ON-51-REPORT'))
  })

  test('of a US entity goes into the log within seven days, and OSHA is called for a stay in a hospital', () => {
    const about: LegalSetting = { ...ontario, country: 'US', zone: 'America/Detroit' }
    const found = judge(
      about,
      facts({
        recordable: { daysAway: '3' },
        phone: { severe: 'in_patient', severeAfterHours: '2' },
      }),
    )
    assert.deepEqual(found.found, ['recordable', 'phone'])
    assert.deepEqual(codes(found), ['US-1904-39-SEVERE', 'US-1904-LOG'])
    assert.equal(found.duties[0]?.due_at, '2026-03-09T01:10:00-04:00')
  })
})

test('a classification says what comes, what goes and what moves; what was sent stays', () => {
  const { duties } = judge(ontario, facts({ project: { fallMetres: '3.2' } }))
  const standing = [
    { code: 'ON-53', due_at: '2026-03-08T23:59:59-05:00', sent_at: null },
    { code: 'ON-51-REPORT', due_at: '2026-03-10T00:30:00-04:00', sent_at: null },
    { code: 'ON-51-NOTICE', due_at: '2026-03-07T23:30:00-05:00', sent_at: '2026-03-07T23:40:00Z' },
  ]
  const { comes, goes, moves } = difference(standing, duties)
  assert.deepEqual(
    [comes.length, goes.map(({ code }) => code), moves.map(({ code }) => code)],
    [0, ['ON-51-REPORT'], ['ON-53']],
  )
})
