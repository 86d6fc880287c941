// The gate over HTTP: who is let in, who is refused, who lets them in all the same, and who is inside.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { management, manager, stranger, user } from '../../../../tests/submissions/sending.ts'
import { sql } from '../../../kit/db/sql.ts'
import { countWorkers } from '../../projects/headcount/headcount.store.ts'
import { decide } from '../deciding/decide.ts'
import type { GatePass, GatePerson, GateRules } from '../gate.contract.ts'

describe('the gate of a project', () => {
  const server = withServer()
  const as = async (who: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/gate${path}`, { token: await server.token(who), body })
  const data = <T>({ body }: { body: Record<string, unknown> }) => body.data as T
  const gate = async () => {
    const [first] = data<{ id: string; is_set_up: boolean }[]>(await as(manager, 'GET', ''))
    assert.ok(first?.is_set_up)
    return first.id
  }
  const rules = async (project: string) => data<GateRules>(await as(manager, 'GET', `/${project}`))
  const outside = ({ people, passes }: GateRules, colour: string): GatePerson => {
    const found = people.find(
      (one) =>
        decide(one.facts, rulesDay(passes)).colour === colour &&
        !passes.some(({ person }) => person === one.id),
    )
    assert.ok(found, colour)
    return found
  }
  let today = ''
  const rulesDay = (_: readonly GatePass[]) => today
  const read = async (project: string) => {
    const found = await rules(project)
    today = found.today
    return found
  }
  const came = (person: string, id: string = randomUUID()) => ({
    id,
    who: { kind: 'person', person },
  })

  test('refuses red by 409 and notes it; the person who may overrides with a reason, and then it lets in', async () => {
    const project = await gate()
    const red = outside(await read(project), 'red')
    const id = randomUUID()
    assert.equal((await as(user, 'POST', `/${project}/passes`, came(red.id, id))).status, 409)
    const refused = (await read(project)).passes.find((pass) => pass.id === id)
    assert.deepEqual([refused?.colour, refused?.in_at], ['red', null])
    assert.ok((refused?.reasons.length ?? 0) > 0)

    const override = (who: string, reason: string) =>
      as(who, 'PUT', `/${project}/overrides/${red.id}`, { reason })
    const denied = await override(user, 'He is needed.')
    assert.deepEqual([denied.status, denied.body.code], [409, 'gate/no-override'])
    assert.equal((await override(manager, ' ')).status, 422)
    assert.equal((await override(manager, 'Escorted to the trailer.')).status, 204)
    const entered = await as(user, 'POST', `/${project}/passes`, came(red.id))
    assert.equal(entered.status, 200)
    assert.deepEqual(
      [data<GatePass>(entered).colour, data<GatePass>(entered).overridden],
      ['red', true],
    )
    const said = (await read(project)).overrides.find(({ person }) => person === red.id)
    assert.equal(said?.reason, 'Escorted to the trailer.')
  })

  test('says the same on a tablet as for the staff, with nobody signed in', async () => {
    const project = await gate()
    const { path } = data<{ path: string }>(await as(manager, 'PUT', `/${project}/tablet`))
    const tablet = (method: string, more = '', body?: unknown) =>
      server.ask(method, `/api${path}${more}`, { body })
    const { people, passes } = data<GateRules>(await tablet('GET'))
    const here = await read(project)
    assert.deepEqual(people, here.people)
    assert.deepEqual(passes, here.passes)
    // What the device decides by its rules is what the server decides.
    for (const colour of ['green', 'amber', 'red'] as const) {
      const person = people.find(
        (one) =>
          decide(one.facts, today).colour === colour &&
          !passes.some((pass) => pass.person === one.id),
      )
      if (person === undefined) continue
      const answer = await tablet('POST', '/passes', came(person.id))
      assert.equal(answer.status, colour === 'red' ? 409 : 200, colour)
    }
    const renewed = data<{ path: string }>(await as(manager, 'PUT', `/${project}/tablet`))
    assert.equal((await tablet('GET')).status, 404)
    await as(manager, 'DELETE', `/${project}/tablet`)
    assert.equal((await server.ask('GET', `/api${renewed.path}`)).status, 404)
  })

  test('stops the people of a contractor whose insurance lapsed yesterday, or who is suspended', async () => {
    const project = await gate()
    const worker = (await read(project)).people.find(({ facts }) => facts.contractor !== null)
    assert.ok(worker)
    const owner = (statement: ReturnType<typeof sql>) =>
      server.database.database.transaction('owner', (db) => db.run(statement))
    const firm = sql`(select trade_contractor from engagement
      where person = ${worker.id} and trade_contractor is not null limit 1)`
    const reasons = async () => {
      const found = (await read(project)).people.find(({ id }) => id === worker.id)
      assert.ok(found)
      return decide(found.facts, today)
        .reasons.filter(({ code }) => /^(contractor|paper)_/.test(code))
        .map(({ code, about }) => `${code}: ${about}`)
    }
    await owner(sql`update trade_contractors set state = 'approved' where id = ${firm}`)
    await owner(sql`update tc_papers set expires_on = null where trade_contractor = ${firm}`)
    for (const kind of ['clearance', 'liability'])
      await owner(sql`insert into tc_papers (company_id, trade_contractor, kind, name)
        select company_id, id, ${kind}, ${kind} from trade_contractors where id = ${firm}`)
    assert.deepEqual(await reasons(), [])
    await owner(sql`update tc_papers set expires_on = current_date - 2
      where trade_contractor = ${firm} and kind = 'liability'`)
    assert.deepEqual(await reasons(), ['paper_over: Commercial general liability insurance'])
    await owner(sql`update trade_contractors set state = 'suspended', suspended_reason = 'Unsafe.'
      where id = ${firm}`)
    assert.match((await reasons()).join(), /^contractor_closed: /)
  })

  test('signs a visitor in who has read what visitors read, once, and out again', async () => {
    const project = await gate()
    const id = randomUUID()
    const who = { kind: 'visitor', name: 'Ada Quist', firm: 'Harbour', host: 'Priya' }
    const ask = (more: object) =>
      as(user, 'POST', `/${project}/passes`, { id, who: { ...who, ...more } })
    assert.equal((await ask({ has_read: false })).status, 422)
    assert.equal((await ask({ has_read: true })).status, 200)
    assert.equal((await ask({ has_read: true })).status, 200)
    const visits = () =>
      read(project).then(({ passes }) => passes.filter(({ name }) => name === 'Ada Quist'))
    assert.equal((await visits()).length, 1)
    assert.equal((await as(user, 'PUT', `/${project}/passes/${id}/out`, {})).status, 200)
    assert.ok((await visits())[0]?.out_at)
  })

  test('takes what happened without a connection as it happened, and says so', async () => {
    const project = await gate()
    const red = outside(await read(project), 'red')
    const away_at = new Date(Date.now() - 1000).toISOString()
    const answer = await as(user, 'POST', `/${project}/passes`, { ...came(red.id), away_at })
    assert.equal(answer.status, 200)
    const pass = data<GatePass>(answer)
    assert.deepEqual([pass.away, pass.colour, pass.overridden], [true, 'red', false])
    assert.equal(Date.parse(pass.in_at ?? ''), Date.parse(away_at))
  })

  test('makes the headcount: the larger while the day lasts, those who came once it is over', async () => {
    const project = await gate()
    const owner = server.database.database
    const counted = (day: ReturnType<typeof sql>) =>
      owner.transaction('owner', async (db) => {
        await db.run(
          sql`select set_config('app.company_id', (select company_id::text from projects where id = ${project}), true)`,
        )
        const on = await db.maybe({ day: 'string' }, sql`select ${day} as day`)
        // What somebody entered would stand.
        await db.run(
          sql`delete from headcounts where project = ${project} and day = ${on?.day ?? ''}`,
        )
        await countWorkers(db, project, on?.day ?? '')
        const found = await db.maybe(
          { workers: 'number', came: 'number', listed: 'number' },
          sql`
          select h.workers,
            (select count(distinct g.person)::integer from gate_passes g where g.project = h.project
              and g.day = h.day and g.in_at is not null) as came,
            (select count(distinct w.person)::integer from workplace_workers w where w.project = h.project
              and h.day between w.from_on and coalesce(w.to_on, 'infinity')) as listed
          from headcounts h where h.project = ${project} and h.day = ${on?.day ?? ''}::date`,
        )
        return found
      })
    const now = await counted(sql`company_today()`)
    assert.equal(now?.workers, Math.max(now?.came ?? 0, now?.listed ?? 0))
    await owner.transaction('owner', (db) =>
      db.run(sql`update gate_passes set day = day - 1 where project = ${project}`),
    )
    const over = await counted(sql`company_today() - 1`)
    assert.ok((over?.came ?? 0) > 0 && over?.came !== over?.listed)
    assert.equal(over?.workers, over?.came)
  })

  test('is another company’s affair, and nobody’s without the right', async () => {
    const project = await gate()
    assert.equal((await as(stranger, 'GET', `/${project}`)).status, 404)
    assert.equal((await as(stranger, 'PUT', `/${project}/tablet`)).status, 404)
    assert.equal((await as(management, 'GET', `/${project}`)).status, 403)
    assert.equal((await as(user, 'GET', `/${project}/settings`)).status, 403)
  })
})
