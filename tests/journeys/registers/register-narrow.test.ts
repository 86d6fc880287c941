// What has to fit where there is little room: heads of columns, titles, rows beneath a row.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { assertClean, numbers, withBrowser } from '../journey.ts'
import { manager } from '../lists.ts'

const phone = { viewport: { width: 360, height: 740 } }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  assert.ok(box)
  return box
}
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe('where there is little room', () => {
  const journeys = withBrowser()

  test('the head of a column is not cut, however long it is', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 800 } })
    await person.go('/dashboard/entities')
    const head = person.page.getByRole('columnheader', { name: 'Default for new records' })
    const words = head.getByText('Default for new records')
    await words.waitFor()
    const [room, needed] = await words.evaluate((one) => [one.clientWidth, one.scrollWidth])
    assert.ok((needed ?? 0) <= (room ?? 0), `${needed} in ${room}`)
  })

  test('French leaves the day and the project of a submission on a desk’s screen', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 800 } })
    const { page } = person
    await page.evaluate(() => localStorage.setItem('plumbline-locale', 'fr'))
    await person.go('/dashboard/all-submissions')
    const heads = page.getByRole('columnheader')
    await heads.filter({ hasText: 'Étape' }).waitFor()
    const said = (await heads.allInnerTexts()).map((head) => head.trim())
    for (const head of ['Jour', 'Projet']) assert.ok(said.includes(head), said.join(' | '))
  })

  test('what can be done with a list stays beside its title on a phone', async () => {
    const person = await journeys.signedIn(manager, phone)
    const { page } = person
    for (const path of ['/dashboard/emergency-contacts', '/dashboard/operation-roles']) {
      await person.go(path)
      const title = await boxOf(page.locator('h1'))
      const more = await boxOf(
        page.getByRole('main').getByRole('button', { name: 'More actions' }).first(),
      )
      assert.ok(more.y < title.y + title.height, `${path}: ${JSON.stringify([title, more])}`)
      assert.equal(await widthOf(page), 360)
    }
  })

  test('rows beneath a row are cards on a phone, and nothing scrolls sideways', async () => {
    const person = await journeys.signedIn(manager, phone)
    const { page } = person
    await person.go('/dashboard/list-categories')
    await page.getByRole('button', { name: 'Actions for Site', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Lists and values' }).click()
    const weather = page.getByRole('region', { name: 'Weather' })
    await weather.getByRole('listitem').filter({ hasText: 'High wind' }).waitFor()
    await numbers(weather.getByRole('listitem'), 6)
    assert.equal(await page.getByRole('table').count(), 0)
    const wide = await weather
      .locator('*')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto',
          ).length,
      )
    assert.equal(wide, 0)
    assert.equal(await widthOf(page), 360)
    await assertClean(person)
  })

  test('the lists of a category are put in order and archived on their page', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/list-categories')
    await page.getByRole('button', { name: 'Actions for Site', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Lists and values' }).click()
    const lists = page.getByRole('main').getByRole('region')
    await lists.first().waitFor()
    const names = () => lists.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    assert.deepEqual(await names(), ['Weather', 'Shift'])
    await page.getByRole('button', { name: 'Change the order', exact: true }).click()
    const handle = page.getByRole('button', { name: 'Move Shift' })
    await handle.focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowUp')
    const saved = page.waitForResponse(/lists\/order/)
    await page.keyboard.press(' ')
    assert.equal((await saved).ok(), true)
    await assertClean(person)
    await page.getByRole('button', { name: 'Back to the list', exact: true }).click()
    await lists.first().waitFor()
    assert.deepEqual(await names(), ['Shift', 'Weather'])
    await page.reload()
    await lists.first().waitFor()
    assert.deepEqual(await names(), ['Shift', 'Weather'])

    await page.getByRole('button', { name: 'Archive: Weather' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByRole('region', { name: 'Weather' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('region', { name: 'Weather' }).waitFor()
  })
})
