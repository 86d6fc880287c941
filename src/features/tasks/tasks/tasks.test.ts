// Tasks over HTTP: whose they are, how they go on, who is told what.
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
import { newId } from '../../../kit/ids.ts'

type Row = { id: string; version: number; number: string; status: string }
type Story = {
  version: number
  can: string[]
  parts: string[]
  events: { kind: string; words: string | null; by: string; mentions: { name: string }[] }[]
}
type Told = { kind: string; path: string; read: boolean; quote: string | null }

describe('tasks', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let helen: Person
  let ids: Record<'maya' | 'luc' | 'helen', string>
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    helen = await as(server, management)
    const people = await maya.got<{ data: { id: string; name: string }[] }>(
      'GET',
      'users?per_page=200',
    )
    const id = (name: string) => people.data.find((one) => one.name === name)?.id ?? ''
    ids = { maya: id('Maya Okafor'), luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  const make = (more: object = {}, by = maya) =>
    by.got<Row>('POST', 'task-management', {
      title: 'Move the gate',
      priority: 'normal',
      completion: 'one',
      due_on: day(2),
      ...more,
    })
  const story = (person: Person, { id }: Row) =>
    person.got<Story>('GET', `task-management/${id}/story`)
  const step = async (person: Person, task: Row, name: string, reason: string | null = null) => {
    const { version } = await story(person, task)
    const answer = await person.ask('POST', `task-management/${task.id}/steps`, {
      version,
      step: name,
      reason,
    })
    return answer.status === 200 ? (answer.body.data as unknown as Row).status : answer.body.code
  }
  const told = async (person: Person, { id }: Row) =>
    (await person.got<Told[]>('GET', 'notices'))
      .filter(({ path }) => path.endsWith(id))
      .map(({ kind, read }) => (read ? `(${kind})` : kind))
      .sort()
  const waits = async (person: Person, { id }: Row) => {
    const { body } = await person.ask('GET', 'my-work')
    const items = body.items as unknown as { id: string; kind: string }[]
    return items.filter((one) => one.id === id).map(({ kind }) => kind)
  }

  test('who is to do it is told, and it waits for them until it is done', async () => {
    const task = await make({ assignees: [ids.luc] })
    assert.match(task.number, /^TSK-\d{4}-\d{4}$/)
    assert.deepEqual(await told(luc, task), ['task-assigned'])
    assert.deepEqual(await waits(luc, task), ['task'])
    assert.equal(await step(luc, task, 'start'), 'in_progress')
    assert.equal(await step(luc, task, 'block'), 'input/invalid')
    assert.equal(await step(luc, task, 'block', 'The crane is broken.'), 'blocked')
    assert.equal(await step(luc, task, 'verify'), 'task/state')
    assert.equal(await step(luc, task, 'finish'), 'done')
    assert.deepEqual(await told(luc, task), ['(task-assigned)'])
    assert.deepEqual(await waits(luc, task), [])
    const { events } = await story(luc, task)
    assert.deepEqual(
      events.map(({ kind, words }) => [kind, words]),
      [
        ['start', null],
        ['block', 'The crane is broken.'],
        ['finish', null],
      ],
    )
  })

  test('where all must do it, it is done with the last of them', async () => {
    const task = await make({ assignees: [ids.luc, ids.maya], completion: 'all' })
    assert.equal(await step(luc, task, 'finish'), 'open')
    assert.deepEqual((await story(luc, task)).parts, [ids.luc])
    assert.deepEqual([await waits(luc, task), await waits(maya, task)], [[], ['task']])
    assert.equal(await step(luc, task, 'finish'), 'task/state')
    assert.equal(await step(maya, task, 'finish'), 'done')
    assert.equal(await step(maya, task, 'reopen', 'One gate was forgotten.'), 'open')
    assert.deepEqual(await waits(luc, task), ['task'])
  })

  test('somebody else sees that it is done, and says so or sends it back', async () => {
    const task = await make({ assignees: [ids.luc], verification: true })
    await step(luc, task, 'finish')
    assert.deepEqual((await story(luc, task)).can, ['reopen'])
    assert.deepEqual(await told(maya, task), ['task-to-verify'])
    assert.deepEqual(await waits(maya, task), ['verify-task'])
    assert.equal(await step(maya, task, 'reject', 'It still leans.'), 'in_progress')
    await step(luc, task, 'finish')
    assert.equal(await step(maya, task, 'verify'), 'done')
    assert.deepEqual(await waits(maya, task), [])
    assert.deepEqual((await story(maya, task)).can, ['reopen'])
  })

  test('a person who is mentioned is told and sees the task; of others it concerns only those', async () => {
    const task = await make({ assignees: [ids.luc] })
    assert.equal((await helen.ask('GET', `task-management/${task.id}`)).status, 404)
    assert.equal((await helen.ask('GET', `task-management/${task.id}/story`)).status, 404)
    const comment = { id: newId(), words: 'Is the permit there?', mentions: [ids.helen] }
    const say = () => maya.ask('POST', `task-management/${task.id}/comments`, comment)
    assert.equal((await say()).status, 204)
    assert.equal((await say()).status, 204)
    assert.deepEqual(await told(helen, task), ['task-mention'])
    assert.deepEqual(await told(luc, task), ['task-assigned', 'task-comment'])
    assert.deepEqual(await told(maya, task), [])
    const { events } = await story(helen, task)
    assert.deepEqual(
      events.map(({ kind, words, mentions }) => [kind, words, mentions[0]?.name]),
      [['comment', 'Is the permit there?', 'Helen Zhang']],
    )
  })

  test('a line of the checklist is ticked, and the board counts it', async () => {
    const [line, other] = [newId(), newId()]
    const checklist = [
      { id: line, what: 'Fence', done: false },
      { id: other, what: 'Signs', done: false },
    ]
    const task = await make({ assignees: [ids.luc], checklist, priority: 'urgent' })
    const tick = (item: string, done: boolean) =>
      luc.ask('PUT', `task-management/${task.id}/checklist/${item}`, { done })
    assert.equal((await tick(line, true)).status, 204)
    assert.equal((await tick(newId(), true)).status, 404)
    const board = await luc.got<
      { status: string; rows: { id: string; ticked: number; lines: number; can: string[] }[] }[]
    >('GET', 'task-board?mine=1')
    const card = board
      .find(({ status }) => status === 'open')
      ?.rows.find(({ id }) => id === task.id)
    assert.deepEqual([card?.ticked, card?.lines], [1, 2])
    assert.ok(card?.can.includes('start'))
  })

  test('a step from a version that is no longer is refused', async () => {
    const task = await make({ assignees: [ids.luc] })
    await step(luc, task, 'start')
    const stale = await maya.ask('POST', `task-management/${task.id}/steps`, {
      version: task.version,
      step: 'finish',
    })
    assert.equal(stale.body.code, 'row/stale')
  })
})
