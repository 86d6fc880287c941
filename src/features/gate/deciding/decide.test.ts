// 200 people × reasons: each reason alone, each on the days around its end, and all of them together.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Colour, decide, type EntryDecision, type EntryFacts, type Proof } from './decide.ts'

const today = '2026-03-10'
const held = (over: Partial<Proof> = {}): Proof => ({
  name: 'Heights',
  state: 'held',
  until: null,
  grace_until: null,
  ...over,
})
const fine: EntryFacts = {
  stopped: null,
  is_listed: true,
  orientation: held({ name: 'Site' }),
  trainings: [held()],
  contractor: null,
}
const contractor = (over: Partial<NonNullable<EntryFacts['contractor']>> = {}) => ({
  contractor: {
    name: 'Ironside',
    state: 'open' as const,
    papers: [held({ name: 'clearance' })],
    ...over,
  },
})
const said = ({ colour, reasons }: EntryDecision) =>
  [colour, ...reasons.map(({ code }) => code)].join(' ')

/** What is held, and what it comes to for an orientation, a training and a paper. */
const days: readonly (readonly [Partial<Proof>, Colour, string])[] = [
  [{ until: null }, 'green', ''],
  [{ until: '2026-03-25' }, 'green', ''],
  [{ until: '2026-03-24' }, 'amber', 'ends'],
  [{ until: '2026-03-10' }, 'amber', 'ends'],
  [{ until: '2026-03-09' }, 'red', 'over'],
  [{ until: '2026-03-09', grace_until: '2026-03-10' }, 'amber', 'grace'],
  [{ until: '2026-03-09', grace_until: '2026-03-09' }, 'red', 'over'],
  [{ state: 'waiting' }, 'amber', 'waiting'],
  [{ state: 'waiting', until: '2026-03-09' }, 'red', 'over'],
  [{ state: 'missing' }, 'red', 'missing'],
  [{ state: 'missing', grace_until: '2026-03-10' }, 'amber', 'grace'],
  [{ state: 'missing', grace_until: '2026-03-09' }, 'red', 'missing'],
]
const subjects = {
  orientation: (one: Proof) => ({ ...fine, orientation: one }),
  training: (one: Proof) => ({ ...fine, trainings: [one] }),
  paper: (one: Proof) => ({ ...fine, ...contractor({ papers: [one] }) }),
} as const

describe('the gate', () => {
  for (const [subject, about] of Object.entries(subjects))
    for (const [over, colour, what] of days)
      test(`${subject} ${JSON.stringify(over)}: ${colour}`, () => {
        const code = subject === 'orientation' && what === 'grace' ? 'waiting' : what
        const expected = code === '' ? colour : `${colour} ${subject}_${code}`
        assert.equal(said(decide(about(held(over)), today)), expected)
      })

  const alone: readonly (readonly [string, Partial<EntryFacts>, string])[] = [
    ['nothing is asked', { orientation: null, trainings: [] }, 'green'],
    ['deactivated', { stopped: 'deactivated' }, 'red deactivated'],
    ['left', { stopped: 'left' }, 'red left'],
    ['not on the list', { is_listed: false }, 'amber unlisted'],
    ['of an approved contractor', contractor(), 'green'],
    ['with conditions', contractor({ state: 'conditional' }), 'amber contractor_conditional'],
    ['not approved yet', contractor({ state: 'pending' }), 'red contractor_pending'],
    ['suspended', contractor({ state: 'closed' }), 'red contractor_closed'],
  ]
  for (const [name, over, expected] of alone)
    test(name, () => assert.equal(said(decide({ ...fine, ...over }, today)), expected))

  test('of 200 people, each is as grave as the gravest of their reasons, and no reason is lost', () => {
    const ends = [null, '2026-03-25', '2026-03-20', '2026-03-09']
    const states = ['held', 'waiting', 'missing'] as const
    const one = (n: number): Proof =>
      held({ until: ends[n % 4] ?? null, state: states[Math.floor(n / 4) % 3] ?? 'held' })
    for (let n = 0; n < 200; n += 1) {
      const facts: EntryFacts = {
        stopped: n % 23 === 0 ? 'left' : null,
        is_listed: n % 5 !== 0,
        orientation: n % 7 === 0 ? null : one(n),
        trainings: [one(n * 5 + 1), one(n * 7 + 2)].slice(0, n % 3),
        contractor:
          n % 2 === 0
            ? null
            : {
                name: 'Ironside',
                state: (['open', 'conditional', 'pending', 'closed'] as const)[n % 4] ?? 'open',
                papers: [one(n * 11 + 3)],
              },
      }
      const { colour, reasons } = decide(facts, today)
      const parts = [
        decide({ ...fine, trainings: [], orientation: null, stopped: facts.stopped }, today),
        decide({ ...fine, trainings: [], orientation: null, is_listed: facts.is_listed }, today),
        decide({ ...fine, trainings: [], orientation: facts.orientation }, today),
        decide({ ...fine, trainings: [], orientation: null, contractor: facts.contractor }, today),
        ...facts.trainings.map((each) =>
          decide({ ...fine, trainings: [each], orientation: null }, today),
        ),
      ]
      const of = (wanted: Colour) => parts.some((part) => part.colour === wanted)
      assert.equal(colour, of('red') ? 'red' : of('amber') ? 'amber' : 'green', `person ${n}`)
      const key = ({ code, about, day }: (typeof reasons)[number]) => `${code} ${about} ${day}`
      assert.deepEqual(
        reasons.map(key).sort(),
        parts.flatMap((part) => part.reasons.map(key)).sort(),
        `person ${n}`,
      )
      // What stops them is said first.
      const first = reasons.findIndex(({ red }) => !red)
      assert.ok(first === -1 || reasons.slice(first).every(({ red }) => !red))
    }
  })

  test('a day later, without new facts, what ended is over', () => {
    const facts = { ...fine, trainings: [held({ until: today })] }
    assert.equal(said(decide(facts, today)), 'amber training_ends')
    assert.equal(said(decide(facts, '2026-03-11')), 'red training_over')
  })
})
