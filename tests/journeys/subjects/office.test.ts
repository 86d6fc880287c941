// The office's own registers: places, entities, clients, and whom to call.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { arrivesAt, assertClean, pathOf, withBrowser } from '../journey.ts'
import { actOn, manager, row, stepToEdit } from '../lists.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('places, entities, clients and emergency contacts', () => {
  const journeys = withBrowser()

  test('a place is made inside another, says where it is, and keeps the other from being archived', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/locations')
    await page.getByRole('link', { name: 'New location' }).click()
    await page.getByLabel('Name').fill('Paint cupboard')
    await choose(page, 'Kind', 'Storage')
    const inside = page.locator('#field-parent')
    await inside.getByRole('combobox').click()
    const yard = page.getByRole('treeitem', { name: 'Main yard' })
    await yard.getByText('Main yard').waitFor()
    await assertClean(person)
    await page.getByRole('combobox', { name: 'Filter Located in' }).fill('Fabric')
    await page.getByRole('treeitem', { name: 'Fabrication shop' }).last().click()
    await save(page)
    await arrivesAt(page, '/dashboard/locations')
    // The tree shows it where it lies; the table says so in words.
    await page.getByRole('searchbox', { name: 'Find a place', exact: true }).fill('paint')
    const tree = page.getByRole('main').getByRole('list').first()
    await tree.getByRole('link', { name: 'Paint cupboard', exact: true }).waitFor()
    for (const name of ['Main yard', 'Fabrication shop'])
      await tree.getByRole('link', { name, exact: true }).waitFor()
    await tree.getByRole('link', { name: 'Head office' }).waitFor({ state: 'detached' })
    await assertClean(person)
    await page.getByRole('link', { name: 'Table', exact: true }).click()
    await page.waitForURL(/view=table/)
    await page.getByPlaceholder('Search locations').fill('Paint')
    await row(page, 'Paint cupboard').getByText('Main yard › Fabrication shop').waitFor()

    await page.getByPlaceholder('Search locations').fill('Fabrication')
    // A menu that is opened on the list before goes with it.
    await row(page, 'Boardroom').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Fabrication shop', exact: true }).waitFor()
    person.expected.push(/422/)
    await actOn(page, 'Fabrication shop', 'Archive')
    const dialog = page.getByRole('dialog', { name: 'Archive Fabrication shop?' })
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByText('There are locations inside this one').waitFor()
    await assertClean(person)
  })

  test('an entity in the United States has an EIN and no WSIB number; the default is taken over', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/entities')
    await row(page, 'Northgate Ontario').getByRole('img', { name: 'Yes' }).waitFor()
    await page.getByRole('link', { name: 'New entity' }).click()
    await page.getByLabel('WSIB account number').waitFor()
    assert.equal(await page.getByLabel('EIN').count(), 0)
    await page.locator('[name=name]').fill('Northgate Ohio')
    await page.getByLabel('Legal name').fill('Northgate Builders (Ohio) LLC')
    await page.locator('#field-country').getByText('United States').click()
    await page.getByLabel('EIN').fill('12-345')
    assert.equal(await page.getByLabel('WSIB account number').count(), 0)
    await page.locator('#field-is_default').getByText('Yes').click()
    await assertClean(person)
    person.expected.push(/422/)
    await save(page)
    await page.locator('#field-ein').getByText('An EIN has nine digits').waitFor()
    await page.getByLabel('EIN').fill('12-3456789')
    await save(page)
    await arrivesAt(page, '/dashboard/entities')
    await row(page, 'Northgate Ohio').getByRole('img', { name: 'Yes' }).waitFor()
    await row(page, 'Northgate Ontario').getByText('No', { exact: true }).waitFor()
  })

  test('a client has its contacts beneath it, and tells them in the list', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/clients')
    await page.getByRole('link', { name: 'New client' }).click()
    await page.getByLabel('Name').fill('Bayview Hospital')
    await choose(page, 'Kind', 'Project owner')
    await save(page)
    await arrivesAt(page, '/dashboard/clients')
    await page.getByRole('link', { name: 'Bayview Hospital' }).click()
    await stepToEdit(page)
    const own = pathOf(page)
    const contacts = page.getByRole('region', { name: 'Contacts' })
    await contacts.getByRole('link', { name: 'New contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'New contact' }).waitFor()
    await page.getByLabel('Name').fill('Ines Duarte')
    await page.getByText('Incident notices').click()
    await assertClean(person)
    person.expected.push(/422/)
    await save(page)
    await page.getByText('Whoever is sent something needs an e-mail address.').first().waitFor()
    await page.getByLabel('E-mail').fill('ines@bayview.example')
    await save(page)
    await arrivesAt(page, own)
    await contacts.getByRole('link', { name: 'Ines Duarte' }).waitFor()
    await contacts.getByText('Incident notices').waitFor()
    await assertClean(person)
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await back.click()
    await arrivesAt(page, own.replace('/edit/', '/record/'))
    await contacts.getByRole('link', { name: 'Ines Duarte' }).waitFor()
    await back.click()
    await arrivesAt(page, '/dashboard/clients')
    await row(page, 'Bayview Hospital').getByText('Ines Duarte').waitFor()
  })

  test('emergency contacts stand in the order they are called in, and are called with a tap', async () => {
    const person = await journeys.signedIn(manager, {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
    })
    const { page } = person
    await person.go('/dashboard/emergency-contacts')
    const call = page.getByRole('link', { name: '1 800 268 6060' })
    assert.equal(await call.getAttribute('href'), 'tel:18002686060')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Change the order' }).click()
    const handles = page.getByRole('button', { name: /^Move / })
    await handles.first().waitFor()
    await assertClean(person)
    const order = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel))
    const before = await order()
    await page.getByRole('button', { name: 'Move WSIB' }).focus()
    await page.keyboard.press('Space')
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowUp')
    const sent = page.waitForResponse((reply) => reply.request().method() === 'PUT')
    await page.keyboard.press('Space')
    assert.equal((await sent).status(), 204)
    await page.reload()
    await handles.first().waitFor()
    const after = await order()
    assert.equal(after.indexOf('Move WSIB'), before.indexOf('Move WSIB') - 3)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await arrivesAt(page, '/dashboard/emergency-contacts')
    await page.getByRole('link', { name: 'Emergency services' }).waitFor()
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      false,
    )
  })
})
