// A pre-use check fails on the brakes, on a phone: the machine is locked out until the check passes.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { check, manager, question, sending, user } from '../../submissions/sending.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { toastSaid } from '../toasts.ts'

const phone = { viewport: { width: 360, height: 740 } }
const brakes = 'The brakes hold'

const answer = (page: Page, said: string) =>
  page
    .getByRole('radiogroup', { name: brakes })
    .or(page.getByRole('group', { name: brakes }))
    .getByText(said, { exact: true })
    .click()

describe('a forklift that fails its check', () => {
  const journeys = withBrowser()
  const server = sending(journeys)

  async function fill(page: Page, form: string, said: string) {
    await page.goto(`${journeys.address}/dashboard/submissions/create/${form}`)
    await page.getByRole('combobox', { name: 'Forklift' }).click()
    await page.getByRole('option', { name: 'Forklift and telehandler' }).click()
    await page.getByRole('combobox', { name: /^Assets/ }).click()
    await page.getByRole('option', { name: /Yard forklift/ }).click()
    await page.keyboard.press('Escape')
    await answer(page, said)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
  }

  test('is out of service at once, and released by a competent person when it passes', async () => {
    const form = await server.form(
      [
        question('machine', 'asset', { label: 'Forklift', required: true }),
        check('brakes', { label: brakes, required: true, deficiency: { severity: 'critical' } }),
      ],
      { title: 'Forklift before use', applies_to: ['asset'] },
    )
    const operator = await journeys.signedIn(user, phone)
    const { page } = operator
    await fill(page, form.id, 'Fail')
    const outOfService = page
      .getByRole('alert')
      .filter({ hasText: /Yard forklift is out of service/ })
    await outOfService.waitFor()
    await page.getByText(/^DEF-/).first().waitFor()
    await assertClean(operator)

    const boss = await journeys.signedIn(manager)
    const { data } = await server.good<{ data: { id: string }[] }>(
      manager,
      'GET',
      'inventory?search=Yard%20forklift',
    )
    await boss.go(`/dashboard/assets/inventory/edit/${data[0]?.id}`)
    await boss.page.getByText(/^SUB-.*: The brakes hold$/).waitFor()
    await boss.page.getByRole('button', { name: 'Return to service', exact: true }).click()
    const dialog = boss.page.getByRole('dialog')
    await dialog
      .getByLabel('What was repaired and checked')
      .fill('New brake line, tried in the yard')
    assert.ok(await dialog.getByRole('button', { name: 'Return to service' }).isDisabled())
    await dialog.getByRole('checkbox', { name: /competent person/ }).check()
    await assertClean(boss)
    boss.expected.push(/status of 422/)
    await dialog.getByRole('button', { name: 'Return to service' }).click()
    await dialog.getByText(/failed “Forklift before use”/).waitFor()

    await fill(page, form.id, 'Pass')
    assert.equal(await outOfService.count(), 0)
    await dialog.getByRole('button', { name: 'Return to service' }).click()
    await toastSaid(boss.page, 'Yard forklift')
    await assertClean(boss)
  })
})
