// The change log: who did what, found by person, kind and day, on a wide screen and on a phone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkAll } from '../../src/features/change-log/server/check.job.ts'
import { sql } from '../../src/kit/db/sql.ts'
import { arrivesAt, assertClean, holds, numbers, type Person, withBrowser } from './journey.ts'
import { chemicals, manager } from './lists.ts'

const path = '/dashboard/changes'
const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const

describe('the change log', () => {
  const journeys = withBrowser()
  const heading = ({ page }: Person) =>
    page.getByRole('heading', { name: 'Change log', level: 1 }).waitFor()
  const table = ({ page }: Person) => page.getByRole('table', { name: 'Change log' })
  const row = (person: Person, words: string) =>
    table(person).getByRole('row').filter({ hasText: words })

  test('is found in the menu and says who changed which record from what to what', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await chemicals(person, 'Sienna', 1, { product_code: 'S-1' })
    await go('/dashboard/chemicals?search=sienna')
    await page.getByRole('link', { name: 'Sienna 1' }).click()
    await page.waitForURL(/\/record\//)
    const read = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Product code').fill('S-2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await arrivesAt(page, read)
    await page.getByRole('main').getByText('S-2').first().waitFor()

    await go('/dashboard')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Change log' }).click()
    await heading(person)
    const changed = row(person, 'changed chemical Sienna 1')
    await changed.getByText('Maya Okafor').waitFor()
    await changed.getByText('S-1').waitFor()
    await changed.getByText('S-2').waitFor()
    await changed.getByText('Details').click()
    await changed.getByText('Request').waitFor()
    await assertClean(person)
    await changed.getByRole('link', { name: 'Sienna 1' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sienna 1' }).waitFor()
  })

  test('is narrowed by what is chosen, which the address keeps, and says where nothing fits', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await chemicals(person, 'Madder', 1)
    await go(path)
    await page.getByRole('searchbox', { name: /^Search by record name/ }).fill('madder')
    await row(person, 'created chemical Madder 1').waitFor()
    await row(person, 'signed in').first().waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Action' }).click()
    await page.getByRole('option', { name: 'Deleted' }).click()
    await page.getByRole('heading', { name: 'No matching changes' }).waitFor()
    await page.waitForURL(/search=madder&action=delete/)
    await assertClean(person)
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await arrivesAt(page, path)
    await table(person).waitFor()
    await page.getByRole('combobox', { name: 'Person' }).fill('maya')
    await page.getByRole('option', { name: 'Maya Okafor' }).click()
    await page.getByRole('combobox', { name: 'Record type' }).fill('chemical')
    await page.getByRole('option', { name: 'Chemical', exact: true }).click()
    await page.waitForURL(/person=[0-9a-f-]{36}&subject=chemicals/)
    await row(person, 'created chemical Madder 1').waitFor()
    await page.reload()
    await row(person, 'created chemical Madder 1').waitFor()
    assert.equal(await row(person, 'signed in').count(), 0)
    await holds(page.getByRole('combobox', { name: 'Person' }), 'Maya Okafor')
  })

  test('older ones come below, and a sheet of it is taken', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    await go(path)
    const times = table(person).locator('tbody time')
    await times.first().waitFor()
    await numbers(times, 50)
    await page.getByRole('button', { name: 'Show older' }).click()
    await times.nth(99).waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    assert.match((await arriving).suggestedFilename(), /^changes-\d{4}-\d\d-\d\d\.csv$/)
  })

  test('says that the chain holds, and in words what to do when it does not', async () => {
    const person = await journeys.signedIn(manager)
    const { page, go } = person
    const { database } = journeys.database
    await go(path)
    await page.getByText('has not been checked yet').waitFor()
    await checkAll(database)
    await go(path)
    await page.getByText(/The chain is intact: checked .*, [\d,]+ links/).waitFor()
    await database.transaction('owner', async (db) => {
      await db.run(sql`alter table change disable trigger append_only`)
      await db.run(sql`
        update change set reason = 'x' where seq = 2 and company_id =
          (select id from company where slug = 'northgate')`)
      await db.run(sql`alter table change enable trigger append_only`)
    })
    await checkAll(database)
    await go(path)
    const notice = page.getByRole('alert')
    await notice.getByText(/The chain is broken: link 2 is not as it was written/).waitFor()
    await notice.getByText('npm run verify-log').waitFor()
    await assertClean(person)
  })

  test('in French, on a phone, in the dark: a card for each', async () => {
    const person = await journeys.signedIn(manager, phone)
    const { page, go } = person
    await page.evaluate(() => localStorage.setItem('plumbline-locale', 'fr'))
    await go(path)
    await page.getByRole('heading', { name: 'Journal des modifications', level: 1 }).waitFor()
    await page.getByRole('main').getByRole('listitem').filter({ hasText: 'a ' }).first().waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
    await assertClean(person)
  })

  test('is not for who has no right to it', async () => {
    const { page, go } = await journeys.signedIn('management@northgate.test')
    await go(path)
    await arrivesAt(page, '/not-authorized')
  })
})
