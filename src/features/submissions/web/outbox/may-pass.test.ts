import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NoAnswer, Refused } from '../../../../kit/http/client.web.ts'
import { type ProblemCode, statusOf } from '../../../../kit/problems.ts'
import { mayPass, saysWhy } from './may-pass.ts'

const refused = (code: ProblemCode) => new Refused(statusOf(code), { code })

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
  assert.equal(mayPass(new NoAnswer('No line.')), true)
  assert.equal(mayPass(new Error('A fault of ours.')), false)
})

test('whoever looks is told what it waits for, where that is not the connection', () => {
  assert.equal(saysWhy(refused('company/suspended')), true)
  assert.equal(saysWhy(refused('session/other')), false)
  assert.equal(saysWhy(refused('server/failed')), false)
})
