// One form for many projects: shown before, taken where it can be, and taken back.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { manager, stranger, user } from '../../../tests/submissions/sending.ts'
import { planning, site } from './testing/planning.ts'

describe('one form for many projects', () => {
  const server = withServer()
  const { ask, good, form, project, plan, expected, since } = planning(server)

  test('one form is planned for many: what it comes to is shown before, the good ones are taken, and all of it is taken back', async () => {
    const { id } = await form(site)
    const [one, other, expects, done] = [
      ...[await project(), await project()],
      ...[await project(), await project()],
    ]
    await good(manager, 'PUT', `projects/${done}/complete`)
    await expected({ form: id, projects: [expects ?? ''] })
    const asked = {
      form: id,
      places: [one, other, expects, done],
      frequency: 'weekly',
      weekdays: [5],
      due_time: '16:00',
    }
    type Previewed = {
      good: { id: string; times: number }[]
      bad: { id: string; why: string }[]
    }
    const shownBefore = await good<Previewed>(manager, 'POST', 'project-plans/preview', asked)
    assert.deepEqual(
      [
        shownBefore.good.map(({ id: place, times }) => [place, times]),
        shownBefore.bad.map((bad) => [bad.id, bad.why]),
      ].map((rows) => rows.sort()),
      [
        [
          [one, 4],
          [other, 4],
        ].sort(),
        [
          [done, 'closed'],
          [expects, 'expects'],
        ].sort(),
      ],
    )
    assert.deepEqual(await plan(one ?? ''), [], 'a preview changes nothing')
    const made = await good<{ added: number; skipped: object[]; lines: string[] }>(
      ...([manager, 'POST', 'project-plans', { ...asked, take: 'good' }] as const),
    )
    assert.deepEqual([made.added, made.skipped.length, made.lines.length], [2, 2, 2])
    assert.equal((await plan(one ?? '')).length, 1)
    const back = { lines: made.lines }
    assert.equal((await ask(stranger, 'POST', 'project-plans/withdraw', back)).status, 422)
    assert.equal((await ask(user, 'POST', 'project-plans/preview', asked)).status, 403)
    assert.deepEqual(await good(manager, 'POST', 'project-plans/withdraw', back), { withdrawn: 2 })
    assert.deepEqual([await plan(one ?? ''), await plan(other ?? '')], [[], []])

    // What has begun is history: it is ended, not taken back.
    const [line] = await plan(expects ?? '')
    await since(expects ?? '', 1)
    const late = await ask(manager, 'POST', 'project-plans/withdraw', { lines: [line?.id] })
    assert.equal(late.status, 422)
    assert.equal((await plan(expects ?? '')).length, 1)
  })
})
