// The provider asks to be let in to a company; a manager decides, both see that it lasts, and the manager ends it.
import { describe, test } from 'node:test'
import { arrivesAt, assertClean, withBrowser } from '../journey.ts'
import { walkTo } from '../walking.ts'

const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const

describe('support access', () => {
  const journeys = withBrowser()

  test('is asked for, given, used and ended', async () => {
    const admin = await journeys.signedIn('admin@plumbline.test')
    admin.expected.push(/status of 40[39]/)
    await admin.go('/admin-dashboard/companies')
    await admin.page.getByRole('link', { name: 'Northgate Builders' }).click()
    const panel = admin.page.getByRole('heading', { name: 'Support access' })
    await panel.waitFor()
    await admin.page.getByLabel('Why you need it').fill('The weekly report comes out empty.')
    await admin.page.getByRole('button', { name: 'Ask for access' }).click()
    await admin.page.getByText('Its managers have been told.').waitFor()
    await assertClean(admin)

    const manager = await journeys.atHome('manager@northgate.test', phone)
    const { page } = manager
    await page.getByRole('link', { name: /of support asks for access/ }).click()
    await arrivesAt(page, '/dashboard/support-access')
    await page.getByText('The weekly report comes out empty.').waitFor()
    await page.getByLabel('For how long').selectOption({ label: '4 hours' })
    await assertClean(manager)
    await page.getByRole('button', { name: 'Give access' }).click()
    await page.getByRole('button', { name: 'End access now' }).waitFor()
    await walkTo(page, '/dashboard/projects')
    await page.getByRole('link', { name: /of support has access to your company until/ }).waitFor()

    await admin.page.reload()
    await admin.page.getByRole('button', { name: 'Open the company' }).click()
    await arrivesAt(admin.page, '/dashboard')
    const banner = admin.page.getByRole('status', { name: 'Support access' })
    await banner.getByText('You are in Northgate Builders for support').waitFor()
    await walkTo(admin.page, '/dashboard/projects')
    await admin.page
      .getByRole('link', { name: /Harbour Point/ })
      .first()
      .waitFor()
    await assertClean(admin)

    await walkTo(page, '/dashboard/support-access')
    await page.getByRole('button', { name: 'End access now' }).click()
    await page.getByText('Ended by').waitFor()
    await page.getByRole('link', { name: 'What was opened and changed' }).click()
    await page.getByText('/api/dashboard/projects').first().waitFor()

    await admin.page.goto(`${journeys.address}/dashboard/hazards`)
    await arrivesAt(admin.page, '/admin-dashboard/companies')
    await admin.page.getByRole('link', { name: 'Northgate Builders' }).waitFor()
    await banner.waitFor({ state: 'detached' })
  })
})
