import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finishes, stepBetween, type TaskState, taskStepsFor } from './steps.ts'

const task = (more: Partial<TaskState> = {}): TaskState => ({
  status: 'open',
  assignees: ['ada', 'luc'],
  completion: 'one',
  verification: false,
  verified: false,
  parts: [],
  finisher: null,
  ...more,
})

test('a task is begun, blocked, done, cancelled, and opened again', () => {
  assert.deepEqual(taskStepsFor(task(), 'ada'), ['start', 'finish', 'block', 'cancel'])
  assert.deepEqual(taskStepsFor(task({ status: 'in_progress' }), 'ada'), [
    'finish',
    'block',
    'cancel',
  ])
  assert.deepEqual(taskStepsFor(task({ status: 'blocked' }), 'ada'), ['start', 'finish', 'cancel'])
  assert.deepEqual(taskStepsFor(task({ status: 'cancelled' }), 'ada'), ['reopen'])
  assert.deepEqual(taskStepsFor(task({ status: 'done' }), 'maya'), ['reopen'])
})

test('neither an assignee nor the person who did it verifies it, and it is verified once', () => {
  const done = task({ status: 'done', verification: true, finisher: 'eva' })
  assert.deepEqual(taskStepsFor(done, 'maya'), ['reopen', 'verify', 'reject'])
  for (const one of ['ada', 'luc', 'eva']) assert.deepEqual(taskStepsFor(done, one), ['reopen'])
  assert.deepEqual(taskStepsFor({ ...done, verified: true }, 'maya'), ['reopen'])
})

test('where all must have done it, each says so once and the last one ends it', () => {
  const all = task({ completion: 'all', parts: ['ada'] })
  assert.ok(!taskStepsFor(all, 'ada').includes('finish'))
  assert.ok(taskStepsFor(all, 'luc').includes('finish'))
  assert.equal(finishes(task({ completion: 'all' }), 'ada'), false)
  assert.equal(finishes(all, 'luc'), true)
  assert.equal(finishes(task(), 'ada'), true)
  assert.equal(finishes(task({ completion: 'all' }), 'maya'), true, 'who plans it may end it')
})

test('a card of the board goes where a step leads', () => {
  const can = taskStepsFor(task(), 'ada')
  assert.equal(stepBetween('in_progress', can), 'start')
  assert.equal(stepBetween('done', can), 'finish')
  assert.equal(stepBetween('open', can), undefined)
})
