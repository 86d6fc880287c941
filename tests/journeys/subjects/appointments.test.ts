// Committees, first aiders and representatives: what each place has, what it lacks, and the poster.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'

describe('appointments', () => {
  const journeys = withBrowser()
  const manager = 'manager@northgate.test'

  test('a changed head count says at once whether first aid is covered', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/first-aiders')
    const tile = page.getByRole('button', { name: /^Harbour Point tower, Afternoon/ })
    await tile.getByText('No one with a valid Standard First Aid').waitFor()
    await tile.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Equipment: First-aid box for 16 and more workers').waitFor()
    await assertClean(person)
    await dialog.getByLabel('Workers on this shift').fill('5')
    await page.keyboard.press('Enter')
    await tile.getByText('Emergency First Aid: 1').waitFor()
    await page.locator('button:focus', { hasText: 'Afternoon' }).waitFor()
  })

  test('a place is added to the coverage and its number taken back', async () => {
    const { page, go } = await journeys.signedIn(manager)
    await go('/dashboard/first-aiders')
    await page.getByRole('combobox', { name: 'Add a place' }).fill('Service van 9')
    await page.getByRole('option', { name: 'Service van 9' }).click()
    const tile = page.getByRole('button', { name: /^Service van 9, Day/ })
    await tile.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await tile.waitFor({ state: 'detached' })
  })

  test('committees tell what they lack, and by what they are judged', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/jhsc')
    await page.getByRole('heading', { name: 'Main yard' }).waitFor()
    await page.getByText('A committee is required here, but it has no members.').waitFor()
    await page.getByText('The rules applied').click()
    await page
      .getByText(/known, not verified/)
      .first()
      .waitFor()
    await assertClean(person)
  })

  test('the poster names who sits on the committee, and nothing else is printed', async () => {
    const { page, go } = await journeys.signedIn(manager)
    await go('/dashboard/jhsc')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print the poster' }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: 'Joint health and safety committee' }).waitFor()
    const dwayne = page.getByRole('listitem').filter({ hasText: 'Dwayne Campbell' })
    await dwayne.filter({ hasText: 'Co-chair · For the workers' }).waitFor()
    await dwayne.filter({ hasText: '416 555 0141' }).waitFor()
    assert.equal(await page.getByRole('button').filter({ visible: true }).count(), 0)
    assert.equal(await page.getByText('Refresher due').filter({ visible: true }).count(), 0)
  })

  test('representatives are told by place; who may only look is offered no number', async () => {
    const person = await journeys.signedIn('user@northgate.test', {
      viewport: { width: 360, height: 740 },
    })
    const { page } = person
    await person.go('/dashboard/hs-reps')
    await page.getByText('Station Road school').first().waitFor()
    await assertClean(person)
    await person.go('/dashboard/first-aiders')
    await page.getByText('No one with a valid Standard First Aid').first().waitFor()
    assert.equal(await page.getByRole('button', { name: /: workers$/ }).count(), 0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(wide <= 0, `${wide}px too wide`)
  })
})
