// A safety manager says who else is told, and sees who that is before it is saved.
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
    await who.getByText('Choose what happens and who is told').waitFor()
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
})
