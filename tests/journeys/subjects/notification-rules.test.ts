// A safety manager says who else is told, and sees who that is before it is saved.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, withBrowser } from '../journey.ts'

describe('notification rules', () => {
  const journeys = withBrowser()

  test('a rule names the people whom it would tell, and is saved', async () => {
    const person = await journeys.signedIn('manager@northgate.test', {
      viewport: { width: 360, height: 780 },
    })
    const { page } = person
    await person.go('/dashboard/notifications/rules/create')
    const who = page.getByRole('region', { name: 'Who would receive this?' })
    await who.getByText('Choose what happens and who is notified').waitFor()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Submitted forms, to management')
    await page.getByRole('combobox', { name: 'When' }).click()
    await page.getByRole('option', { name: 'A form is submitted' }).click()
    await page.getByRole('main').getByText('Management', { exact: true }).click()
    await who.getByText('Helen Zhang').waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/create'))
    await page.getByText('Submitted forms, to management').first().waitFor()
  })

  test('a chain names its people step by step, each with when they are told', async () => {
    const person = await journeys.signedIn('manager@northgate.test', {
      viewport: { width: 360, height: 780 },
    })
    const { page } = person
    await person.go('/dashboard/notifications/escalation/create')
    const who = page.getByRole('region', { name: 'Who would receive this?' })
    await who.getByText('Choose what is waiting and add a step').waitFor()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Late tasks, to Helen')
    await page.getByRole('combobox', { name: 'While this is waiting' }).click()
    await page.getByRole('option', { name: 'An overdue task' }).click()
    await page.getByRole('button', { name: 'Steps: Add a row' }).click()
    const step = page.getByRole('listitem', { name: 'Steps, row 1' })
    await step.getByRole('textbox', { name: /^After business days/ }).fill('2')
    assert.equal(await step.getByRole('combobox', { name: 'Who' }).count(), 0)
    await step.getByRole('combobox', { name: /^Notify/ }).click()
    await page.getByRole('option', { name: 'People by name' }).click()
    await step.getByRole('combobox', { name: 'Who' }).fill('Helen')
    await page.getByRole('option', { name: 'Helen Zhang' }).click()
    // Its list lies open until the field is left.
    await page.keyboard.press('Tab')
    await page.getByRole('option', { name: 'Helen Zhang' }).waitFor({ state: 'hidden' })
    await who.getByRole('heading', { name: /^After 2 business days/ }).waitFor()
    await who.getByText('Helen Zhang').waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/create'))
    await page.getByText('Late tasks, to Helen').first().waitFor()
  })
})
