// A stranger asks for a trial on a phone, begins the company by the mailed link, and follows the first steps to a signed
// paper.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { sql } from '../../../src/kit/db/sql.ts'
import { until } from '../../until.ts'
import { draw, phone, small } from '../at-a-phone.ts'
import { arrivesAt, assertClean, holds, withBrowser } from '../journey.ts'
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

  test('leads from the first page to a signed paper in at most 40 actions', async () => {
    const visitor = await journeys.visitor(phone)
    const { page, go } = visitor
    const { tap, taps } = countTaps()
    const main = page.getByRole('main')
    const type = (into: Locator, words: string) => tap({ click: () => into.fill(words) })
    await go('/')
    await tap(page.getByRole('link', { name: 'Free trial' }).first())
    const form = main.locator('form').last()
    await type(form.getByLabel('Your name'), 'Rosa Almeida')
    await type(form.getByLabel('E-mail'), email)
    await type(form.getByLabel('Company'), 'Birch Street')
    await tap(form.getByRole('checkbox'))
    await tap(form.getByRole('button'))
    await page.getByText('A link that begins your trial is on its way to you.').waitFor()

    const link = await mailedLink()
    await tap({ click: () => go(link) })
    await page.getByRole('heading', { name: 'Start your trial' }).waitFor()
    await holds(main.getByLabel('Name of the company'), 'Birch Street')
    await holds(main.getByLabel('Last name'), 'Almeida')
    await assertClean(visitor)
    assert.deepEqual(await small(page), [])
    await tap(main.getByRole('radio', { name: /^Trade contractor/ }))
    await tap(main.getByRole('button', { name: 'Continue' }))
    await page.getByRole('heading', { name: 'Welcome to Birch Street' }).waitFor()
    await type(main.getByLabel('Choose a password'), 'a quiet bridge at noon')
    await tap(main.getByRole('button', { name: 'Join' }))
    await arrivesAt(page, '/dashboard')
    const steps = main.getByRole('region', { name: 'First steps' })
    await steps.getByRole('link', { name: 'Add a project' }).waitFor()
    await assertClean(visitor)

    await tap(steps.getByRole('link', { name: 'Add a project' }))
    await page.getByRole('heading', { name: 'New project', level: 1 }).waitFor()
    await type(main.getByRole('textbox', { name: 'Name', exact: true }), 'Mill Street')
    await type(main.getByRole('textbox', { name: 'Project number', exact: true }), '26-001')
    await type(main.getByRole('textbox', { name: 'Start', exact: true }), '2026-11-02')
    await tap(main.getByRole('button', { name: 'Save', exact: true }))
    await tap(steps.getByRole('link', { name: 'Invite a colleague' }))
    await type(main.getByRole('textbox', { name: 'First name' }), 'Ned')
    await type(main.getByRole('textbox', { name: 'Last name' }), 'Ortiz')
    await type(main.getByLabel('E-mail', { exact: true }), 'ned@birch.example')
    await tap(main.getByRole('group', { name: 'Invite by e-mail' }).getByText('Yes'))
    await tap(main.getByRole('button', { name: 'Save', exact: true }))
    await tap(steps.getByRole('button', { name: 'Fill' }))
    await tap(page.getByRole('dialog').getByText('Ladder inspection'))
    await page.getByRole('heading', { name: 'Ladder inspection', level: 1 }).waitFor()
    await tap(main.getByText('Extension ladder'))
    await tap(main.getByRole('button', { name: 'All pass in this section' }).first())
    await tap(
      main.getByRole('group', { name: 'Is it safe to use?' }).getByText('Yes', { exact: true }),
    )
    await tap({ click: () => draw(page) })
    await tap(page.getByRole('button', { name: 'Submit' }))
    const sheet = page.getByRole('dialog', { name: /^Sign SUB-/ })
    await sheet.getByRole('heading', { name: 'Rosa Almeida', exact: true }).waitFor()
    await tap({ click: () => draw(page) })
    await tap(sheet.getByRole('button', { name: 'Sign', exact: true }))
    await sheet.getByText('1 of 1 signed').waitFor()
    await tap(sheet.getByRole('button', { name: 'Close', exact: true }).last())
    const paper = page.waitForEvent('download')
    await tap(page.getByRole('button', { name: 'PDF', exact: true }))
    assert.match((await paper).suggestedFilename(), /^SUB-.*\.pdf$/)
    assert.ok(taps() <= 40, `${taps()} actions`)
  })
})
