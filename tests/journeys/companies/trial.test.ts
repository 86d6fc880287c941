// A stranger asks for a trial on a phone, begins the company by the mailed link, and finds the first steps.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { until } from '../../until.ts'
import { phone, small } from '../at-a-phone.ts'
import { arrivesAt, assertClean, withBrowser } from '../journey.ts'
import { countTaps } from '../taps.ts'

describe('a trial', () => {
  const journeys = withBrowser({ trials: true })
  const email = 'rosa@birch.example'
  async function mailedLink(): Promise<string> {
    let link: string | undefined
    await until(async () => {
      const [mail] = await journeys.database.database.transaction('owner', (db) =>
        db.many({ text: 'string' }, sql`select text from mail where recipient = ${email}`),
      )
      link = /\/signup\/[\w-]+/.exec(mail?.text ?? '')?.[0]
      return link !== undefined
    })
    return link ?? ''
  }

  test('begins with the forms of its trade, and leads to the first step', async () => {
    const visitor = await journeys.visitor(phone)
    const { page, go } = visitor
    const { tap, taps } = countTaps()
    const main = page.getByRole('main')
    await go('/pricing')
    const form = main.locator('form').last()
    await form.getByLabel('Your name').fill('Rosa Almeida')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Company').fill('Birch Street')
    await tap(form.getByRole('checkbox'))
    await tap(form.getByRole('button'))
    await page.getByText('A link that begins your trial is on its way to you.').waitFor()

    await go(await mailedLink())
    await page.getByRole('heading', { name: 'Start your trial' }).waitFor()
    assert.equal(await main.getByLabel('Name of the company').inputValue(), 'Birch Street')
    assert.equal(await main.getByLabel('Last name').inputValue(), 'Almeida')
    await assertClean(visitor)
    assert.deepEqual(await small(page), [])
    await tap(main.getByRole('radio', { name: /^Trade contractor/ }))
    await tap(main.getByRole('button', { name: 'Continue' }))
    await page.getByRole('heading', { name: 'Welcome to Birch Street' }).waitFor()
    await main.getByLabel('Choose a password').fill('a quiet bridge at noon')
    await tap(main.getByRole('button', { name: 'Join' }))
    await arrivesAt(page, '/dashboard')
    const steps = main.getByRole('region', { name: 'First steps' })
    await steps.getByRole('link', { name: 'Add a project' }).waitFor()
    await assertClean(visitor)
    await tap(steps.getByRole('link', { name: 'Add a project' }))
    await page
      .getByRole('heading', { name: /project/i })
      .first()
      .waitFor()
    assert.ok(taps() <= 8, `${taps()} taps`)
  })
})
