// What the provider does with companies: one is made of a visitor's request, and another is suspended.
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { until } from '../../until.ts'
import { phone } from '../at-a-phone.ts'
import { arrivesAt, assertClean, holds, withBrowser } from '../journey.ts'
import { walkTo } from '../walking.ts'

describe('the provider', () => {
  const journeys = withBrowser()

  test('makes a company of a request, and its first manager signs in', async () => {
    const email = 'ana@birch.example'
    const visitor = await journeys.visitor(phone)
    await visitor.go('/pricing')
    const form = visitor.page.getByRole('main').locator('form').last()
    await form.getByLabel('Your name').fill('Ana Flores')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Company').fill('Birch Street')
    await form.getByRole('checkbox').click()
    await form.getByRole('button').click()
    await visitor.page.getByText('Thank you, it has arrived').waitFor()

    const { page, go } = await journeys.signedIn('admin@plumbline.test')
    await go('/admin-dashboard/requests')
    const request = page.getByRole('article').filter({ hasText: 'Ana Flores' })
    await request.getByRole('link', { name: 'Make a company of it' }).click()
    await arrivesAt(page, '/admin-dashboard/companies/create')
    await holds(page.getByLabel('E-mail'), email)
    await page.getByRole('button', { name: 'Create and invite' }).click()
    await page.getByRole('heading', { level: 1, name: 'Birch Street' }).waitFor()

    let link = ''
    await until(async () => {
      const [mail] = await journeys.database.database.transaction('owner', (db) =>
        db.many<{ text: string }>(
          sql`select text from mail where recipient = ${email} and text like '%/signup/%'`,
        ),
      )
      link = /\/signup\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link !== ''
    })
    await visitor.go(link)
    await visitor.page.getByLabel('Choose a password').fill('a quiet bridge at noon')
    await visitor.page.getByRole('button', { name: 'Join' }).click()
    await arrivesAt(visitor.page, '/dashboard')
    await visitor.page.getByRole('region', { name: 'First steps' }).waitFor()
    await assertClean(visitor)
  })

  test('suspends a company: its people read, and are told in words that they change nothing', async () => {
    const admin = await journeys.signedIn('admin@plumbline.test')
    await admin.go('/admin-dashboard/companies')
    await admin.page.getByRole('link', { name: 'Northgate Builders' }).click()
    await admin.page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Suspended' })
    await admin.page.getByLabel(/^Why( \*)?$/).fill('You asked us to pause it.')
    await admin.page.getByRole('button', { name: 'Change the state' }).click()
    await admin.page.getByText('You asked us to pause it.').first().waitFor()
    await assertClean(admin)

    const manager = await journeys.atHome('manager@northgate.test', phone)
    const { page } = manager
    manager.expected.push(/status of 409/)
    await page.getByText(/account is suspended: you can read and export/).waitFor()
    await walkTo(page, '/dashboard/clients')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await walkTo(page, '/dashboard/clients/create')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Harbour Trust')
    await page
      .getByRole('button', { name: /^(Save|Create)/ })
      .first()
      .click()
    await page
      .getByRole('alert')
      .filter({ hasText: /suspended/ })
      .first()
      .waitFor()
    await assertClean(manager)
  })
})
