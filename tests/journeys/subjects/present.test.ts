// What a person works on is chosen in the header: forms begin with it, lists are narrowed to it until the
// person wants them whole, a reload goes on with it, and signing out forgets it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { question, sending, user } from '../../submissions/sending.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'

describe('what a person works on', () => {
  const journeys = withBrowser()
  const { form } = sending(journeys)

  test('begins a form, outlives a reload, and is forgotten with the session', async () => {
    const of = await form([question('site', 'project', { prefill: 'project' })])
    const foreman = await journeys.signedIn(user)
    const { page } = foreman
    await foreman.go('/dashboard')
    await page.getByRole('button', { name: 'Where are you working?' }).click()
    const dialog = page.getByRole('dialog', { name: 'What are you working on?' })
    await dialog.getByRole('combobox', { name: 'Project' }).click()
    await page.getByRole('option', { name: '25-027 – Lakeside platform renewal' }).click()
    await assertClean(foreman)
    await dialog.getByRole('button', { name: 'Save' }).click()
    const said = page.getByRole('button', {
      name: 'You are working on 25-027 – Lakeside platform renewal',
    })
    await said.waitFor()
    await foreman.go(`/dashboard/submissions/create/${of.id}`)
    await said.waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) =>
        value.includes('Lakeside platform renewal'),
      ),
    )
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Sign Out|Yes/ })
      .click()
    await page.waitForURL(/\/login/)
    assert.equal(await page.evaluate(() => sessionStorage.getItem('plumbline-present')), null)
  })

  test('narrows a list until its filter is taken off, follows the choice, and begins a register’s form', async () => {
    const person = await journeys.signedIn('manager@northgate.test')
    const { page } = person
    const registry = '/dashboard/deficiency-registry'
    const row = (title: string) => page.getByRole('link', { name: title })
    const [tower, school] = [
      'Scaffold tag older than seven days',
      'Housekeeping: rebar ends uncapped',
    ]
    const filters = page.getByRole('list', { name: 'Filters', exact: true })
    async function workAt(project: string) {
      await page
        .getByRole('button', { name: /^(Where are you working|You are working on)/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'What are you working on?' })
      await dialog.getByRole('combobox', { name: 'Project' }).click()
      await page.getByRole('option', { name: project }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await person.go(registry)
    await row(school).waitFor()
    await workAt('Harbour Point tower')
    await filters.getByText('Harbour Point tower').waitFor()
    await row(school).waitFor({ state: 'detached' })
    await row(tower).waitFor()
    assert.match(page.url(), /filter\[project\]=/)
    await assertClean(person)
    // So are the board and the figures by age, and the links from these to the list.
    await person.go(`${registry}?view=board`)
    await row(tower).first().waitFor()
    await filters.getByText('Harbour Point tower').waitFor()
    assert.equal(await row(school).count(), 0)
    await person.go(`${registry}?view=ageing`)
    await page.getByRole('columnheader', { name: 'Overdue' }).first().waitFor()
    assert.match(
      (await page.locator('td a').first().getAttribute('href')) ?? '',
      /filter(%5B|\[)project(%5D|\])=/,
    )
    // A link that asks for something of its own shows that.
    await person.go(`${registry}?filter[severity]=medium`)
    await row(school).waitFor()
    await person.go(registry)
    await filters.getByRole('button', { name: 'Remove the filter Project' }).click()
    await row(school).waitFor()
    await person.go(registry)
    await row(school).waitFor()
    assert.equal(await filters.getByText('Harbour Point tower').count(), 0)
    await person.go(`${registry}?new=1`)
    const project = page.getByRole('dialog').getByLabel('Project', { exact: true })
    await project.waitFor()
    await holds(project, /Harbour Point tower/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await workAt('Station Road school')
    await row(tower).waitFor({ state: 'detached' })
    await row(school).waitFor()
  })
})
