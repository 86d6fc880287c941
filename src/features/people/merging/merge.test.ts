// Two rows of one human become one, and two again.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'

type Row = Record<string, unknown> & { id: string; version: number }
const manager = 'manager@northgate.test'

describe('duplicates', () => {
  const server = withServer()
  const as = async (email: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/${path}`, {
      token: await server.token(email),
      ...(body === undefined ? {} : { body }),
    })
  const ask = (method: string, path: string, body?: unknown) => as(manager, method, path, body)
  const owner = <R = Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<R>(statement))
  const dataOf = ({ body }: { body: Record<string, unknown> }) =>
    body.data as Record<string, unknown>
  const idOf = async (name: string) =>
    (
      await owner<{ id: string }>(
        sql`select id from person where name = ${name} and archived_at is null`,
      )
    )[0]?.id ?? ''
  const add = async (given: object) =>
    String(dataOf(await ask('POST', 'users', { language: 'en', role_id: '3', ...given })).id)
  const pairs = async () =>
    (
      dataOf(await ask('GET', 'users-duplicates')).pairs as {
        one: Row
        other: Row
        why: string[]
        distinct: boolean
      }[]
    ).map(({ one, other, ...pair }) => ({ ids: [one.id, other.id].sort(), ...pair }))
  const details = {
    home_address: null,
    sex: null,
    emergency_name: null,
    emergency_relation: null,
    emergency_phone: null,
  }
  const born = (id: string, birth_date: string, version = 0) =>
    ask('PUT', `users/${id}/confidential`, { version, values: { ...details, birth_date } })

  test('they are found by name and birth date, by mobile and by address, and said to be two', async () => {
    assert.deepEqual(await pairs(), [])
    const stefan = await idOf('Stefan Nowak')
    const again = await add({
      first_name: 'Stefan',
      last_name: 'NOWAK',
      mobile: '+1 (416) 555-0213',
    })
    await born(stefan, '1980-05-05')
    await born(again, '1980-05-06')
    const ids = [stefan, again].sort()
    assert.deepEqual(await pairs(), [{ ids, why: ['mobile'], distinct: false }])
    await born(again, '1980-05-05', 1)
    assert.deepEqual(await pairs(), [{ ids, why: ['birth', 'mobile'], distinct: false }])
    await ask('PUT', `users-duplicates/${again}/${stefan}/distinct`)
    assert.deepEqual(
      (await pairs()).map(({ distinct }) => distinct),
      [true],
    )
    await ask('DELETE', `users-duplicates/${stefan}/${again}/distinct`)
    const row = dataOf(await ask('GET', `users/${again}`)) as Row
    await ask('PATCH', `users/${again}`, { version: row.version, first_name: 'Stan' })
    assert.deepEqual(await pairs(), [{ ids, why: ['mobile'], distinct: false }])
    const south = await as('manager@southfield.test', 'GET', `users-duplicates/${stefan}/${again}`)
    assert.equal(south.status, 404)
  })

  test('what both have is kept, it is in the log, and undone it is as it was', async () => {
    const kept = await idOf('Oleh Bondar')
    const gone = await add({
      first_name: 'Oleg',
      last_name: 'Bondar',
      mobile: '416 555 0999',
      trade: 'Formwork',
    })
    await born(gone, '1990-01-02')
    await ask('POST', `users/${gone}/hats`, { kind: 'visitor', starts_on: '2026-02-02' })
    const [project] = await owner<{ id: string }>(sql`
      select p.id from projects p join company c on c.id = p.company_id
      where c.slug = 'northgate' and p.completed_at is null and p.archived_at is null limit 1`)
    await owner(sql`update projects set hs_lead = ${gone} where id = ${project?.id} returning id`)
    const todo = dataOf(
      await ask('POST', 'to-dos', { title: 'Count the harnesses', assignee: gone }),
    ).id
    const compared = dataOf(await ask('GET', `users-duplicates/${kept}/${gone}`))
    assert.deepEqual(compared.details, [0, 1])
    assert.deepEqual(compared.refusals, [null, null])
    const records = compared.records as { what: string; counts: number[] }[]
    assert.deepEqual(records.find(({ what }) => what === 'Projects')?.counts[1], 1)
    for (const { what } of records) assert.doesNotMatch(what, /_/, `${what} has a name for people`)

    const made = await ask('POST', 'users-merges', { kept, gone, take: ['first_name'] })
    assert.equal(made.status, 201)
    const after = dataOf(await ask('GET', `users/${kept}`))
    assert.deepEqual(
      [after.name, after.mobile, after.trade],
      ['Oleg Bondar', '416 555 0209', 'Formwork'],
    )
    const read = dataOf(await ask('GET', `users/${kept}/confidential`)) as { values: Row }
    assert.equal(read.values.birth_date, '1990-01-02')
    const hats = dataOf(await ask('GET', `users/${kept}/hats`)) as unknown as { kind: string }[]
    assert.ok(hats.some(({ kind }) => kind === 'visitor'))
    const leads = async () =>
      (
        await owner<{ hs_lead: string; assignee: string }>(sql`
        select p.hs_lead, t.assignee from projects p, to_dos t
        where p.id = ${project?.id} and t.id = ${todo}`)
      )[0]
    assert.deepEqual(await leads(), { hs_lead: kept, assignee: kept })
    const archived = dataOf(await ask('GET', `users/${gone}`))
    assert.deepEqual(
      [archived.state, archived.archived_reason],
      ['deactivated', 'Merged into Oleh Bondar.'],
    )
    const log = JSON.stringify((await ask('GET', 'changes?subject=person_merge')).body)
    assert.match(log, /Oleg Bondar/)

    const id = dataOf(made).id
    const undone = dataOf(await ask('DELETE', `users-merges/${id}`))
    assert.deepEqual(undone, { undone: true, in_the_way: [] })
    assert.deepEqual(await leads(), { hs_lead: gone, assignee: gone })
    const back = dataOf(await ask('GET', `users/${kept}`))
    assert.deepEqual([back.name, back.trade], ['Oleh Bondar', null])
    assert.equal(dataOf(await ask('GET', `users/${gone}`)).state, 'none')
    const emptied = dataOf(await ask('GET', `users/${kept}/confidential`)) as { values: Row }
    assert.equal(emptied.values.birth_date, null)
    const twice = dataOf(await ask('DELETE', `users-merges/${id}`)) as { in_the_way: Row[] }
    assert.deepEqual(
      twice.in_the_way.map(({ why }) => why),
      ['time'],
    )
  })

  test("a chain's step and a saved view name the one who is kept, once, and again the other", async () => {
    const kept = await idOf('Stefan Nowak')
    const gone = await add({ first_name: 'Stephan', last_name: 'Novak' })
    const step = { id: crypto.randomUUID(), after: 2, to: 'named' }
    const made = await ask('POST', 'escalation-chains', {
      name: 'Who is called',
      waits_for: 'task-overdue',
      steps: [
        { ...step, people: [gone, kept] },
        { ...step, id: crypto.randomUUID(), people: [gone] },
      ],
    })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const chain = dataOf(made).id
    const view = await ask('POST', 'views/to-dos', {
      ...{ name: 'Stephan', query: `sort=title&filter[assignee]=${gone}`, columns: null },
    })
    const texts = async () =>
      (
        await owner<{ steps: { people: string[] }[]; people: string[]; query: string }>(sql`
        select c.steps, c.people, v.query from escalation_chains c, register_view v
        where c.id = ${chain} and v.id = ${dataOf(view).id}`)
      )[0]
    const before = await texts()
    const merged = dataOf(await ask('POST', 'users-merges', { kept, gone }))
    const after = await texts()
    assert.deepEqual(
      after?.steps.map(({ people }) => people),
      [[kept], [kept]],
    )
    assert.deepEqual(after?.people, [kept])
    assert.equal(after?.query, `sort=title&filter[assignee]=${kept}`)
    assert.equal(dataOf(await ask('DELETE', `users-merges/${merged.id}`)).undone, true)
    assert.deepEqual(await texts(), before)

    const again = dataOf(await ask('POST', 'users-merges', { kept, gone }))
    await owner(sql`
      update escalation_chains set steps = jsonb_set(steps, '{0,after}', '5') where id = ${chain} returning id`)
    const { undone, in_the_way } = dataOf(await ask('DELETE', `users-merges/${again.id}`))
    assert.equal(undone, false)
    assert.deepEqual(in_the_way, [{ what: 'Escalation chains', n: 1, why: 'records' }])
  })

  test('what was written since is in the way, and named', async () => {
    const kept = await idOf('Tala Redsky')
    const gone = await add({
      first_name: 'Tala',
      last_name: 'Red-Sky',
      email: 'tala.r@northgate.test',
    })
    const todo = dataOf(
      await ask('POST', 'to-dos', { title: 'Sweep the yard', assignee: gone }),
    ) as Row
    const made = dataOf(await ask('POST', 'users-merges', { kept, gone, take: ['last_name'] }))
    await owner(
      sql`update to_dos set assignee = ${await idOf('Noor Aziz')} where id = ${todo.id} returning id`,
    )
    await owner(sql`update person set last_name = 'Sky' where id = ${kept} returning id`)
    await add({ first_name: 'Other', last_name: 'Tala', email: 'TALA.R@northgate.test' })
    const { undone, in_the_way } = dataOf(await ask('DELETE', `users-merges/${made.id}`)) as {
      undone: boolean
      in_the_way: { what: string; why: string; n: number }[]
    }
    assert.equal(undone, false)
    assert.deepEqual(
      in_the_way.map(({ what, why, n }) => [what, why, n]),
      [
        ['last_name', 'field', 1],
        ['email', 'field', 1],
        ['To-dos', 'records', 1],
      ],
    )
    assert.equal(dataOf(await ask('GET', `users/${kept}`)).name, 'Tala Sky', 'nothing was touched')
  })

  test('it is undone for a day, and then says that the time is over', async () => {
    const kept = await idOf('Noor Aziz')
    const gone = await add({ first_name: 'Noor', last_name: 'Asis' })
    const { id } = dataOf(await ask('POST', 'users-merges', { kept, gone, take: [] }))
    type Past = { merges: { id: string; can: string[] }[] }
    const can = async () =>
      (dataOf(await ask('GET', 'users-duplicates')) as unknown as Past).merges.find(
        (one) => one.id === id,
      )?.can
    assert.deepEqual(await can(), ['undo'])
    const age = (hours: number) =>
      owner(sql`update person_merge set created_at = now() - ${hours} * interval '1 hour'
        where id = ${id} returning id`)
    await age(25)
    assert.deepEqual(await can(), [])
    assert.deepEqual(dataOf(await ask('DELETE', `users-merges/${id}`)), {
      undone: false,
      in_the_way: [{ what: '', n: 0, why: 'time' }],
    })
    await age(23)
    assert.equal(dataOf(await ask('DELETE', `users-merges/${id}`)).undone, true)
  })

  test('two with an account each: one is deactivated; what both had once stays with that one', async () => {
    const kept = await idOf('Luc Tremblay')
    const gone = await idOf('Helen Zhang')
    const token = await server.token('management@northgate.test')
    await owner(sql`
      insert into register_view (company_id, account_id, register, name)
      select company_id, id, 'users', 'Mine' from person where id in (${kept}, ${gone}) returning id`)
    const [before] = await owner<{ n: number }>(
      sql`select count(*)::integer as n from signature where signer = ${gone}`,
    )
    assert.equal((await ask('POST', 'users-merges', { kept, gone })).status, 201)
    assert.equal((await server.ask('GET', '/api/dashboard/account', { token })).status, 401)
    const views = await owner(
      sql`select account_id from register_view where name = 'Mine' order by 1`,
    )
    assert.equal(views.length, 2, 'nothing is lost')
    const [after] = await owner<{ n: number }>(
      sql`select count(*)::integer as n from signature where signer = ${gone}`,
    )
    assert.deepEqual(after, before, 'what was signed does not change')
    const same = await owner<{ id: string }>(sql`
      select set_config('app.company_id', company_id::text, true) as id from person where id = ${kept}
      union all select same_person(${kept})::text`)
    assert.ok(same.some(({ id }) => id === gone))
  })

  test('nobody merges themselves away, the last manager, an account into none, or with what is gone', async () => {
    const maya = await idOf('Maya Okafor')
    const wrong = async (body: object) => {
      const { status, body: answer } = await ask('POST', 'users-merges', body)
      return [status, answer.errors?.gone?.[0]]
    }
    assert.deepEqual(await wrong({ kept: await idOf('Noor Aziz'), gone: maya }), [
      422,
      'You are signed in as this person.',
    ])
    assert.deepEqual(
      await wrong({ kept: await idOf('Isaac Boyd'), gone: await idOf('Noor Aziz') }),
      [422, 'This person has an account, the other one has none.'],
    )
    assert.equal((await wrong({ kept: maya, gone: maya }))[0], 404)
    const user = 'user@northgate.test'
    const merger = sql`(select a.id from account a join login l on l.id = a.login_id where l.email = ${user})`
    await owner(sql`update account set extra_grants = '{users.archive}' where id = ${merger}`)
    const others = { kept: await idOf('Noor Aziz'), gone: maya }
    const last = await as(user, 'POST', 'users-merges', others)
    assert.equal(last.status, 422)
    assert.match(
      String(last.body.errors?.gone?.[0]),
      /^Your company needs a health and safety manager/,
    )
    await owner(sql`update account set extra_grants = '{}' where id = ${merger}`)
    const [south] = await owner<{ id: string }>(sql`select id from person where name = 'Ana Reyes'`)
    assert.equal((await wrong({ kept: maya, gone: south?.id }))[0], 404)
    const joy = await ask('POST', 'users-merges', {
      kept: await idOf('Isaac Boyd'),
      gone: await idOf('Joy Adeyemi'),
    })
    assert.equal(joy.status, 201, 'two who have no account')
  })
})
