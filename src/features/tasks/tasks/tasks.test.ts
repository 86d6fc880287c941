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
  events: {
    kind: string
    words: string | null
    by: string
    next: string | null
    mentions: { name: string }[]
    files: { name: string }[]
  }[]
}
type Told = { kind: string; path: string; read: boolean; quote: string | null }

describe('tasks', () => {
  const server = withServer()
  let maya: Person
  let luc: Person
  let helen: Person
  let ana: Person
  let ids: Record<'maya' | 'luc' | 'helen', string>
  before(async () => {
    maya = await as(server, manager)
    luc = await as(server, worker)
    helen = await as(server, management)
    ana = await as(server, 'manager@southfield.test')
    const people = await maya.got<{ data: { id: string; name: string }[] }>(
      'GET',
      'users?per_page=200',
    )
    const id = (name: string) => people.data.find((one) => one.name === name)?.id ?? ''
    ids = { maya: id('Maya Okafor'), luc: id('Luc Tremblay'), helen: id('Helen Zhang') }
  })
  async function stored(token: string, name: string, text: string): Promise<string> {
    const body = new FormData()
    body.append('file', new Blob([text], { type: 'text/plain' }), name)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      headers,
      body,
    })
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
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

  test('a task that comes again does so once, with its checklist begun anew, for those who do it', async () => {
    const weekly = { repeats: 'weekly', assignees: [ids.luc], watchers: [ids.helen] }
    const done = { id: newId(), what: 'Fence', done: true }
    const task = await make({ ...weekly, checklist: [done], starts_on: day(1), due_on: day(2) })
    assert.equal(await step(luc, task, 'finish'), 'done')
    const next = (await story(maya, task)).events.find(({ kind }) => kind === 'next')?.next ?? ''
    const made = await maya.got<Row & Record<string, unknown>>('GET', `task-management/${next}`)
    assert.deepEqual(
      [made.status, made.due_on, made.starts_on, made.repeats],
      ['open', day(9), day(8), 'weekly'],
    )
    assert.deepEqual((made.checklist as { done: boolean }[])[0]?.done, false)
    const watching = (made.watchers as { id: string }[]).map(({ id }) => id)
    assert.deepEqual(watching.sort(), [ids.helen, ids.maya].sort())
    assert.deepEqual(await waits(luc, made), ['task'])
    assert.equal(await step(maya, task, 'reopen', 'One gate was forgotten.'), 'open')
    assert.equal(await step(luc, task, 'finish'), 'done')
    const all = (await story(maya, task)).events.filter(({ kind }) => kind === 'next')
    assert.equal(all.length, 1)
    assert.equal((await ana.ask('GET', `task-management/${next}`)).status, 404)
  })

  test('the last of them, and one that is cancelled, does not come again', async () => {
    const last = { repeats: 'daily', repeats_until: day(2), assignees: [ids.luc] }
    const early = await maya.ask('POST', 'task-management', {
      ...{ title: 'x', priority: 'normal', completion: 'one', due_on: day(3) },
      ...last,
    })
    assert.deepEqual(Object.keys(early.body.errors ?? {}), ['repeats_until'])
    const [ends, stops] = [await make(last), await make({ ...last, repeats_until: null })]
    await step(luc, ends, 'finish')
    await step(luc, stops, 'cancel', 'There is no gate now.')
    for (const task of [ends, stops])
      assert.ok((await story(maya, task)).events.every(({ kind }) => kind !== 'next'))
  })

  test('files of a comment are read by those who see the task, and by nobody else', async () => {
    const task = await make({ assignees: [ids.luc] })
    const file = await stored(await server.token(manager), 'plan.txt', 'The gate goes here.')
    const say = (files: string[], by = maya) =>
      by.ask('POST', `task-management/${task.id}/comments`, { id: newId(), words: 'See', files })
    assert.equal((await say([file])).status, 204)
    const { events } = await story(luc, task)
    assert.deepEqual(
      events[0]?.files.map(({ name }) => name),
      ['plan.txt'],
    )
    const read = async (email: string) =>
      (
        await fetch(`${server.address}/api/files/${file}`, {
          headers: { authorization: `Bearer ${await server.token(email)}` },
        })
      ).status
    assert.deepEqual(
      [await read(worker), await read(management), await read('manager@southfield.test')],
      [200, 404, 404],
    )
    const others = await stored(await server.token(manager), 'other.txt', 'Other.')
    assert.equal((await say([others], luc)).status, 422)
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
