import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blankTask, withTitle } from './new-tasks-state.ts'

test('several lines that are pasted become a task each, like the one that they were pasted into', () => {
  let made = 0
  const makeId = () => {
    made += 1
    return `t${made}`
  }
  const ada = [{ id: 'a', name: 'Ada' }]
  const first = { ...blankTask(makeId), assignees: ada, due_on: '2026-03-08' }
  const other = { ...blankTask(makeId), title: 'Stays' }
  const now = withTitle(
    [first, other],
    first.id,
    '- Fence the pit\n\n2) Order signs\n* Brief',
    makeId,
  )
  assert.deepEqual(
    now.map(({ title, assignees, due_on }) => [title, assignees.length, due_on]),
    [
      ['Fence the pit', 1, '2026-03-08'],
      ['Order signs', 1, '2026-03-08'],
      ['Brief', 1, '2026-03-08'],
      ['Stays', 0, null],
    ],
  )
  assert.equal(new Set(now.map(({ id }) => id)).size, 4)
  assert.equal(withTitle(now, first.id, 'x - y', makeId)[0]?.title, 'x - y')
})
