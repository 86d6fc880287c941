// The home screen over HTTP: what a person chose is theirs alone, and what its widgets read is what they may see.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { as, manager, type Person, worker } from '../../../tests/api/signing/signing-ground.ts'
import { planning, site as siteQuestions } from '../projects/testing/planning.ts'
import type { PlaceToday, ProjectCompliance } from '../projects/today/today.contract.ts'

describe('the home screen', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let ana: Person
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    ana = await as(server, 'manager@southfield.test')
  })
  const layout = async (person: Person) => {
    const { status, body } = await person.ask('GET', 'home-layout')
    assert.equal(status, 200)
    return (body.data as { widgets: unknown }).widgets
  }

  test('what a person chose is theirs alone, until they go back to the default', async () => {
    const widgets = [
      { name: 'my-work', wide: 3 },
      { name: 'unsigned', wide: 1 },
    ]
    await luc.got('PUT', 'home-layout', { widgets })
    await luc.got('PUT', 'home-layout', { widgets: [...widgets].reverse() })
    assert.deepEqual(await layout(luc), [...widgets].reverse())
    assert.deepEqual([await layout(maya), await layout(ana)], [null, null])
    await luc.got('DELETE', 'home-layout')
    assert.equal(await layout(luc), null)
  })

  test('the manager of a new company sees its first steps until all are taken', async () => {
    const steps = async (person: Person) =>
      (await person.ask('GET', 'home-layout')).body.data as {
        first_steps: { name: string; done: boolean }[] | null
      }
    // Northgate works already; Southfield has not begun.
    assert.equal((await steps(maya)).first_steps, null)
    assert.equal((await steps(luc)).first_steps, null)
    const open = async () =>
      (await steps(ana)).first_steps?.filter(({ done }) => !done).map(({ name }) => name)
    assert.deepEqual(await open(), ['project', 'people', 'form', 'signed'])
    await ana.got('POST', 'projects', {
      name: 'Mill Street',
      number: '26-001',
      start_date: '2026-01-05',
    })
    assert.deepEqual(await open(), ['people', 'form', 'signed'])
  })

  test('a widget is placed once, and in one of three widths', async () => {
    const twice = { name: 'my-work', wide: 1 }
    for (const widgets of [
      [twice, twice],
      [{ name: 'my-work', wide: 4 }],
      [{ name: '<b>', wide: 1 }],
    ]) {
      const { status } = await luc.ask('PUT', 'home-layout', { widgets })
      assert.equal(status, 422)
    }
  })

  test('today’s forms of a project are shown to its supervisor, filled and to be filled; not to others', async () => {
    const { form, project, expected, sent, body } = planning(server)
    const site = await project()
    const [came, waits] = [await form(siteQuestions), await form(siteQuestions)]
    for (const one of [came, waits]) await expected({ form: one.id, projects: [site] })
    await sent(worker, body(came, { site }))
    const read = async (person: Person, query = '') => {
      const { body } = await person.ask('GET', `expected-today${query}`)
      const { places } = body.data as unknown as { places: PlaceToday[] }
      return places.find(({ id }) => id === site)
    }
    const shown = await read(luc, `?project=${site}`)
    assert.deepEqual([shown?.expected, shown?.received], [2, 1])
    assert.deepEqual(
      shown?.forms
        .map(({ form, fills, submission }) => [form.id, fills, submission?.id != null])
        .sort(),
      [
        [came.id, false, true],
        [waits.id, true, false],
      ].sort(),
    )
    assert.equal(await read(luc), undefined)
    assert.equal(await read(ana, `?project=${site}`), undefined)
  })

  test('who is on a team of which no forms are expected is shown those of the projects', async () => {
    const { form, project, expected } = planning(server)
    const me = await maya.ask('GET', 'account')
    const office = await maya.ask('POST', 'teams', { name: 'The office', leader: me.body.id })
    assert.equal(office.status, 201)
    const site = await project()
    await expected({ form: (await form(siteQuestions)).id, projects: [site] })
    const { body } = await maya.ask('GET', 'expected-today')
    const { mine, places } = body.data as unknown as { mine: boolean; places: PlaceToday[] }
    assert.deepEqual(
      [
        mine,
        places.find(({ id }) => id === site)?.expected,
        places.some(({ kind }) => kind === 'team'),
      ],
      [false, 1, false],
    )
  })

  test('compliance counts what was due up to yesterday, the lowest share first', async () => {
    const { form, project, expected, since, sent, body } = planning(server)
    const site = await project()
    const one = await form(siteQuestions)
    await expected({ form: one.id, projects: [site] })
    await since(site, 3)
    await sent(worker, body(one, { site }))
    const read = async (person: Person) => {
      const { body } = await person.ask('GET', `project-compliance?project=${site}`)
      return (body.data as unknown as { projects: ProjectCompliance[] }).projects
    }
    const projects = await read(maya)
    const mine = projects.find(({ id }) => id === site)
    assert.deepEqual([mine?.percent, mine?.received, mine?.missed], [0, 0, 3])
    const shares = projects.map(({ percent }) => percent)
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    )
    assert.ok((await read(ana)).every(({ id }) => id !== site))
  })
})
