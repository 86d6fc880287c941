// An operator whose ticket has run out, on a phone: refused with the reason, and sent once it is renewed.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check, manager, question, sending, user } from '../../submissions/sending.ts'
import { draftIs, phone, press } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

const ticket = 'Elevating work platform operator'

describe('an operator without a ticket', () => {
  const journeys = withBrowser()
  const { ask, good, form } = sending(journeys)

  test('reads what is missing, is refused and keeps the draft; with a verified record it is received', async () => {
    const made = await form(
      [question('lift', 'asset', { label: 'Lift', required: true }), check('brakes')],
      { title: 'Lift before use', applies_to: ['asset'] },
    )
    const operator = await journeys.signedIn(user, phone)
    const { page } = operator
    const path = `/dashboard/submissions/create/${made.id}`
    await operator.go(path)
    await page.getByRole('combobox', { name: 'Lift', exact: true }).click()
    await page.getByRole('option', { name: 'Elevating work platform' }).click()
    await page.getByRole('combobox', { name: /^Assets/ }).click()
    await page.getByRole('option', { name: /Scissor lift 3/ }).click()
    await page.keyboard.press('Escape')
    const missing = page.getByRole('alert').filter({ hasText: `${ticket}: expired` })
    await missing.waitFor()
    await page.getByRole('group', { name: 'brakes' }).getByText('Pass', { exact: true }).click()
    await draftIs(page, 'saved')
    await press(page, 'Submit')
    // The page goes back up to the reason.
    await page.waitForFunction(() => {
      const { top = -1 } = document.getElementById('filling-lacking')?.getBoundingClientRect() ?? {}
      return top >= 0
    })
    assert.ok(await missing.isVisible())
    await assertClean(operator)

    const { id: person } = (await ask(user, 'GET', 'account')).body
    const { data } = await good<{ data: { id: string }[] }>(
      manager,
      'GET',
      `training?search=${encodeURIComponent(ticket)}`,
    )
    await good(manager, 'POST', 'users-trainings', {
      ...{ person, course: data[0]?.id, completed_on: '2026-01-15', certificate_number: 'E-7' },
      verified_how: 'original',
    })
    await operator.go(path)
    await page
      .getByRole('group', { name: 'brakes' })
      .locator(':checked')
      .waitFor({ state: 'attached' })
    await press(page, 'Submit')
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    assert.equal(await missing.count(), 0)
  })
})
