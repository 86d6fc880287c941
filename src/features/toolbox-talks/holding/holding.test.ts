import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { givingTalks, says } from '../testing/giving.ts'

const server = withServer()
const { as, aTalk, aProject, given, signed } = givingTalks(server)

type Delivery = Record<string, unknown> & { id: string; state: string; attended: number }
type Part = Record<string, unknown> & { name: string }
type Offer = {
  crew: { id: string; name: string; detail: string | null }[]
  talks: { id: string; title: string; why: string[]; plan: string | null; last_on: string | null }[]
}

const row = async (id: string) =>
  (await (await as('manager'))('GET', `toolbox-talk-deliveries/${id}`)).data as unknown as Delivery
const partsOf = async (id: string) =>
  (await (await as('manager'))('GET', `toolbox-talk-deliveries/${id}/attendances`))
    .data as unknown as { attendances: Part[]; questions: { words: string; deficiency: string }[] }
const offer = async (project: string) =>
  (await (await as('user'))('GET', `toolbox-talk-offer?kind=project&place=${project}`))
    .data as unknown as Offer

describe('a talk that is given', () => {
  test('is complete with all who took part; sent twice, it is one', async () => {
    const [project, talk] = [await aProject(), await aTalk('Walking')]
    const foreman = await as('user')
    const { crew } = await offer(project.id)
    const [ana, ben] = crew
    assert.ok(ana && ben)
    const id = newId()
    const body = given(project.id, {
      talk: talk.id,
      title: 'Walking',
      attendances: [
        signed(ana.name, { person: ana.id }),
        signed('Vera Kim', { company: 'Cedar Steel' }),
        signed(ben.name, {
          person: ben.id,
          given: undefined,
          unsigned_because: 'His hand is in a cast.',
        }),
      ],
    })
    assert.equal((await foreman('PUT', `given-talks/${id}`, body)).data.id, id)
    assert.equal((await foreman('PUT', `given-talks/${id}`, body)).data.id, id)
    const delivery = await row(id)
    assert.deepEqual([delivery.state, delivery.attended], ['complete', 3])
    const { attendances } = await partsOf(id)
    const vera = attendances.find(({ name }) => name === 'Vera Kim')
    assert.deepEqual(
      [vera?.company, vera?.person, typeof vera?.witness],
      ['Cedar Steel', null, 'string'],
    )
    const told = attendances.find(({ name }) => name === ben.name)
    assert.deepEqual([told?.given, told?.unsigned_because], [null, 'His hand is in a cast.'])
    const heard = (await offer(project.id)).talks.find((one) => one.id === talk.id)
    assert.ok(heard?.last_on)
    assert.ok(!heard.why.includes('new'))
  })

  test('says who of the crew was not there and why, until they come after all', async () => {
    const project = await aProject()
    const foreman = await as('user')
    const [ana, ben] = (await offer(project.id)).crew
    assert.ok(ana && ben)
    const id = newId()
    const absences = [
      { person: ana.id, reason: 'off' as const },
      { person: ben.id, reason: 'working' as const },
    ]
    await foreman('PUT', `given-talks/${id}`, given(project.id, { absences }))
    const absent = async () =>
      (
        (await foreman('GET', `toolbox-talk-deliveries/${id}/attendances`)).data
          .absences as typeof absences
      ).map(({ person, reason }) => `${person} ${reason}`)
    assert.deepEqual((await absent()).sort(), [`${ana.id} off`, `${ben.id} working`].sort())
    await foreman('POST', `toolbox-talk-deliveries/${id}/attendances`, {
      attendance: signed(ben.name, { person: ben.id }),
      late_because: 'His pour was over.',
      attested_lang: 'en',
    })
    assert.deepEqual(await absent(), [`${ana.id} off`])
  })

  test('two of the crew who have one name are told apart, and each signs for themselves', async () => {
    const [project, manager] = [await aProject(), await as('manager')]
    const { data } = await manager('GET', 'trade-contractors?per_page=2')
    const firms = (data as unknown as { data: { id: string; name: string }[] }).data
    const people: string[] = []
    const worker = { first_name: 'Omar', last_name: 'Diaz', kind: 'contractor_worker' }
    for (const { id } of firms) {
      const body = { ...worker, trade: 'Electrician', trade_contractor: id }
      people.push(String((await manager('POST', 'people-without-account', body)).data.id))
    }
    await server.database.database.transaction('owner', (db) =>
      db.run(sql`
        insert into workplace_workers (company_id, project, person, from_on)
        select company_id, ${project.id}, id, '2026-01-01' from person
        where id = any(${people}::uuid[])`),
    )
    const omars = (await offer(project.id)).crew.filter(({ name }) => name === 'Omar Diaz')
    assert.deepEqual(
      omars.map(({ detail }) => detail).sort(),
      firms.map(({ name }) => `Electrician · ${name}`).sort(),
    )
    const [, second] = omars
    assert.ok(second)
    const id = newId()
    const attendances = [signed(second.name, { person: second.id })]
    await manager('PUT', `given-talks/${id}`, given(project.id, { title: 'Cords', attendances }))
    assert.deepEqual(
      (await partsOf(id)).attendances.map(({ person }) => person),
      [second.id],
    )
  })

  test('keeps the words that were read, whatever the library says later', async () => {
    const [project, talk] = [await aProject(), await aTalk('Old words')]
    const [foreman, manager] = [await as('user'), await as('manager')]
    const id = newId()
    const words = { content: says('Tie off above two metres.'), questions: [] }
    await foreman('PUT', `given-talks/${id}`, given(project.id, { talk: talk.id, words }))
    const { status } = await manager('PATCH', `toolbox-talks/${talk.id}`, {
      version: talk.version,
      content: says('Something else.'),
    })
    assert.equal(status, 200)
    const { data } = await manager('GET', `toolbox-talk-deliveries/${id}/words`)
    assert.match(JSON.stringify(data.content), /Tie off above two metres/)
    assert.match(String(data.hash), /^[0-9a-f]{64}$/)
    await assert.rejects(
      server.database.database.transaction('owner', (db) =>
        db.run(sql`update toolbox_talk_deliveries set hash = 'other' where id = ${id}`),
      ),
      /does not change/,
    )
  })

  test('stands without its presenter’s signature until they sign; nobody else can', async () => {
    const project = await aProject()
    const [foreman, manager] = [await as('user'), await as('manager')]
    const id = newId()
    await foreman(
      'PUT',
      `given-talks/${id}`,
      given(project.id, { given: null, attendances: [signed('Vera Kim')] }),
    )
    assert.equal((await row(id)).state, 'delivered')
    const body = { given: signed('x').given, statement_lang: 'fr' }
    const path = `toolbox-talk-deliveries/${id}/signature`
    assert.equal((await manager('POST', path, body)).code, 'signature/person')
    assert.equal((await foreman('POST', path, body)).status, 204)
    assert.equal((await row(id)).state, 'complete')
    assert.equal((await foreman('POST', path, body)).code, 'talk/over')
  })

  test('turns what the crew reports into a deficiency of the place, and keeps a question as it is', async () => {
    const project = await aProject()
    const id = newId()
    await (await as('user'))(
      'PUT',
      `given-talks/${id}`,
      given(project.id, {
        questions: [
          { words: 'The rail on floor 4 is loose', wrong: true },
          { words: 'When does the crane come?', wrong: false },
        ],
      }),
    )
    const { questions } = await partsOf(id)
    assert.deepEqual(
      questions.map(({ words, deficiency }) => [words, deficiency !== null]),
      [
        ['The rail on floor 4 is loose', true],
        ['When does the crane come?', false],
      ],
    )
    const { data } = await (await as('manager'))('GET', `deficiencies/${questions[0]?.deficiency}`)
    const {
      source,
      status,
      project: at,
    } = data as unknown as Record<string, unknown> & {
      project: { id: string }
    }
    assert.deepEqual([source, status, at.id], ['talk', 'open', project.id])
  })

  test('is not told for a place of another company, and not read by it', async () => {
    const { status } = await (await as('user'))(
      'PUT',
      `given-talks/${newId()}`,
      given('01890000-0000-7000-8000-000000000000'),
    )
    assert.equal(status, 404)
  })
})

describe('a talk that is planned', () => {
  const plan = async (more: object) =>
    (await as('manager'))('POST', 'toolbox-talk-deliveries', more)
  const companyDay = async (days = 0) => {
    const found = await server.database.database.transaction('owner', (db) =>
      db.maybe(
        { day: 'string' },
        sql`select (now() at time zone timezone)::date + ${days}::integer as day from company
          where slug = 'northgate'`,
      ),
    )
    return found?.day
  }

  test('has the title of its talk, is offered first, and becomes what was given', async () => {
    const [project, talk] = [await aProject(), await aTalk('Cranes')]
    const { data } = await plan({ project: project.id, talk: talk.id, held_on: await companyDay() })
    assert.deepEqual([data.title, data.state], ['Cranes', 'scheduled'])
    const [first] = (await offer(project.id)).talks
    assert.deepEqual([first?.id, first?.plan, first?.why[0]], [talk.id, data.id, 'planned'])

    const foreman = await as('user')
    const body = given(project.id, { plan: data.id, talk: talk.id, title: 'Cranes' })
    const sent = newId()
    assert.equal((await foreman('PUT', `given-talks/${sent}`, body)).data.id, data.id)
    assert.equal((await foreman('PUT', `given-talks/${sent}`, body)).data.id, data.id)
    // A colleague gave it too, on a phone without a connection: nothing of that is lost.
    const other = newId()
    assert.equal((await foreman('PUT', `given-talks/${other}`, body)).data.id, other)
  })

  test('is missed once its day is over, or excused with the reason', async () => {
    const { id: project } = await aProject()
    const missed = await plan({ project, title: 'Housekeeping', held_on: await companyDay(-2) })
    assert.equal(missed.data.state, 'missed')
    const path = `toolbox-talk-deliveries/${missed.data.id}`
    const excuse = await (await as('user'))('PUT', `${path}/excuse`, { reason: 'Rain all day.' })
    assert.equal(excuse.status, 204)
    const excused = await row(missed.data.id)
    assert.deepEqual([excused.state, excused.excuse], ['excused', 'Rain all day.'])
    const { errors } = await (await as('manager'))('PATCH', path, {
      version: excused.version,
      title: 'Other',
    })
    assert.match(JSON.stringify(errors), /over/)
  })

  test('is for one place and about something', async () => {
    const { errors } = await (await as('manager'))('POST', 'toolbox-talk-deliveries', {
      held_on: await companyDay(),
    })
    assert.deepEqual(Object.keys(Object(errors)).sort(), ['project', 'talk'])
  })
})

describe('late joiners', () => {
  test('take part within a day, with the reason; afterwards nobody does', async () => {
    const project = await aProject()
    const foreman = await as('user')
    const join = (id: string) =>
      foreman('POST', `toolbox-talk-deliveries/${id}/attendances`, {
        attendance: signed('Vera Kim'),
        late_because: 'Her bus was late.',
        attested_lang: 'en',
      })
    const fresh = newId()
    await foreman('PUT', `given-talks/${fresh}`, given(project.id))
    assert.equal((await join(fresh)).status, 204)
    assert.equal((await partsOf(fresh)).attendances[0]?.late_because, 'Her bus was late.')
    const old = newId()
    const started_at = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
    await foreman('PUT', `given-talks/${old}`, given(project.id, { started_at }))
    assert.equal((await join(old)).code, 'talk/over')
  })

  test('who is at two talks at once is shown with the other one', async () => {
    const project = await aProject()
    const foreman = await as('user')
    const [ana] = (await offer(project.id)).crew
    assert.ok(ana)
    const attendances = [signed(ana.name, { person: ana.id })]
    const started_at = new Date(Date.now() - 5 * 60 * 60_000).toISOString()
    const [one, other] = [newId(), newId()]
    for (const [id, title] of [
      [one, 'Here'],
      [other, 'There'],
    ] as const)
      await foreman(
        'PUT',
        `given-talks/${id}`,
        given(project.id, { title, attendances, started_at }),
      )
    assert.equal((await partsOf(one)).attendances[0]?.also_at, 'There')
  })
})
