// A team has the rooms of a project: what it expects, what came, its rain days, its completion.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { management, manager, stranger, text, user } from '../../../../tests/submissions/sending.ts'
import { planning, shown, site } from '../testing/planning.ts'
import type { Tracked } from '../tracker/tracker.contract.ts'

type Named = { id: string; name: string }

describe('the rooms of a team', () => {
  const server = withServer()
  const { ask, good, form, body, sent, project, tracker } = planning(server)
  const team = async (name: string) => (await good<Named>(manager, 'POST', 'teams', { name })).id
  const read = (id: string) => good<Tracked>(manager, 'GET', `teams/${id}/tracker`)
  const expect = (form: string, places: string[]) =>
    ask(manager, 'POST', 'team-plans', {
      ...{ form, places, frequency: 'daily', weekdays: [1, 2, 3, 4, 5, 6, 7], due_time: '23:59' },
    })

  test('a form about teams is expected, and received by the team that the submission names', async () => {
    const [crew, other] = [await team('Scaffold crew'), await team('Glaziers')]
    const of = await form([text('note')], { applies_to: ['team'] })
    const about = await form(site)
    const { forms } = await good<{ forms: (Named & { why: string | null })[] }>(
      ...([manager, 'GET', 'team-plans/choices'] as const),
    )
    assert.deepEqual(
      [of.id, about.id].map((id) => forms.find((one) => one.id === id)?.why),
      [null, 'no_question'],
    )
    assert.deepEqual(Object.keys((await expect(about.id, [crew])).body.errors ?? {}), ['form'])
    assert.equal((await expect(of.id, [crew, other])).status, 201)
    await sent(user, body(of, { note: 'x' }, { about: { team: crew } }))
    assert.deepEqual(shown(await read(crew)).at(0), 'received')
    assert.deepEqual(shown(await read(other)).at(0), 'due')
    assert.ok((await read(other)).lines[0]?.cells[0]?.fills)
  })

  test('a rain day excuses it at the team alone', async () => {
    const [crew, other] = [await team('Roofers'), await team('Painters')]
    const of = await form([text('note')], { applies_to: ['team'] })
    await expect(of.id, [crew, other])
    const rain = () => ask(user, 'POST', `teams/${crew}/rain-days`, {})
    assert.equal((await rain()).status, 201)
    assert.equal((await rain()).status, 422)
    assert.equal(shown(await read(crew)).at(0), 'excused')
    assert.equal(shown(await read(other)).at(0), 'due')
  })

  test('what is about a team is not a project’s, nor another company’s, and grants hold', async () => {
    const [crew, site] = [await team('Surveyors'), await project()]
    assert.equal((await ask(manager, 'GET', `projects/${crew}/tracker`)).status, 404)
    assert.equal((await ask(manager, 'GET', `teams/${site}/tracker`)).status, 404)
    assert.equal((await ask(stranger, 'GET', `teams/${crew}/tracker`)).status, 404)
    assert.equal((await ask(management, 'POST', `teams/${crew}/rain-days`, {})).status, 403)
    assert.deepEqual((await tracker(site)).lines, [])
  })

  test('a completed team is read and no longer changed', async () => {
    const crew = await team('Demolition')
    await good(manager, 'PUT', `teams/${crew}/complete`)
    const of = await form([text('note')], { applies_to: ['team'] })
    assert.deepEqual(Object.keys((await expect(of.id, [crew])).body.errors ?? {}), ['places'])
    assert.equal((await ask(user, 'POST', `teams/${crew}/rain-days`, {})).status, 422)
    assert.equal((await read(crew)).workplace.open, false)
    const { body: listed } = await ask(manager, 'GET', 'teams?state=completed')
    assert.ok(JSON.stringify(listed).includes(crew))
  })
})
