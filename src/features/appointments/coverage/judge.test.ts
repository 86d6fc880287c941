import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { regulations } from '../regulations.ts'
import { judgeCommittee, judgeRepresentation, judgeShift, type Member } from './judge.ts'

const worker: Member = {
  represents: 'worker',
  selected_by: 'union',
  co_chair: false,
  certified: false,
}
const management: Member = { ...worker, represents: 'management', selected_by: 'employer' }
const certified = (member: Member) => ({ ...member, certified: true })
const uncertified = (member: Member) => ({ ...member, co_chair: true })
const chair = (member: Member) => certified(uncertified(member))

const faults = (employed: number, ...members: Member[]) => judgeCommittee(employed, members).faults

test('a committee is needed from the number that the regulation says', () => {
  const from = 20
  assert.equal(judgeCommittee(from - 1, []).needed, false)
  assert.equal(judgeCommittee(from, []).needed, true)
  assert.deepEqual(faults(from - 1), [])
  assert.ok(faults(from).includes('too_few'))
})

test('two members do for a small workplace and four for a large one', () => {
  const large_from = 50
  const two = [chair(worker), chair(management)]
  assert.deepEqual(faults(large_from - 1, ...two), [])
  assert.deepEqual(faults(large_from, ...two), ['too_few'])
  assert.deepEqual(faults(large_from, ...two, worker, management), [])
})

test('half of the members are workers at least', () => {
  assert.deepEqual(faults(30, chair(worker), chair(management)), [])
  assert.deepEqual(faults(30, chair(worker), chair(management), management), ['workers_under_half'])
})

test('each side has its co-chair', () => {
  assert.deepEqual(faults(30, certified(worker), chair(management)), ['no_worker_chair'])
  assert.deepEqual(faults(30, chair(worker), certified(management)), ['no_management_chair'])
})

test('each side has a certified member in every committee that is due', () => {
  const plain = [uncertified(worker), worker, uncertified(management), management]
  assert.deepEqual(faults(19, ...plain), [])
  for (const employed of [20, 21, 49, 50])
    assert.deepEqual(faults(employed, ...plain), ['no_certified_worker', 'no_certified_management'])
  assert.deepEqual(faults(20, certified(worker), ...plain), ['no_certified_management'])
})

test('workers’ members are not the employer’s choice', () => {
  const chosen: Member = { ...chair(worker), selected_by: 'employer' }
  assert.deepEqual(faults(30, chosen, chair(management)), ['chosen_by_employer'])
})

test('a committee that nobody must have is judged all the same once somebody sits on it', () => {
  assert.deepEqual(faults(3, chair(worker)), ['too_few', 'no_management_chair'])
})

const holder = { level: 'standard', valid: true, expiring: false } as const
const emergency = { ...holder, level: 'emergency' } as const

test('the certificate follows the head count of the shift', () => {
  const wants = [0, 1, 5, 6, 15, 16, 199, 200].map((workers) => judgeShift(workers, []).wants)
  assert.deepEqual(wants, [
    undefined,
    'emergency',
    'emergency',
    'standard',
    'standard',
    'standard',
    'standard',
    'standard',
  ])
  const equipment = [5, 6, 16, 200].map((workers) => judgeShift(workers, []).equipment)
  assert.equal(new Set(equipment).size, 4)
})

test('a Standard certificate covers five, an Emergency one does not cover six', () => {
  assert.equal(judgeShift(5, [holder]).covered, true)
  assert.equal(judgeShift(5, [emergency]).covered, true)
  assert.equal(judgeShift(6, [emergency]).covered, false)
  assert.equal(judgeShift(6, [emergency, holder]).covered, true)
})

test('a certificate that has expired covers nobody; one that expires soon still does', () => {
  assert.equal(judgeShift(4, [{ ...holder, valid: false }]).covered, false)
  const { covered, expiring } = judgeShift(4, [{ ...holder, expiring: true }])
  assert.deepEqual([covered, expiring], [true, 1])
})

test('a representative is needed between the committee and nothing', () => {
  const [from, to] = [6, 19]
  const needed = (employed: number, committee = false) =>
    judgeRepresentation(employed, 0, committee).needed
  assert.deepEqual(
    [from - 1, from, to, to + 1].map((employed) => needed(employed)),
    [false, true, true, false],
  )
  assert.equal(needed(from, true), false)
})

test('every rule says where it is written, how sure it is, and when it was looked through', () => {
  for (const [name, { citation, certainty, reviewed_on }] of Object.entries(regulations)) {
    assert.ok(citation.length > 3, name)
    assert.match(reviewed_on, /^\d{4}-\d\d-\d\d$/)
    assert.notEqual(certainty, 'disputed', `${name} is disputed: it may not be shown as a rule`)
  }
})

test('every sentence of a rule says the numbers of its row, in each language', () => {
  for (const language of ['en', 'fr', 'es']) {
    const file = new URL(`../words/${language}.json`, import.meta.url)
    const { messages } = JSON.parse(readFileSync(file, 'utf8')) as {
      messages: Record<string, string>
    }
    for (const [name, { values }] of Object.entries(regulations)) {
      const sentence = messages[`law_${name}`] ?? ''
      const holes = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole)
      assert.deepEqual([...new Set(holes)].sort(), Object.keys(values).sort(), name)
      assert.doesNotMatch(sentence, /\d/)
    }
  }
})
