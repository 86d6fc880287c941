// What becomes of a draft, as tables: what happens, what is done, where it stands then.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { same } from '../same.ts'
import type { DraftEvent, DraftRules, DraftState } from './draft.ts'
import { openDraft } from './draft.ts'
import { type DraftValues, mergeValues } from './merge.ts'
import { reduceDraft } from './reduce-draft.ts'

const rules: DraftRules<DraftValues, DraftValues> = {
  merge(base, mine, theirs) {
    const { values, conflicts } = mergeValues(base ?? {}, mine, theirs)
    const other = Object.fromEntries(conflicts.map((name) => [name, theirs[name]]))
    return { content: values, ...(conflicts.length > 0 && { other }) }
  },
  same,
  writeAfter: 250,
  sendAfter: 1200,
  tryAfter: 15_000,
}
type Event = DraftEvent<DraftValues, DraftValues>
type State = DraftState<DraftValues, DraftValues>

const fresh = openDraft<DraftValues, DraftValues>({
  content: {},
  revision: 0,
  unsaved: false,
  saved_at: '',
  stamp: '',
})

/** Plays the events and tells the effects of the last. */
function played(events: Event[], from = fresh, how = rules) {
  let state: State = from
  let said: string[] = []
  for (const event of events) {
    const [next, effects] = reduceDraft(how, state, event, 'now')
    state = next
    said = effects.map((effect) =>
      effect.type === 'timer'
        ? `${effect.of} ${effect.ms ?? 'off'}`
        : 'content' in effect
          ? `${effect.type} ${JSON.stringify(effect.content)}`
          : effect.type,
    )
  }
  return { state, said, at: state.status.at }
}

const content = (values: DraftValues): Event => ({ type: 'content', content: values })
const typed = (values: DraftValues): Event[] => [{ type: 'typed' }, content(values)]
const written = (stamp: string): Event => ({ type: 'written', stamp })
const saved = (revision: number): Event => ({ type: 'saved', revision, saved_at: 'then' })
const read = (values: DraftValues, revision: number): Event => ({
  type: 'read',
  saved: { content: values, revision, saved_at: 'then' },
})
const send: Event = { type: 'send' }
const stale: Event = { type: 'stale' }
const leave: Event = { type: 'leave' }
const lost: Event = { type: 'unanswered' }

/** `a` is on the server as revision 1. */
const agreed = [...typed({ a: 1 }), send, written('1'), saved(1), written('2')]
const stored = {
  content: { a: 1, b: 9 },
  revision: 1,
  unsaved: true,
  saved_at: 'x',
  stamp: 'other',
}

const table: [what: string, events: Event[], said: string[], at: string][] = [
  ['a letter', [{ type: 'typed' }], ['write 250', 'send 1200'], 'typing'],
  ['another letter', [{ type: 'typed' }, { type: 'typed' }], ['send 1200'], 'typing'],
  ['a pause', [...typed({ a: 1 }), { type: 'write' }], ['write off', 'put'], 'typing'],
  ['it is written', [...typed({ a: 1 }), { type: 'write' }, written('1')], [], 'device'],
  [
    'the device is full',
    [...typed({ a: 1 }), { type: 'write' }, { type: 'unwritten' }],
    [],
    'broken',
  ],
  ['a longer pause', [...typed({ a: 1 }), send], ['write off', 'put'], 'typing'],
  ['what is given lies here', [...typed({ a: 1 }), send, written('1')], ['call {"a":1}'], 'device'],
  [
    'a full device sends',
    [...typed({ a: 1 }), send, { type: 'unwritten' }],
    ['call {"a":1}'],
    'broken',
  ],
  ['it is saved', agreed.slice(0, -1), ['write off', 'put'], 'saved'],
  [
    'no answer',
    [...agreed, ...typed({ a: 2 }), send, written('3'), lost],
    ['send 15000'],
    'offline',
  ],
  [
    'what was not answered is given again as it was',
    [...typed({ a: 1 }), send, written('1'), lost, ...typed({ a: 2 }), send, written('2')],
    ['call {"a":1}'],
    'offline',
  ],
  [
    'what was typed meanwhile follows it',
    [...typed({ a: 1 }), send, written('1'), ...typed({ a: 2 }), saved(1)],
    ['send 0', 'write off', 'put'],
    'typing',
  ],
  [
    'somebody saved first',
    [...agreed, ...typed({ a: 2 }), send, written('3'), stale],
    ['read'],
    'device',
  ],
  [
    'both are put together',
    [...agreed, ...typed({ a: 1, b: 2 }), send, written('3'), stale, read({ a: 1, c: 3 }, 2)],
    ['show {"a":1,"b":2,"c":3}', 'write off', 'put', 'send 0'],
    'device',
  ],
  [
    'it was saved from here',
    [...typed({ a: 1 }), send, written('1'), stale, read({ a: 1 }, 1)],
    ['write off', 'put'],
    'saved',
  ],
  [
    'another tab wrote first',
    [...agreed, ...typed({ a: 2 }), { type: 'write' }, { type: 'overtaken', stored }],
    ['show {"a":2,"b":9}', 'write off', 'put', 'send 1200'],
    'typing',
  ],
  [
    'another tab took it away, and nobody else has it',
    [...agreed, ...typed({ a: 2 }), { type: 'write' }, { type: 'gone' }],
    ['write off', 'put'],
    'typing',
  ],
  ['another tab took it away', [...agreed, { type: 'write' }, { type: 'gone' }], [], 'saved'],
  [
    'it is refused',
    [...agreed, ...typed({ a: 2 }), send, written('3'), { type: 'refused', why: 'No.' }],
    [],
    'refused',
  ],
  [
    'it was submitted elsewhere without what was typed',
    [...agreed, ...typed({ a: 2 }), send, written('3'), { type: 'submitted', why: 'Sent.' }],
    ['write off', 'put'],
    'refused',
  ],
  [
    'it was submitted elsewhere, and nobody here knows with what',
    [...agreed, { type: 'arrived' }, send, written('3'), { type: 'submitted', why: 'Sent.' }],
    ['write off', 'put'],
    'refused',
  ],
  [
    'it is left',
    [...agreed, ...typed({ a: 2 }), leave],
    ['write off', 'put', 'write off', 'write off', 'send off'],
    'typing',
  ],
  ['it is left as it is', [...agreed, leave], ['write off', 'send off'], 'saved'],
  ['it is over', [...agreed, { type: 'end' }], ['stop', 'write off', 'send off'], 'saved'],
  ['what comes after the end', [...agreed, { type: 'end' }, read({ a: 5 }, 9)], [], 'saved'],
]

for (const [what, events, said, at] of table)
  test(`a draft: ${what}`, () => {
    const found = played(events)
    assert.deepEqual([found.said, found.at], [said, at])
  })

test('what both changed stays as it is here, and theirs is kept until it is decided', () => {
  const apart = [...agreed, ...typed({ a: 2 }), send, written('3'), stale, read({ a: 3 }, 2)]
  const { draft, status } = played(apart).state
  assert.deepEqual(draft.content, { a: 2 })
  assert.deepEqual(draft.others, [{ content: { a: 3 }, saved_at: 'then' }])
  assert.equal(status.moved, 'then')
  const decided = played([...apart, { type: 'decided', content: { a: 3 }, others: [] }])
  assert.equal(decided.state.draft.others, undefined)
  // A choice is not shown as saved before it is saved.
  assert.equal(decided.state.status.at, 'typing')
  assert.deepEqual(decided.said, ['show {"a":3}', 'write off', 'send 1200'])
})

test('where a conflict is decided first nothing is sent before', () => {
  const first = { ...rules, decideFirst: true }
  const apart = [...agreed, ...typed({ a: 2 }), send, written('3'), stale, read({ a: 3 }, 2)]
  const waiting = [...apart, written('4'), send]
  assert.deepEqual(played(waiting, fresh, first).said, [])
  const done = [
    ...waiting,
    { type: 'decided', content: { a: 2 }, others: [] } as const,
    written('5'),
  ]
  assert.deepEqual(played([...done, send], fresh, first).said, ['write off', 'put'])
})

test('what is saved by hand is never sent by itself', () => {
  const { sendAfter: _, ...byHand } = rules
  assert.deepEqual(played(typed({ a: 1 }).slice(0, 1), fresh, byHand).said, ['write 250'])
  const after = [...typed({ a: 1 }), send, written('1'), lost]
  assert.deepEqual(played(after, fresh, byHand).said, [])
  // Whose screen is left goes on with it later: it stays on the device, and no call begins.
  const left = played([...typed({ a: 1 }), leave], fresh, byHand)
  assert.deepEqual(left.said, ['write off', 'put', 'write off', 'send off'])
  assert.equal(left.state.sending, undefined)
})
