// The calendar of tasks: what is due on its days, and when a task comes again.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import {
  as,
  management,
  manager,
  type Person,
  worker,
} from '../../../../tests/api/signing/signing-ground.ts'
import { daysFromNow as day } from '../../../kit/day.ts'

type Row = { id: string; version: number }

describe('the calendar of tasks', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let helen: Person
  let ana: Person
  let owner: string
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    helen = await as(server, management)
    ana = await as(server, 'manager@southfield.test')
    const people = await maya.got<{ data: { id: string; name: string }[] }>(
      'GET',
      'users?per_page=200',
    )
    owner = people.data.find(({ name }) => name === 'Luc Tremblay')?.id ?? ''
  })
  const make = (more: object) =>
    maya.got<Row>('POST', 'task-management', {
      title: 'Move the gate',
      priority: 'normal',
      completion: 'one',
      assignees: [owner],
      ...more,
    })

  test('has what is due on its days and concerns the reader', async () => {
    const task = await make({ due_on: '2031-03-09' })
    const due = async (person: Person, query: string) => {
      const { tasks } = await person.got<{ tasks: Row[] }>('GET', `task-calendar?${query}`)
      return tasks.map(({ id }) => id)
    }
    const month = 'from=2031-03-01&to=2031-03-31'
    assert.deepEqual(await due(luc, month), [task.id])
    assert.deepEqual(await due(luc, 'from=2031-03-10&to=2031-03-31'), [])
    // Of one project it has those of that project alone, and so has the board.
    const { data: sites } = await maya.got<{ data: Row[] }>('GET', 'projects?per_page=2')
    const [east, west] = sites.map(({ id }) => id)
    const there = await make({ due_on: '2031-03-11', project: east })
    assert.deepEqual(await due(maya, `${month}&project=${east}`), [there.id])
    assert.deepEqual(await due(maya, `${month}&project=${west}`), [])
    type Column = { status: string; rows: Row[] }
    const open = async (project: string | undefined) =>
      (await maya.got<Column[]>('GET', `task-board?project=${project}`))
        .flatMap(({ rows }) => rows)
        .some(({ id }) => id === there.id)
    assert.deepEqual([await open(east), await open(west)], [true, false])
    assert.deepEqual(await due(maya, `${month}&mine=1`), [])
    assert.deepEqual([await due(helen, month), await due(ana, month)], [[], []])
    assert.equal((await luc.ask('GET', 'task-calendar?from=2031-03-01&to=2031-06-01')).status, 422)
  })

  test('draws when an open task comes again, for those who see it, until it is done', async () => {
    const [due, later] = [day(20), day(27)]
    const weekly = { repeats: 'weekly', repeats_until: day(35) }
    const task = await make({ ...weekly, due_on: due })
    const query = `task-calendar?from=${day(14)}&to=${day(50)}`
    const drawn = async (person: Person) => {
      type Drawn = { id: string; due_on: string; to_come: boolean }
      const { tasks } = await person.got<{ tasks: Drawn[] }>('GET', query)
      return tasks.filter(({ id }) => id === task.id).map((one) => [one.due_on, one.to_come])
    }
    const all = [
      [due, false],
      [later, true],
      [day(34), true],
    ]
    assert.deepEqual([await drawn(luc), await drawn(maya)], [all, all])
    assert.deepEqual([await drawn(helen), await drawn(ana)], [[], []])
    const { version } = await luc.got<Row>('GET', `task-management/${task.id}`)
    const done = { version, step: 'finish', reason: null }
    assert.equal((await luc.ask('POST', `task-management/${task.id}/steps`, done)).status, 200)
    assert.deepEqual(await drawn(luc), [[due, false]])
  })
})
