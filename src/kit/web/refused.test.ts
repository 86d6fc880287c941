import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refused } from '../http/client.web.ts'
import type { ProblemBody } from '../problems.ts'

const answered = (body: object) => new Refused(409, body as Partial<ProblemBody>)

test('a code that the page does not know says the sentence of the server, never a program’s words', () => {
  assert.equal(
    answered({ code: 'moon/full', error: 'The moon is full.' }).message,
    'The moon is full.',
  )
  for (const code of ['moon/full', 'constructor', undefined, 7])
    assert.equal(answered({ code }).message, 'Something went wrong on our side.')
})
