// A session over two days: who took part on both gets a record, sent twice is once, and nothing changes afterwards.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, user } from '../../../../tests/submissions/sending.ts'
import { daysFromNow } from '../../../kit/day.ts'

const server = withServer()
const typed = (name: string) => ({ method: 'typed', name })

describe('a training session', () => {
  const as = async (who: string, method: string, path: string, body?: unknown) => {
    const token = await server.token(who)
    return server.ask(method, `/api/dashboard/${path}`, { token, body })
  }
  const good = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const answer = await as(manager, method, path, body)
    assert.ok(answer.status < 300, JSON.stringify(answer.body))
    return answer.body.data as Data
  }
  type Named = { id: string; name: string }
  const course = (name: string) =>
    good<Named>('POST', 'training', { name, category: 'statutory', validity: 'months', months: 36 })
  const someone = (last_name: string) =>
    good<Named>('POST', 'people-without-account', {
      ...{ first_name: 'Ines', last_name, kind: 'employee', starts_on: daysFromNow(-30) },
    })
  const part = (person: { id: string; name: string } | undefined, name = person?.name ?? '') => ({
    ...{ id: randomUUID(), person: person?.id ?? null, name },
    company: person === undefined ? 'Ironside' : null,
    ...{ given: typed(name), unsigned_because: null, statement_lang: 'en' },
    signed_at: new Date().toISOString(),
  })
  const take = (session: string, day: string, attendances: unknown[]) =>
    as(manager, 'PUT', `training-sessions/${session}/attendances/${day}`, {
      attendances,
      attested_lang: 'en',
    })

  test('makes a record for each person who was there on all days, and says why others have none', async () => {
    const { id: of } = await course('Rigging')
    const [both, one, never] = [
      await someone('Both'),
      await someone('Once'),
      await someone('Never'),
    ]
    const session = await good<Named>('POST', 'training-sessions', {
      ...{ course: of, first_on: daysFromNow(-1), days: 2, instructor: 'Paul Roy', hours: 14 },
      people: [both.id, one.id, never.id],
    })
    assert.equal(session.name, 'Rigging')
    const empty = await as(manager, 'POST', `training-sessions/${session.id}/finish`)
    assert.equal(empty.body.code, 'training/nobody')

    const offered = await good<{ people: Named[] }>('GET', `training-sessions/${session.id}/sheet`)
    const expected = [both.id, one.id, never.id].sort()
    assert.deepEqual(offered.people.map((each) => each.id).sort(), expected)

    const visitor = part(undefined, 'Sam Visitor')
    const first = [part(both), part(one), visitor]
    for (const _ of [1, 2]) {
      const taken = await take(session.id, daysFromNow(-1), first)
      assert.deepEqual(taken.body, { data: { present: 3 }, files: [] })
    }
    // The same person on another device.
    const again = await take(session.id, daysFromNow(-1), [part(both)])
    assert.equal((again.body.data as { present: number }).present, 3)
    await take(session.id, daysFromNow(0), [part(both)])

    const { days, people, absent } = await good<{
      days: string[]
      people: { name: string; days: unknown[] }[]
      absent: Named[]
    }>('GET', `training-sessions/${session.id}/attendances`)
    assert.deepEqual(days, [daysFromNow(-1), daysFromNow(0)])
    assert.deepEqual(
      people.map((each) => [each.name, each.days.length]),
      [
        [both.name, 2],
        [one.name, 1],
        ['Sam Visitor', 1],
      ],
    )
    assert.deepEqual(
      absent.map((each) => each.id),
      [never.id],
    )

    const told = await good('POST', `training-sessions/${session.id}/finish`)
    assert.deepEqual(told, {
      ...{ made: 1, skipped: [], missed: [one.name], unknown: ['Sam Visitor'] },
    })
    const records = await good<{
      data: { person: Named; completed_on: string; instructor: string }[]
    }>('GET', `users-trainings?filter[course]=${of}`)
    assert.deepEqual(
      records.data.map((each) => [each.person.id, each.completed_on, each.instructor]),
      [[both.id, daysFromNow(0), 'Paul Roy']],
    )

    for (const answer of [
      await take(session.id, daysFromNow(0), [part(one)]),
      await as(manager, 'POST', `training-sessions/${session.id}/finish`),
      await as(manager, 'GET', `training-sessions/${session.id}/sheet`),
    ])
      assert.deepEqual([answer.status, answer.body.code], [409, 'training/finished'])
    const { version } = (await good('GET', `training-sessions/${session.id}`)) as {
      version: number
    }
    const changed = await as(manager, 'PATCH', `training-sessions/${session.id}`, {
      ...{ version, course: of, first_on: daysFromNow(-1), days: 1 },
    })
    assert.equal(changed.status, 422)
  })

  test('is attended on its days only, and by who may record trainings', async () => {
    const { id: of } = await course('Hoisting')
    const person = await someone('Later')
    const session = await good<Named>('POST', 'training-sessions', {
      course: of,
      first_on: daysFromNow(0),
    })
    for (const day of [daysFromNow(-1), daysFromNow(1)]) {
      const refused = await take(session.id, day, [part(person)])
      assert.equal(refused.body.code, 'input/invalid', day)
      assert.ok(refused.body.errors?.day)
    }
    const unsaid = { ...part(person), given: null, unsigned_because: null }
    assert.equal((await take(session.id, daysFromNow(0), [unsaid])).status, 422)
    assert.equal((await take(randomUUID(), daysFromNow(0), [part(person)])).status, 404)
    assert.equal((await as(user, 'POST', `training-sessions/${session.id}/finish`)).status, 409)
  })
})
