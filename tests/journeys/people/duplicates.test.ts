// A person who is there twice: found, compared, merged, and two again.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { phone, small } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

const manager = 'manager@northgate.test'

describe('a merged duplicate', () => {
  const journeys = withBrowser()

  test('is found by the mobile, merged with the values that were chosen, and undone', async () => {
    const token = await journeys.token(manager)
    const made = await journeys.ask('POST', '/api/dashboard/users', {
      token,
      body: {
        first_name: 'Ugo',
        last_name: 'Ferante',
        mobile: '416 555 0215',
        job_title: 'Operator',
      },
    })
    assert.equal(made.status, 201)
    const boss = await journeys.signedIn(manager, phone)
    const { page, go } = boss
    await go('/dashboard/users/duplicates')
    const pairs = page.getByRole('list', { name: 'Duplicates', exact: true })
    await pairs.getByText('Same mobile', { exact: true }).waitFor()
    await assertClean(boss)
    assert.deepEqual(await small(page), [])
    await pairs.getByRole('button', { name: 'Compare and merge', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge two people', exact: true })
    await dialog.getByRole('radio', { name: 'Keep Ugo Ferrante', exact: true }).click()
    await dialog.getByRole('radio', { name: 'Operator', exact: true }).click()
    await assertClean(boss)
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    const past = page.getByRole('region', { name: 'Merged in the last 30 days', exact: true })
    await past.getByText('Ugo Ferante is now Ugo Ferrante').waitFor()
    const job = async () => {
      const [found] = await journeys.database.database.transaction('owner', (db) =>
        db.many<{ job_title: string }>(
          sql`select job_title from person where name = 'Ugo Ferrante'`,
        ),
      )
      return found?.job_title
    }
    assert.equal(await job(), 'Operator')
    await past.getByRole('button', { name: 'Undo', exact: true }).click()
    await past.getByText('Undone', { exact: true }).waitFor()
    await pairs.getByText('Same mobile', { exact: true }).waitFor()
    assert.equal(await job(), 'Equipment operator')
  })
})
