// The one list screen: how rows are found, on the registers of the demo company.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, pathOf, withBrowser } from '../journey.ts'
import { chemicals, list, manager, names, queryOf, row } from '../lists.ts'

const narrow = { viewport: { width: 360, height: 740 } }

describe('the list of a register', () => {
  const journeys = withBrowser()

  test('what is looked for stands in the address: a link shows the same, one step back the rest', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await chemicals(person, 'Ochre', 2, { status: 'approved', signal_word: 'danger' })
    await chemicals(person, 'Umber', 1, { signal_word: 'warning' })
    await person.go(list)
    await page.getByLabel('Search chemicals').fill('ochre')
    await page.waitForURL((url) => url.search === '?search=ochre')
    await page.getByRole('status').filter({ hasText: 'Rows: 2' }).waitFor()
    assert.deepEqual(await names(page), ['Ochre 1', 'Ochre 2'])
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT')
    await page.getByRole('button', { name: 'Clear the search' }).click()

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Signal word' }).click()
    await page.getByRole('checkbox', { name: 'Warning' }).check()
    await page.waitForURL((url) => url.search.includes('filter[signal_word]=warning'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Signal word\s*Warning$/ }).waitFor()
    await page.getByRole('button', { name: 'Product name' }).click()
    await page.waitForURL((url) => url.search.includes('sort=-name'))
    await page.locator('th[aria-sort="descending"]', { hasText: 'Product name' }).waitFor()
    // The last rows stay until the sorted ones are there.
    await page.locator('tbody tr').first().getByText('Umber 1').waitFor()
    const seen = await names(page)
    await assertClean(person)

    const link = page.url()
    const other = await journeys.signedIn(manager)
    await other.page.goto(link)
    await row(other.page, 'Umber 1').waitFor()
    assert.deepEqual(await names(other.page), seen)

    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('sort'))
    await page.getByRole('button', { name: 'Remove the filter Signal word' }).click()
    await page.waitForURL((url) => url.search === '')
  })

  test('nothing that matches says what was asked for, and one press shows the rest', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`${list}?search=nowhere-to-be-found&filter[status]=rejected`)
    await page.getByText('“nowhere-to-be-found”, Status').waitFor()
    await assertClean(person)
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await page.getByRole('row').nth(2).waitFor()
    assert.equal(queryOf(page), '')
  })

  test('a list that does not come can be asked for again', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/ERR_FAILED/)
    await page.route('**/api/dashboard/chemicals?*', (route) => route.abort())
    await person.go(list)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/api/dashboard/chemicals?*')
    await again.click()
    await page.getByRole('row').nth(2).waitFor()
  })

  test('columns are chosen, moved, and kept for the person', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(list)
    // Which columns fit is known when the rows are there.
    await page.locator('table[aria-busy=false]').waitFor()
    const heads = () => page.locator('thead th[scope=col]').allTextContents()
    const first = await heads()
    await page.getByRole('button', { name: 'Columns' }).click()
    const choice = page.getByRole('dialog', { name: 'Columns' })
    await choice.getByRole('checkbox', { name: 'Product code' }).click()
    await choice.getByRole('checkbox', { name: 'Pictograms' }).click()
    const kept = page.waitForResponse((reply) => reply.url().endsWith('/columns'))
    await choice.getByRole('button', { name: 'Move Product code up' }).click()
    await kept
    await assertClean(person)
    const chosen = await heads()
    assert.equal(chosen.at(-2), 'Product code')
    assert.ok(!chosen.includes('Pictograms'))
    await page.reload()
    await page.locator('table[aria-busy=false]').waitFor()
    assert.deepEqual(await heads(), chosen)
    await page.getByRole('button', { name: 'Columns' }).click()
    await choice.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('columnheader', { name: 'Pictograms' }).waitFor()
    assert.deepEqual(await heads(), first)
  })

  test('the keys move, select, search, explain themselves and open a row', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await chemicals(person, 'Cobalt', 3)
    await person.go(`${list}?search=cobalt`)
    await row(page, 'Cobalt 3').waitFor()
    await page.locator('h1').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByRole('checkbox', { name: 'Select Cobalt 2', checked: true }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('jx')
    await page.waitForURL((url) => url.searchParams.get('search') === 'cobaltjx')
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.search === '')
    await page.locator('h1').focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await assertClean(person)
    await page.keyboard.press('Escape')
    await person.go(`${list}?search=cobalt`)
    await row(page, 'Cobalt 3').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith(`${list}/record/`))
  })

  test('a view is kept under a name, opens the list, and is forgotten', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`${list}?filter[signal_word]=danger&sort=-name`)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    const saving = page.getByRole('dialog', { name: 'Save this view' })
    await saving.getByLabel('Name').fill('Dangerous')
    await saving.getByRole('button', { name: 'Save' }).click()
    const views = page.getByRole('button', { name: 'Dangerous', exact: true })
    await views.click()
    await page.getByRole('menuitem', { name: 'Manage views' }).click()
    await page.getByRole('button', { name: 'Open this list with Dangerous' }).click()
    await page.locator('[aria-pressed=true]').waitFor()
    await assertClean(person)
    await person.go(list)
    await page.waitForURL((url) => url.searchParams.get('filter[signal_word]') === 'danger')
    await views.click()
    await page.getByRole('menuitem', { name: 'Manage views' }).click()
    await page.getByRole('button', { name: 'Delete the view Dangerous' }).click()
    await page.getByText('No saved views.').waitFor()
    await person.go(list)
    await page.getByRole('row').nth(2).waitFor()
    assert.equal(queryOf(page), '')
  })

  test('on a phone rows are cards, and nobody scrolls sideways', async () => {
    const person = await journeys.signedIn(manager, narrow)
    const { page } = person
    await chemicals(person, 'Madder', 2, { status: 'approved' })
    await person.go(`${list}?search=madder&filter[status]=approved`)
    const card = page.getByRole('listitem').filter({ hasText: 'Madder 1' })
    await card.getByText('Approved').waitFor()
    await card.getByRole('checkbox').check()
    await page.getByRole('region', { name: 'Selection' }).waitFor()
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    assert.ok(await fits())
    await assertClean(person)
    await card.getByRole('link', { name: 'Madder 1' }).click()
    await page.waitForURL((url) => url.pathname.startsWith(`${list}/record/`))
    await page.goBack()
    await card.waitFor()
    assert.equal(pathOf(page), list)
  })

  test('who may only look is offered nothing else', async () => {
    const person = await journeys.signedIn('user@northgate.test')
    const { page } = person
    await person.go('/dashboard/locations?view=table')
    await page.getByRole('row').nth(2).waitFor()
    for (const name of [/^New /, /^Actions for/])
      assert.equal(await page.getByRole('button', { name }).count(), 0)
    assert.equal(await page.getByRole('link', { name: /^New / }).count(), 0)
    assert.equal(await page.getByRole('checkbox').count(), 0)
    await assertClean(person)
  })

  test('the list speaks French, dark or light', async () => {
    const person = await journeys.signedIn(manager, { colorScheme: 'dark' })
    const { page } = person
    await page.evaluate(() => localStorage.setItem('plumbline-locale', 'fr'))
    await person.go(list)
    await page.getByRole('button', { name: 'Filtrer', exact: true }).waitFor()
    await page.getByRole('row').nth(2).waitFor()
  })
})
