// Talks due and held: each number is the length of the list that it leads to.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { ReplyOf } from '../../../kit/http/route.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks } from '../../toolbox-talks/testing/giving.ts'
import {
  type readPeopleReached,
  type readTalksOfFigure,
  type readToolboxFigures,
  talkCounts,
} from './toolbox.contract.ts'

type Figures = ReplyOf<typeof readToolboxFigures>['data']
type Listed = ReplyOf<typeof readTalksOfFigure>['data']
type PeopleListed = ReplyOf<typeof readPeopleReached>['data']

const server = withServer()
const { as, aTalk, aProject, given, signed } = givingTalks(server)
const owner = (query: ReturnType<typeof sql>) =>
  server.database.database.transaction('owner', (db) => db.run(query))

const week = 'from=2026-03-02&to=2026-03-08'
const figures = async (who: string, query: string) =>
  (await (await as(who))('GET', `analytics/toolbox?${query}`)).data as unknown as Figures
const valuesOf = (counts: Figures['counts']) => talkCounts.map((name) => counts[name].value)

/** A crew that expects a talk on each working day of a week, hears two of them, and is rained on once. */
async function oneWeek() {
  const project = await aProject()
  const talk = await aTalk(`On ${project.name}`)
  const manager = await as('manager')
  const { status } = await manager('POST', 'toolbox-talk-schedules', {
    ...{ project: project.id, topics: 'suggested', weekdays: ['1', '2', '3', '4', '5'] },
    ...{ starts_on: '2026-03-02', ends_on: '2026-03-06' },
  })
  assert.equal(status, 201)
  for (const [day, of] of [
    ['2026-03-02', talk.id],
    ['2026-03-03', null],
  ] as const) {
    const id = newId()
    const sent = given(project.id, {
      talk: of,
      started_at: `${day}T12:00:00Z`,
      attendances: [signed('Ana Roy'), signed(`Visitor of ${day}`)] as never,
    })
    const answer = await manager('PUT', `given-talks/${id}`, sent)
    assert.ok(answer.status < 300, JSON.stringify(answer))
  }
  await owner(sql`insert into rain_days (company_id, project, day, kind, part, reason, affects_forms)
    select company_id, id, '2026-03-04', 'rain', 'full', 'Rain', true from projects where id = ${project.id}`)
  return { project, talk }
}

describe('analytics of toolbox talks', () => {
  test('count talks due and held, by place and topic, and each person once', async () => {
    const { project, talk } = await oneWeek()
    const found = await figures('manager', `${week}&project=${project.id}`)
    assert.deepEqual(valuesOf(found.counts), [4, 2, 2, 1])
    assert.deepEqual([found.held.value, found.people.value, found.share], [2, 3, null])
    assert.deepEqual(
      found.places.map(({ id, counts, people }) => [id, valuesOf(counts), people.value]),
      [[project.id, [4, 2, 2, 1], 3]],
    )
    assert.deepEqual(
      found.topics.map(({ id, held, people }) => [id, held.value, people.value]),
      [
        [talk.id, 1, 2],
        [null, 1, 2],
      ],
    )
  })

  test('say which share of the crews on site took part', async () => {
    const [project, manager] = [await aProject(), await as('manager')]
    const offer = (await manager('GET', `toolbox-talk-offer?kind=project&place=${project.id}`))
      .data as unknown as { crew: { id: string; name: string }[] }
    const [ana, ben, cleo] = offer.crew
    assert.ok(ana && ben && cleo)
    const sent = given(project.id, {
      started_at: '2026-04-06T12:00:00Z',
      attendances: [signed(ana.name, { person: ana.id })] as never,
      absences: [
        { person: ben.id, reason: 'working' },
        { person: cleo.id, reason: 'elsewhere' },
      ],
    })
    await manager('PUT', `given-talks/${newId()}`, sent)
    const { attendance, gaps } = await figures(
      'manager',
      `from=2026-04-06&to=2026-04-06&project=${project.id}`,
    )
    assert.deepEqual([attendance, gaps], [50, []])
  })

  test('lead from each number to the list of just what it counts', async () => {
    await oneWeek()
    const { counts, held, places, topics } = await figures('manager', week)
    const manager = await as('manager')
    const due = [counts, ...places.map((one) => one.counts)].flatMap((one) => Object.values(one))
    for (const { value, to } of due) {
      const path = to?.replace('/dashboard/analytics/toolbox', 'analytics/talks-due') ?? 'nowhere'
      const { total, talks } = (await manager('GET', path)).data as unknown as Listed
      assert.deepEqual([total, talks.length], [value, value], path)
    }
    for (const { value, to } of [held, ...[...places, ...topics].map((one) => one.held)]) {
      const path =
        to?.replace('/dashboard/toolbox-talks/deliveries', 'toolbox-talk-deliveries') ?? 'nowhere'
      assert.equal((await manager('GET', path)).data.total, value, path)
    }
  })

  test('lead from the people reached to their names, for who may see names', async () => {
    await oneWeek()
    const [manager, management] = [await as('manager'), await as('management')]
    const reached = ({ people, places, topics }: Figures) => [
      people,
      ...[...places, ...topics].map((one) => one.people),
    ]
    const pathOf = (to: string | null) =>
      to?.replace('/dashboard/analytics/toolbox', 'analytics/people-reached') ?? 'nowhere'
    let listed = 0
    for (const query of [week, 'from=2020-01-01', 'from=2020-01-01&whose=contractors'])
      for (const { value, to } of reached(await figures('manager', query))) {
        const { total } = (await manager('GET', pathOf(to))).data as unknown as PeopleListed
        assert.equal(total, value, pathOf(to))
        listed += value
      }
    assert.ok(listed > 20, `${listed} people`)
    const { people } = (await manager('GET', `analytics/people-reached?${week}`))
      .data as unknown as PeopleListed
    assert.ok(people.some(({ name, talks }) => name === 'Ana Roy' && talks > 1))
    for (const { to } of reached(await figures('management', week))) assert.equal(to, null)
    assert.equal(
      (await management('GET', `analytics/people-reached?${week}`)).code,
      'grant/missing',
    )
  })

  test('lead to talks of own people and of those of a contractor as the numbers count them', async () => {
    await oneWeek()
    const manager = await as('manager')
    const works = await server.database.database.transaction('owner', (db) =>
      db.maybe(
        { contractor: 'string' },
        sql`select w.trade_contractor as contractor from talk_attendance a join engagement w
            on w.company_id = a.company_id and w.person = a.person and w.kind = 'contractor_worker' limit 1`,
      ),
    )
    let listed = 0
    for (const whose of ['whose=own', 'whose=contractors', `contractor=${works?.contractor}`]) {
      const { held, places, topics } = await figures('manager', `from=2020-01-01&${whose}`)
      for (const { value, to } of [held, ...[...places, ...topics].map((one) => one.held)]) {
        const path = to?.replace('/dashboard/analytics/toolbox', 'analytics/talks-due') ?? 'nowhere'
        const { total } = (await manager('GET', path)).data as unknown as Listed
        assert.equal(total, value, path)
        listed += value
      }
    }
    assert.ok(listed > 5, `${listed} talks`)
  })

  test('are for who may see the report, of the crews that they see', async () => {
    assert.equal((await (await as('user'))('GET', 'analytics/toolbox')).code, 'grant/missing')
    await oneWeek()
    await owner(sql`update account set scope = 'own' where login_id =
      (select id from login where email = 'management@northgate.test')`)
    const { counts, held, people, places, topics } = await figures('management', week)
    assert.deepEqual([valuesOf(counts), held.value, people.value], [[0, 0, 0, 0], 0, 0])
    assert.deepEqual([places, topics], [[], []])
  })
})
