// Two companies side by side: nothing of one is seen from the other. Every call is asked so in
// tests/fuzz/matrix; here a part of the screens shows that a browser keeps nothing either.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Screen } from '../../../src/access/screens.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { withBrowser } from '../journey.ts'
import { rowsOfDemo } from '../screens/rows-of-demo.ts'
import { addressOf, screensFor, walkAll } from '../walking.ts'

describe('two companies', () => {
  const journeys = withBrowser()
  const words = ['Northgate', 'northgate.test', 'Okafor', 'Tremblay', 'Zhang', 'Ironside']

  /** Every id of the first company's rows, by their kind. */
  const idsOfNorthgate = () =>
    journeys.database.database.transaction('owner', (db) =>
      db.many<{ kind: string; id: string }>(sql`
        with own as (select id from company where slug = 'northgate')
        select 'company' as kind, id from own
        union all select 'account', id from account where company_id in (select id from own)
        union all select 'template', id from permission_template
          where company_id in (select id from own)
        union all select 'session', id from session where company_id in (select id from own)`),
    )

  /** All that a person's screens and calls hold. */
  function gather(page: Page): string[] {
    const seen: string[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return
      response.text().then(
        (text) => seen.push(text),
        () => seen.push(''),
      )
    })
    return seen
  }

  /** On the screens about a row: about the first company's, for every walker. */
  const gathered = async (email: string, all: Screen[]): Promise<string> => {
    const { page, expected } = await journeys.atHome(email)
    const rows = await rowsOfDemo(journeys.database.database)
    // What the browser says of a row that is not there for the caller.
    if (!email.includes('northgate')) expected.push(/status of 404/)
    const seen = gather(page)
    const look = async () => {
      seen.push((await page.locator('body').textContent()) ?? '')
    }
    await walkAll(page, all, (screen) => addressOf(screen, rows), look, rows)
    assert.ok(seen.length > all.length, 'screens and calls were gathered')
    return seen.join('\n')
  }

  test('no screen and no call of one shows a word or an id of the other', async () => {
    const own = await gathered('manager@northgate.test', screensFor('staff').slice(0, 3))
    const other = await gathered(
      'manager@southfield.test',
      screensFor('staff').filter((_, at) => at % 12 === 0),
    )
    const ids = (await idsOfNorthgate()).map(({ id }) => id)
    assert.ok(own.includes('Northgate') && ids.some((id) => own.includes(id)))
    assert.ok(other.includes('Southfield'))
    assert.deepEqual(
      [...words, ...ids].filter((word) => other.includes(word)),
      [],
    )
  })

  test('no call for one row answers with a row of the other', async () => {
    await journeys.token('manager@northgate.test')
    const token = await journeys.token('manager@southfield.test')
    const all = await idsOfNorthgate()
    const oneEach = new Map(all.map(({ kind, id }) => [kind, id]))
    assert.equal(oneEach.size, 4)
    const { body } = await journeys.ask('GET', '/api/openapi.json')
    const calls = Object.entries(body.paths as Record<string, Record<string, unknown>>).filter(
      ([path]) => path.includes('{id}'),
    )
    assert.ok(calls.length > 0)
    for (const [path, methods] of calls)
      for (const method of Object.keys(methods))
        for (const id of oneEach.values()) {
          const answer = await journeys.ask(method.toUpperCase(), path.replace('{id}', id), {
            token,
            ...(method === 'get' ? {} : { body: {} }),
          })
          const told = `${method} ${path} ${answer.status}`
          // 429: the person who guesses at public sheets is slowed down.
          assert.ok([403, 404, 422, 429].includes(answer.status), told)
        }
    assert.deepEqual(await idsOfNorthgate(), all)
  })
})
