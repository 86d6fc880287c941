// From nothing to a checklist of ten questions that all sites expect, in few clicks; a form that cannot be
// planned says why and leads to where that is mended.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { planning } from '../../../src/features/projects/testing/planning.ts'
import { until } from '../../until.ts'
import { assertClean, numbers, withBrowser } from '../journey.ts'
import { asManager, items, kind, manager, newForm, openBuilder, question } from './building.ts'

/** The clicks and keys beside the words that the journey counts. */
const most = 30
const asked = Array.from({ length: 10 }, (_, n) => `Is point ${n + 1} in order?`)

describe('a checklist for all sites', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)
  const { project, plan } = planning(journeys)

  test('is built, published and planned in at most thirty clicks, and taken back in one', async (context) => {
    const site = await project()
    const person = await journeys.signedIn(manager, { viewport: { width: 1280, height: 800 } })
    const { page } = person
    await newForm(person, 'Ten points')
    // New form, Add questions.
    let clicks = 2
    const click = async (name: string | RegExp, within = page.locator('body')) => {
      clicks += 1
      await within.getByRole('button', { name, exact: true }).click()
    }
    await kind(page, 'One choice').click()
    clicks += 1
    for (const [at, words] of asked.entries()) {
      await until(() =>
        page.evaluate(() => {
          const input = document.activeElement
          return input instanceof HTMLTextAreaElement && input.value === 'One choice'
        }),
      )
      await page.keyboard.type(words)
      if (at === asked.length - 1) break
      await page.keyboard.press('Enter')
      clicks += 1
    }
    await click('Form settings')
    await page.getByRole('checkbox', { name: 'A project', exact: true }).click()
    // The settings stand beside the questions: the form's title is there once.
    await numbers(page.getByRole('heading', { name: 'Ten points' }), 1)
    clicks += 1
    await click('Save')
    await items(page).nth(10).waitFor()
    await click('Publish')
    await click('Publish', page.getByRole('dialog', { name: 'Publish this form' }))
    await click('Plan it', page.getByRole('dialog', { name: 'Version 1 is live' }))
    const dialog = page.getByRole('dialog', { name: 'Schedule “Ten points”' })
    await click(/^All active projects/, dialog)
    await dialog.getByText(/^Projects: \d+\. Forms expected/).waitFor()
    await assertClean(person)
    await click('Schedule it', dialog)
    await dialog.getByText(/^Scheduled for projects: \d+\.$/).waitFor()
    context.diagnostic(`${clicks} clicks and keys beside the words`)
    assert.ok(clicks <= most, `${clicks}`)
    assert.equal((await plan(site)).length, 1)
    await dialog.getByRole('button', { name: 'Undo the schedule' }).click()
    await dialog.getByText('Schedule undone.').waitFor()
    assert.equal((await plan(site)).length, 0)
  })

  test('a form that asks for no project is greyed, says why, and its settings put the question there', async () => {
    const site = await project()
    const form = await server.form('Asks nobody where', question('a'))
    const { revision } = await server.draft(form)
    await server.ask('POST', `forms/${form}/publish`, { revision })
    const person = await journeys.signedIn(manager, { viewport: { width: 360, height: 740 } })
    const { page } = person
    await person.go(`/dashboard/projects/${site}/tracker`)
    await page.getByRole('button', { name: 'Schedule a form' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Schedule a form' })
    await dialog.getByRole('combobox', { name: 'Form', exact: true }).fill('Asks nobody')
    await page.getByRole('option', { name: /Asks nobody where · Has no project question/ }).click()
    await dialog.getByText(/does not ask for the project/).waitFor()
    await assertClean(person)
    await dialog.getByRole('link', { name: 'Open form settings' }).click()
    await page.getByRole('checkbox', { name: 'A project', exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await until(async () => (await server.draft(form)).definition.fields[0]?.type === 'project')
    assert.equal((await server.draft(form)).definition.fields[0]?.required, true)
  })

  test('the question for the project is not taken out unasked', async () => {
    const form = await server.form(
      'About a site',
      question('p', { type: 'project' }),
      question('a'),
    )
    const person = await journeys.signedIn(manager)
    const { page } = person
    await openBuilder(person, form)
    await items(page)
      .first()
      .getByRole('button', { name: /^The p, / })
      .focus()
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('dialog', { name: 'Remove the question about the project?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await numbers(items(page), 2)
    await page.locator('[data-selected] [data-question]:focus').waitFor()
    await page.keyboard.press('Delete')
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await until(async () => (await items(page).count()) === 1)
  })
})
