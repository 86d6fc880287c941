// What follows from a confidential answer is as confidential as the answer: the person who may not read it
// gets the same, letter for letter, whatever was said.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Question } from '../../../src/features/forms/definition/index.ts'
import { scoreOpenly } from '../../../src/features/submissions/revisions/server/open-scores.job.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { withServer } from '../../api/server.ts'
import { wordsOfPdf } from '../../registers/sheets.ts'
import { until } from '../../until.ts'
import {
  check,
  type FillableForm,
  management,
  manager,
  question,
  sending,
  shownWhen,
  text,
  user,
} from '../sending.ts'

const secret = { confidential: true }
const options = [
  { id: 'yes', label: 'Yes', score: 0, fails: true },
  { id: 'no', label: 'No', score: 1 },
]

/** As it could be published once: open questions hang on confidential ones in every way there is. */
const fields: readonly Question[] = [
  check('brakes', { deficiency: { severity: 'low' } }),
  question('test', 'radio', { ...secret, options, deficiency: { severity: 'critical' } }),
  question('level', 'number', secret),
  question('doubled', 'calculated', { calculation: { of: ['level'], how: 'sum' } }),
  question('again', 'calculated', { calculation: { of: ['doubled'], how: 'sum' } }),
  text('asked', shownWhen('asked', 'test', 'yes')),
  check('after', { ...shownWhen('after', 'asked', 'x'), deficiency: { severity: 'critical' } }),
  question('part', 'section', shownWhen('part', 'test', 'yes')),
  text('below'),
]

/** The same for two answers that differ in nothing but which rows they are of, and when. */
function alike(value: unknown): string {
  const seen = new Map<string, string>()
  const name = (kind: string) => (found: string) => {
    const known = seen.get(found) ?? `${kind}${seen.size}`
    seen.set(found, known)
    return known
  }
  return JSON.stringify(value ?? null)
    .replace(/\\?[0-9a-f]{64}/g, name('hash'))
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, name('id'))
    .replace(/(SUB|DEF)-\d{4}-\d+/g, name('number'))
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, 'then')
    .replace(/"(seq|position)":\d+/g, 'order')
    .replace(/Form \d+|Sent \d+ [\w@.]+/g, 'form')
}

describe('what follows from confidential answers', () => {
  const server = withServer()
  const { ask, form, good, body, sent } = sending(server)
  const owner = <Row>(query: ReturnType<typeof sql>) =>
    server.database.database.transaction('owner', (db) => db.many<Row>(query))

  /** A version as it was published before such a form was refused. */
  async function publishedBefore(asked: readonly Question[]): Promise<FillableForm> {
    const made = await form([text('open')], { scoring: true, pass_mark: 60 })
    const definition = { fields: asked, languages: ['en'] as const }
    const [version] = await owner<{ id: string }>(sql`
      insert into form_version (company_id, form, n, definition, hash)
      select company_id, form, 2, ${JSON.stringify(definition)}::jsonb, md5(${made.id}) || md5('')
      from form_version where form = ${made.id} and n = 1 returning id`)
    return { ...made, version: version?.id ?? '', definition }
  }

  async function raw(email: string, path: string): Promise<Buffer> {
    const response = await fetch(`${server.address}/api/dashboard/${path}`, {
      headers: { authorization: `Bearer ${await server.token(email)}` },
    })
    assert.equal(response.status, 200, path)
    return Buffer.from(await response.arrayBuffer())
  }

  const reads = async (email: string, path: string) => (await ask(email, 'GET', path)).body

  /** Everything that can be read of one submission of a form of its own. */
  async function everything(email: string, id: string, of: string) {
    const list = (query: string) => reads(email, `submissions?filter[form]=${of}&${query}`)
    const { data: timed, ...report } = (await reads(email, `form-reports/${of}`)) as {
      data?: { trend: unknown }
    }
    const columns = 'columns=number,fails,critical,percent,passed,deficiencies'
    return {
      one: await reads(email, `submissions/${id}`),
      whole: await reads(email, `submissions/${id}/whole`),
      revision: await reads(email, `submissions/${id}/revisions/1`),
      history: await reads(email, `submissions/${id}/history`),
      lists: [
        await list('sort=percent'),
        await list('sort=-fails'),
        await list('filter[percent]=0..50'),
        await list('filter[percent]=51..100'),
        await list('filter[fails]=1..9'),
        await list('filter[fails]=0..0'),
        await list('filter[critical]=yes'),
        await list('filter[passed]=yes'),
        await list('filter[deficiencies]=1..9'),
      ],
      report: [report, timed],
      submitted: await reads(email, 'forms-submitted?by=form').then((answer) =>
        (answer.data as unknown as { rows: { id: string }[] } | undefined)?.rows.filter(
          (row) => row.id === of,
        ),
      ),
      deficiencies: await reads(email, `deficiencies?filter[form]=${of}&sort=severity`),
      search: await reads(email, 'deficiencies?search=confidential'),
      pdf: wordsOfPdf(await raw(email, `submissions/${id}/pdf?lang=en`))
        .filter((words) => /^Score|^\d+%|failed|ritical|brakes|onfidential/.test(words))
        .join('\n'),
      export: (
        await raw(email, `submissions/export?format=csv&filter[form]=${of}&${columns}`)
      ).toString(),
      sheet:
        email === user
          ? undefined
          : (await raw(email, `form-reports/${of}/export?format=csv`)).toString(),
    }
  }
  const accountOf = async (email: string) => {
    const [account] = await owner<{ id: string }>(sql`
      select a.id from account a join login l on l.id = a.login_id where l.email = ${email}`)
    return account?.id
  }
  const board = async (email: string) => {
    const { data } = (await reads(email, 'deficiency-board')) as { data?: Record<string, unknown> }
    return { ageing: data?.ageing, waits: [data?.without_owner, data?.mine_to_verify] }
  }

  async function said(answer: 'yes' | 'no') {
    const made = await publishedBefore(fields)
    const yes = { asked: 'x', after: 'fail', below: 'y' }
    const answers = {
      test: answer,
      level: answer === 'yes' ? 0.31 : 0,
      ...(answer === 'yes' && yes),
    }
    const given = body(made, { brakes: 'pass', ...answers })
    await sent(manager, given)
    return { id: given.id, of: made.id }
  }

  test('the same is read by who may not read them, whatever was answered', async () => {
    const no = await said('no')
    const boards = [await board(management), await board(user)]
    const yes = await said('yes')
    for (const [at, email] of [management, user].entries()) {
      const [one, other] = [
        await everything(email, no.id, no.of),
        await everything(email, yes.id, yes.of),
      ]
      for (const part of Object.keys(one) as (keyof typeof one)[])
        assert.equal(alike(other[part]), alike(one[part]), `${email}: ${part}`)
      assert.deepEqual(await board(email), boards[at])
      const { whole, pdf } = other
      assert.doesNotMatch(JSON.stringify(whole), /0\.31|doubled|asked|below/)
      assert.doesNotMatch(pdf, /failed|Critical/)
    }
    const seen = await everything(manager, yes.id, yes.of)
    assert.notEqual(alike(seen.whole), alike((await everything(manager, no.id, no.of)).whole))
    const { fails, percent } = (seen.one as { data: { fails: number; percent: number } }).data
    assert.deepEqual([fails, percent], [2, 33.3])
    assert.match(seen.pdf, /failed/)
  })

  test('what came of it is theirs to see to who may read it, and no mail says how grave it is', async () => {
    const place = await good<{ id: string }>(manager, 'POST', 'locations', {
      name: `Gate ${Date.now()}`,
      kind: 'zone',
      responsible: await accountOf(user),
    })
    const made = await publishedBefore(fields)
    const given = body(made, { brakes: 'fail', test: 'yes' }, { about: { location: place.id } })
    const { deficiencies } = await sent(manager, given)
    assert.equal(deficiencies.length, 2)
    const rows = await owner<{ title: string; owner: string | null; confidential: boolean }>(sql`
      select title, owner, confidential from deficiencies where submission = ${given.id} order by title`)
    assert.deepEqual(
      rows.map(({ title, owner: whose, confidential }) => [title, whose !== null, confidential]),
      [
        ['A confidential item failed', false, true],
        ['brakes', true, false],
      ],
    )
    const hidden = deficiencies.find(({ title }) => title !== 'brakes')
    for (const path of ['', '/timeline', '/history'])
      assert.equal((await ask(user, 'GET', `deficiencies/${hidden?.id}${path}`)).status, 404)
    const { version } = await good<{ version: number }>(
      manager,
      'GET',
      `deficiencies/${hidden?.id}`,
    )
    const handed = await ask(manager, 'POST', `deficiencies/${hidden?.id}/reassign`, {
      version,
      owner: await accountOf(user),
      reason: 'Yours',
    })
    assert.equal(handed.status, 422)
  })
  test('what was received before the two were kept apart is worked out when the server starts', async () => {
    const made = await publishedBefore(fields)
    const answers = { brakes: 'fail', test: 'yes', level: 3, asked: 'x', after: 'fail' }
    const given = body(made, answers)
    const { deficiencies } = await sent(manager, given)
    const luc = await accountOf(user)
    // As the migration leaves them: with what is confidential, and without it nothing yet.
    await owner(sql`
      update submissions set percent = null, passed = null, fails = 0, critical = false
      where id = ${given.id}`)
    await owner(sql`update deficiencies set confidential = false, owner = ${luc}, item_key = 'after'
      where id = ${deficiencies.at(-1)?.id}`)
    await owner(
      sql`insert into open_score_due select company_id, id from submissions where id = ${given.id}`,
    )
    await server.database.database.transaction('owner', async (db) => {
      await db.run(sql`select set_config('app.company_id', company_id::text, true) from submissions
        where id = ${given.id}`)
      await scoreOpenly(db)
    })
    await until(async () => (await owner(sql`select from open_score_due`)).length === 0)
    const { data } = (await reads(user, `submissions/${given.id}`)) as { data?: object }
    const { fails, percent, critical } = data as Record<string, unknown>
    assert.deepEqual([fails, percent, critical], [1, 0, false])
    const hidden = await owner<{ title: string; owner: string | null }>(sql`
      select title, owner from deficiencies where submission = ${given.id} and confidential`)
    assert.deepEqual(
      hidden.map(({ owner: whose }) => whose),
      [null, null],
    )
  })
})
