// What the tracker offers to fill, and to whom; and a form that a project expects in vain.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { management, manager, text, user } from '../../../tests/submissions/sending.ts'
import { addDays, weekdayOf } from '../../kit/day.ts'
import { sql } from '../../kit/db/sql.ts'
import { lostProject } from '../forms/definition/publishing/publish-checks.ts'
import type { FormDefinition, Question } from '../forms/definition/question.ts'
import { planning, shown, site } from './testing/planning.ts'
import type { Tracked } from './tracker/tracker.contract.ts'

describe('what the tracker offers', () => {
  const server = withServer()
  const { ask, good, form, body, publish, submit, owner, project, expected, plan, tracker } =
    planning(server)
  /** Of each form, whatever order the lines come in. */
  const fills = async (by: string, id: string, ...forms: readonly { id: string }[]) => {
    const { lines } = await good<Tracked>(by, 'GET', `projects/${id}/tracker`)
    return forms.map((of) =>
      lines.find(({ form }) => form.id === of.id)?.cells.some((cell) => cell.fills),
    )
  }

  test('filling is offered to exactly those from whom it would be taken', async () => {
    const id = await project()
    const open = await form(site)
    const kept = await form(site, { filled_by: ['hs_manager'] })
    await expected({ form: open.id, projects: [id] })
    await expected({ form: kept.id, projects: [id] })
    assert.deepEqual(await fills(manager, id, open, kept), [true, true])
    assert.deepEqual(await fills(user, id, open, kept), [true, false])
    assert.equal((await submit(user, body(kept, { site: id }))).status, 422)
    assert.equal((await submit(user, body(open, { site: id }))).status, 201)
    // Management fills nothing.
    assert.deepEqual(await fills(management, id, open, kept), [false, false])
    await owner(
      sql`update account set denied_grants = '{submissions.create,submissions.edit}' where role_id = 3`,
    )
    assert.deepEqual(await fills(user, id, open, kept), [false, false])
    await owner(sql`update account set denied_grants = '{}' where role_id = 3`)
    await good(manager, 'PUT', `projects/${id}/complete`)
    assert.deepEqual(await fills(manager, id, open, kept), [false, false])
  })

  test('filling is offered where it counts: today, or in the week or month that it is due in', async () => {
    const id = await project()
    const { today } = await tracker(id)
    const tomorrow = addDays(today, 1)
    await expected({ form: (await form(site)).id, projects: [id] })
    await expected({
      form: (await form(site)).id,
      projects: [id],
      frequency: 'weekly',
      weekdays: [weekdayOf(tomorrow)],
    })
    const { lines } = await tracker(id, `?from=${today}&to=${addDays(today, 8)}`)
    const offered = lines.map(({ frequency, cells }) => [
      frequency,
      cells.filter((cell) => cell.fills).map(({ day }) => day),
    ])
    assert.deepEqual(Object.fromEntries(offered), { daily: [today], weekly: [tomorrow] })
    assert.deepEqual(new Set(shown({ lines } as Tracked)), new Set(['due']))
  })

  test('a form that no longer asks for the project says so in plan and tracker, until it asks again', async () => {
    const id = await project()
    const of = await form(site)
    await expected({ form: of.id, projects: [id] })
    const stopped = async () => {
      const [planned] = await plan(id)
      const [line] = (await tracker(id)).lines
      assert.equal(line?.stopped, planned?.stopped)
      return [line?.stopped, line?.cells[0]?.fills]
    }
    assert.deepEqual(await stopped(), [null, true])
    await publish(of.id, [text('notes')])
    assert.deepEqual(await stopped(), ['no_question', false])
    await publish(of.id, [text('notes'), ...site])
    assert.deepEqual(await stopped(), [null, true])
    await good(manager, 'PUT', `forms/${of.id}/archive`, {})
    assert.deepEqual(await stopped(), ['archived', false])
    // It can still be ended.
    const { today } = await tracker(id)
    const [line] = await plan(id)
    const ended = await ask(manager, 'POST', `projects/${id}/plan/${line?.id}/end`, {
      version: line?.version,
      last: today,
    })
    assert.equal(ended.status, 200)
  })

  test('publishing without the question is warned of, also where a group asked it', () => {
    const asking = (...fields: unknown[]) =>
      ({ fields, languages: ['en'] }) as unknown as FormDefinition
    const within = { key: 'crews', type: 'group', label: 'Crews', fields: site } as Question
    const without = asking(text('notes'))
    assert.deepEqual(
      [asking(...site), asking(within)].map((before) =>
        lostProject(before, without).map(({ severity }) => severity),
      ),
      [['warning'], ['warning']],
    )
    assert.deepEqual(lostProject(undefined, without), [])
    assert.deepEqual(lostProject(without, without), [])
    assert.deepEqual(lostProject(asking(...site), asking(within)), [])
  })
})
