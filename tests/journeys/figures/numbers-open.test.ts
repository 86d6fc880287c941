// A number opens its records: the list that it leads to says the same number.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withBrowser } from '../journey.ts'
import { manager } from '../lists.ts'

const screens = [
  'analytics-report',
  'analytics/incident',
  'analytics/incident-reasons',
  'hazards/analytics',
  'analytics/compliance',
  'analytics/toolbox',
  'analytics/failed-items',
  'employee-participation',
]
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)
const opens = /: ([\d,]+)\. Show these records$/

describe('numbers of figures', () => {
  const journeys = withBrowser()

  for (const screen of screens)
    test(`of ${screen} are how many the list has that each of them opens`, async () => {
      const person = await journeys.signedIn(manager)
      const { page } = person
      const figures = `/dashboard/${screen}?from=${inDays(-90)}&to=${inDays(1)}`
      await person.go(figures)
      const links = page.locator('dl').getByRole('link', { name: opens })
      await links.first().waitFor()
      const names = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('aria-label') ?? ''),
      )
      const some = names.filter((name) => opens.exec(name)?.[1] !== '0').slice(-3)
      assert.ok(some.length > 0, names.join())
      for (const name of some) {
        await person.go(figures)
        await page.locator('dl').getByRole('link', { name, exact: true }).first().click()
        const value = opens.exec(name)?.[1] ?? ''
        // The list of a register says how many beside its name, a list of this screen in its heading.
        const there = page.getByRole('heading', { level: 2, name: new RegExp(`: ${value}$`) })
        const listed = page.locator('h1 + span', { hasText: new RegExp(`^${value}$`) })
        await there.or(listed).first().waitFor()
      }
    })

  test('of a phone lead to the heading of the list, from however far down they are pressed', async () => {
    const person = await journeys.signedIn(manager, { viewport: { width: 360, height: 640 } })
    const { page } = person
    await person.go(`/dashboard/analytics/toolbox?from=${inDays(-90)}&to=${inDays(1)}`)
    const number = page.locator('dl').getByRole('link', { name: opens }).last()
    await number.waitFor()
    await number.evaluate((link) => link.scrollIntoView({ block: 'start' }))
    await number.press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: /: [\d,]+$/ })
    await page.locator('h2:focus').and(heading).waitFor()
    const place = await heading.boundingBox()
    assert.ok(place !== null && place.y > 0 && place.y < 640, JSON.stringify(place))
  })
})
