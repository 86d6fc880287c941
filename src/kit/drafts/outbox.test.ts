// What becomes of something that was submitted, as a table; and of a file that was tried.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProblemCode } from '../problems.ts'
import { statusOf } from '../problems.ts'
import { mayPass, type RefusedSend, saysWhy, waitsForSomebody } from './answer.ts'
import { afterUpload, type DeviceFile } from './files.ts'
import { isDue, type OutboxEvent, reduceOutbox, type Sending } from './outbox.ts'

const refused = (code: ProblemCode, extra = {}): RefusedSend => ({
  type: 'refused',
  code,
  status: statusOf(code),
  words: code,
  errors: {},
  extra,
})
const file = (id: string, more: Partial<DeviceFile> = {}): DeviceFile => ({
  id,
  draft: 'd',
  name: `${id}.jpg`,
  mime: 'image/jpeg',
  bytes: 1,
  original: false,
  sha256: `hash ${id}`,
  server: `there ${id}`,
  refused: null,
  ...more,
})
const sending: Sending = { tries: 0, known: [], elsewhere: [], files: [file('a')] }
const given = [{ id: 'there a', sha256: 'hash a' }]
const ok = <Value>(value: Value) => ({ type: 'ok', value }) as const
const none = { type: 'none' } as const

/** Effects in few words. */
const told = (from: Sending, event: OutboxEvent) =>
  reduceOutbox(from, event, 0)[1].map((effect) => {
    if (effect.type === 'note') {
      const { state, next_at, trouble } = effect.change
      return [state, next_at, trouble?.code].filter((part) => part !== undefined).join(' ')
    }
    return 'files' in effect ? `${effect.type} ${effect.files.length}` : effect.type
  })

const table: [what: string, from: Sending, event: OutboxEvent, said: string[]][] = [
  ['it begins', sending, { type: 'begin' }, ['sending', 'send-files']],
  ['its files are there', sending, { type: 'files', files: [file('a')] }, ['', 'submit 1']],
  [
    'a file waits',
    sending,
    { type: 'files', files: [file('a', { server: null })] },
    ['queued 2000'],
  ],
  [
    'a file is refused',
    sending,
    { type: 'files', files: [file('a', { server: null, refused: 'Too large.' })] },
    ['needs submission/files'],
  ],
  [
    'a file came from another device',
    { ...sending, elsewhere: ['x'] },
    { type: 'files', files: [] },
    ['learn 1'],
  ],
  ['what that is, is learnt', sending, { type: 'learnt', answer: ok(given) }, ['', 'submit 2']],
  [
    'that has not arrived',
    sending,
    { type: 'learnt', answer: refused('row/missing') },
    ['queued 2000 elsewhere'],
  ],
  ['the receipt names it', sending, { type: 'answer', answer: ok({ files: given }) }, ['receive']],
  [
    'the receipt leaves one out',
    sending,
    { type: 'answer', answer: ok({ files: [] }) },
    ['resend 1', 'queued 2000'],
  ],
  [
    'the receipt leaves it out for good',
    { ...sending, tries: 5 },
    { type: 'answer', answer: ok({ files: [] }) },
    ['resend 1', 'needs receipt'],
  ],
  ['no answer', sending, { type: 'answer', answer: none }, ['queued 2000']],
  [
    'no answer for the sixth time',
    { ...sending, tries: 5 },
    { type: 'answer', answer: none },
    ['queued 60000'],
  ],
  [
    'the server is down',
    sending,
    { type: 'answer', answer: refused('server/stopping') },
    ['queued 2000'],
  ],
  [
    'the company is suspended',
    sending,
    { type: 'answer', answer: refused('company/suspended') },
    ['queued 2000 company/suspended'],
  ],
  [
    'the server misses a file',
    sending,
    { type: 'answer', answer: refused('submission/files', { missing: ['there a'] }) },
    ['resend 1', 'queued 2000'],
  ],
  [
    'the server misses what is not here',
    sending,
    { type: 'answer', answer: refused('submission/files', { missing: ['there z'] }) },
    ['needs submission/files'],
  ],
  [
    'an answer is wrong',
    sending,
    { type: 'answer', answer: refused('submission/answers') },
    ['needs submission/answers'],
  ],
]
for (const [what, from, event, said] of table)
  test(`the outbox: ${what}`, () => {
    assert.deepEqual(
      told(from, event),
      said.map((one) => one.trim()),
    )
  })

test('an entry is due when its time has come, and not when it needs somebody', () => {
  const facts = { id: 'e', kind: 'submission', account: 'me', tries: 0, made_at: '' }
  const entry = { ...facts, trouble: null, receipt: null }
  const at = (state: 'queued' | 'sending' | 'needs' | 'received', next_at: number) =>
    isDue({ ...entry, known: [], elsewhere: [], state, next_at }, 100)
  assert.deepEqual([at('queued', 100), at('queued', 101), at('sending', 0)], [true, false, true])
  assert.deepEqual([at('needs', 0), at('received', 0)], [false, false])
})

test('a file is sent when the server names it with the hash that it has here', () => {
  const waiting = file('a', { server: null })
  assert.deepEqual(afterUpload(waiting, ok({ id: 'there a', sha256: 'hash a' })), {
    server: 'there a',
    sha256: 'hash a',
    refused: null,
  })
  assert.equal(afterUpload(waiting, ok({ id: 'there a', sha256: 'cut off' })), undefined)
  assert.equal(afterUpload(waiting, none), undefined)
  assert.deepEqual(afterUpload(waiting, refused('file/type')), { refused: 'file/type' })
})

test('what may pass waits on the device; what somebody must correct does not', () => {
  const wait: ProblemCode[] = [
    'company/suspended',
    'session/other',
    'session/ended',
    'rate/exceeded',
    'server/failed',
    'server/stopping',
  ]
  for (const code of wait) assert.equal(mayPass(refused(code)), true, code)
  const needs: ProblemCode[] = ['submission/answers', 'row/stale', 'form/closed', 'body/too-large']
  for (const code of needs) assert.equal(mayPass(refused(code)), false, code)
  assert.equal(mayPass(none), true)
})

test('the person who looks is told what it waits for, where that is not the connection', () => {
  assert.deepEqual(
    [refused('company/suspended'), refused('session/other'), refused('server/failed')].map(
      (answer) => [saysWhy(answer), waitsForSomebody(answer)],
    ),
    [
      [true, true],
      [false, true],
      [false, false],
    ],
  )
})
