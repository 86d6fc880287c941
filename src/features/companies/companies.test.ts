// Companies begin by a mailed link or by the provider's hand, and the provider keeps them: seen by counts alone.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { sql } from '../../kit/db/sql.ts'
import { silentLog } from '../../kit/log/log.server.ts'
import { prove } from '../../kit/proof-of-work/proof-of-work.ts'
import { readTrial } from './dates/trial.job.ts'
import { greetWithFirstStart } from './starting/server/offer-start.ts'

describe('companies', () => {
  const server = withServer(silentLog, async (connection) => connection, { trials: true })
  const { ask } = server
  const owner = <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
    server.database.database.transaction('owner', (db) => db.many<T>(query))
  const admin = async (method: string, path: string, body?: unknown) =>
    ask(method, `/api/admin/companies${path}`, {
      token: await server.token('admin@plumbline.test'),
      body,
    })
  const mailsTo = (to: string) =>
    owner<{ subject: string; text: string }>(
      sql`select subject, text from mail where recipient = ${to} order by created_at, subject`,
    )
  const linkIn = (text: string) => /\/signup\/([\w-]+)/.exec(text)?.[1] ?? ''
  const linkTo = async (to: string) => linkIn((await mailsTo(to)).at(-1)?.text ?? '')

  async function askForTrial(email: string) {
    const id = randomUUID()
    const { status } = await ask('POST', '/api/requests', {
      body: {
        ...{ id, kind: 'trial', name: 'Rosa Almeida', company: 'Birch Street', email, lang: 'fr' },
        ...{ consent: true, proof: await prove(id) },
      },
    })
    assert.equal(status, 200)
    return id
  }
  const about = {
    name: 'Birch Street Constructors',
    country: 'CA',
    trade: 'building',
    timezone: 'America/Toronto',
    language: 'fr',
    first_name: 'Rosa',
    last_name: 'Almeida',
    email: 'somebody@else.example',
  }
  const password = 'a quiet bridge at noon'

  async function begin(token: string, more: object = {}) {
    const started = await ask('POST', `/api/company-start/${token}`, {
      body: { ...about, ...more },
    })
    assert.equal(started.status, 200, JSON.stringify(started.body))
    const path = `/api/signup/${started.body.token}`
    const invited = await ask('GET', path)
    const entered = await ask('POST', path, {
      body: { first_name: 'Rosa', last_name: 'Almeida', language: 'fr', password },
    })
    assert.equal(entered.status, 200, JSON.stringify(entered.body))
    return {
      name: (invited.body.data as { sign_in_name: string }).sign_in_name,
      token: String(entered.body.token),
    }
  }

  test('who asks for a trial begins it by the mailed link, and finds the forms, talks and courses of the trade', async () => {
    const email = 'rosa@birch.example'
    const request = await askForTrial(email)
    const link = await linkTo(email)
    const { body } = await ask('GET', `/api/company-start/${link}`)
    assert.deepEqual(body.data, {
      ...{ kind: 'trial', name: 'Rosa Almeida', company: 'Birch Street', email, language: 'fr' },
      trial_days: 30,
    })
    const { name, token } = await begin(link)
    // The link was mailed to the address; another one that is typed is not believed.
    assert.equal(name, email)
    const listed = async (path: string) =>
      (await ask('GET', `/api/dashboard/${path}`, { token })).body.data as {
        data: { title?: string; name?: string }[]
        total: number
      }
    const forms = await listed('forms?per_page=100')
    const titles = forms.data.map(({ title }) => title)
    assert.ok(titles.includes('Évaluation des dangers sur le terrain (FLHA)'), titles.join())
    assert.ok(!titles.some((title) => /cadenassage/i.test(title ?? '')), 'a plant’s form')
    assert.ok((await listed('toolbox-talks')).total > 40)
    assert.ok((await listed('training')).total > 20)
    // Its first incident is answered by talks: they are about the types and reasons that it begins with.
    const types = (await listed('incident-types?per_page=100')).data as {
      id: string
      name: string
    }[]
    const fire = types.find((one) => one.name === 'Incendie ou explosion')?.id
    const suggested = async () => {
      const { talks } = (await ask('GET', '/api/dashboard/toolbox-talk-offer', { token })).body
        .data as { talks: { title: string; why: string[] }[] }
      return talks.flatMap(({ title, why }) => (why.includes('incident') ? [title] : []))
    }
    assert.deepEqual(await suggested(), [])
    const incident = await ask('POST', '/api/dashboard/incidents', {
      token,
      body: {
        ...{ kind: 'incident', type: fire, severity: 'none', confidential: false },
        occurred_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        description: 'Des étincelles ont mis le feu à une bâche.',
      },
    })
    assert.equal(incident.status, 201, JSON.stringify(incident.body))
    assert.equal((await suggested()).length, 1)
    const [made] = await owner<{ state: string; became: string | null }>(
      sql`select state, became from site_request where id = ${request}`,
    )
    assert.equal(made?.state, 'done')
    assert.ok(made?.became)
    // Used once, it leads nowhere; nor does what nobody made.
    for (const spent of [link, 'new-nothing'])
      assert.equal((await ask('GET', `/api/company-start/${spent}`)).body.code, 'link/spent')
    assert.equal(
      (await ask('POST', `/api/company-start/${link}`, { body: about })).body.code,
      'link/spent',
    )
    // Nothing of another company is there.
    assert.equal((await listed('users')).total, 1)
  })

  test('what is missing is named, and the link still works', async () => {
    const email = 'again@birch.example'
    await askForTrial(email)
    const link = await linkTo(email)
    const { status, body } = await ask('POST', `/api/company-start/${link}`, {
      body: { ...about, name: ' ', timezone: 'Mars/Olympus', trade: 'magic' },
    })
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(body.errors ?? {}).sort(), ['name', 'timezone', 'trade'])
    await begin(link)
  })

  test('a US plant begins with its own forms, and without the courses of Ontario', async () => {
    const email = 'plant@birch.example'
    await askForTrial(email)
    const { token } = await begin(await linkTo(email), {
      ...{ country: 'US', trade: 'industrial', timezone: 'America/Chicago', language: 'en' },
    })
    const total = async (path: string) =>
      ((await ask('GET', `/api/dashboard/${path}`, { token })).body.data as { total: number }).total
    assert.equal(await total('training'), 0)
    const forms = (await ask('GET', '/api/dashboard/forms?per_page=100', { token })).body.data as {
      data: { title: string }[]
    }
    const titles = forms.data.map(({ title }) => title).join('\n')
    assert.match(titles, /Lockout/)
    assert.doesNotMatch(titles, /JHSC/)
  })

  test('the provider makes a company from a request, and its manager is invited', async () => {
    const made = await admin('POST', '', { ...about, email: 'ivan@made.example', trial_days: null })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id } = made.body.data as { id: string }
    const read = async () =>
      (await admin('GET', `/${id}`)).body.data as {
        state: string
        managers: { id: string; entered: boolean }[]
      }
    const { state, managers } = await read()
    assert.deepEqual([state, managers.map(({ entered }) => entered)], ['active', [false]])
    const again = await admin('POST', `/${id}/managers/${managers[0]?.id}/invitation`)
    assert.equal(again.status, 200)
    const path = `/api/signup/${await linkTo('ivan@made.example')}`
    const body = { first_name: 'Ivan', last_name: 'Petrov', language: 'en', password }
    assert.equal((await ask('POST', path, { body })).status, 200)
    assert.equal((await read()).managers[0]?.entered, true)
    assert.equal((await admin('POST', `/${id}/managers/${managers[0]?.id}/invitation`)).status, 404)
    // Two of one name are two.
    assert.equal(
      (await admin('POST', '', { ...about, email: 'b@made.example', trial_days: 5 })).status,
      201,
    )
  })

  test('a suspended company reads and changes nothing until it is opened again; its managers are told why', async () => {
    const [southfield] = await owner<{ id: string }>(
      sql`select id from company where slug = 'southfield'`,
    )
    const id = southfield?.id ?? ''
    const email = 'manager@southfield.test'
    const token = await server.token(email)
    const categories = '/api/dashboard/form-categories'
    const add = async () =>
      (await ask('POST', categories, { token, body: { name: `Checks ${randomUUID()}` } })).status
    const unexplained = await admin('PATCH', `/${id}`, { state: 'suspended' })
    assert.deepEqual(Object.keys(unexplained.body.errors ?? {}), ['reason'])
    assert.equal(
      (await admin('PATCH', `/${id}`, { state: 'suspended', reason: 'Winter.' })).status,
      204,
    )
    assert.equal((await ask('GET', categories, { token })).status, 200)
    assert.equal(await add(), 409)
    const [mail] = await mailsTo(email)
    assert.match(mail?.subject ?? '', /suspended/)
    assert.match(mail?.text ?? '', /Winter\./)
    const listed = (await admin('GET', '?state=suspended')).body as { data: { id: string }[] }
    assert.deepEqual(
      listed.data.map((one) => one.id),
      [id],
    )
    assert.equal((await admin('PATCH', `/${id}`, { state: 'active' })).status, 204)
    assert.equal(await add(), 201)
  })

  test('a trial says its end 14, 7, 3 and 1 days before, each once, and reads only after it', async () => {
    const email = 'trial@birch.example'
    await askForTrial(email)
    const { token } = await begin(await linkTo(email))
    const company = { at: '' }
    const [made] = await owner<{ id: string; ends: string }>(sql`
      select c.id, c.trial_ends_on as ends from company c
      join account a on a.company_id = c.id join login l on l.id = a.login_id where l.email = ${email}`)
    company.at = made?.id ?? ''
    const before = (await mailsTo(email)).length
    const on = async (daysBefore: number) => {
      const now = new Date(Date.parse(`${made?.ends}T15:00:00Z`) - daysBefore * 86_400_000)
      await server.database.database.transaction('app', async (db) => {
        await db.run(sql`select set_config('app.company_id', ${company.at}, true)`)
        await readTrial(db, 'https://safety.example', now)
      })
      return (await mailsTo(email)).length - before
    }
    const told: number[] = []
    for (const day of [15, 14, 13, 7, 7, 3, 1, 0]) told.push(await on(day))
    assert.deepEqual(told, [0, 1, 1, 2, 2, 3, 4, 4])
    const add = async () =>
      (await ask('POST', '/api/dashboard/form-categories', { token, body: { name: 'More' } }))
        .status
    assert.equal(await on(-1), 5)
    assert.equal(await add(), 409)
    assert.equal(await on(-2), 5)
  })

  test('the provider alone sees them, and none of their words', async () => {
    const manager = await server.token('manager@northgate.test')
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PATCH', `/${randomUUID()}`],
    ] as const) {
      assert.equal(
        (
          await ask(method, `/api/admin/companies${path}`, {
            token: manager,
            body: method === 'GET' ? undefined : {},
          })
        ).status,
        403,
      )
      assert.equal((await ask(method, `/api/admin/companies${path}`)).status, 401)
    }
    assert.equal((await admin('GET', `/${randomUUID()}`)).status, 404)
    const { data } = (await admin('GET', '?search=NORTH')).body as {
      data: Record<string, unknown>[]
    }
    assert.equal(data.length, 1)
    assert.ok(Number(data[0]?.submissions) > 0)
    assert.ok(Number(data[0]?.people) >= 3)
  })

  test('the provider sees the installation at a glance', async () => {
    const { body } = await ask('GET', '/api/admin/overview', {
      token: await server.token('admin@plumbline.test'),
    })
    const { companies, backup_at } = body.data as {
      companies: Record<string, number>
      backup_at: string | null
    }
    const all = (await admin('GET', '')).body as { data: unknown[] }
    assert.equal(
      Object.values(companies).reduce((sum, n) => sum + n),
      all.data.length,
    )
    assert.equal(backup_at, null)
  })

  test('the link of a first start is offered to an empty installation alone', async () => {
    assert.deepEqual(await greetWithFirstStart(server.database.database, 'http://localhost'), [])
  })
})
