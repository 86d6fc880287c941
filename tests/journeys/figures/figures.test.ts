// What figures are for: why a number moved, a rate that waits for hours, and a paper that leaves each month.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays, mondayOf } from '../../../src/kit/day.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { until } from '../../until.ts'
import { assertClean, withBrowser } from '../journey.ts'

const manager = 'manager@northgate.test'

describe('figures', () => {
  const journeys = withBrowser()

  async function calls() {
    const token = await journeys.token(manager)
    return async (path: string, body: object) => {
      const { status, body: answer } = await journeys.ask('POST', `/api/dashboard/${path}`, {
        ...{ token, body },
      })
      assert.ok(status < 300, JSON.stringify(answer))
      return answer.data as { id: string }
    }
  }
  const projectFrom = async (name: string, number: string, start_date: string) =>
    (await calls())('projects', {
      ...{ name, number, start_date, status: 'on_hold', role_of_company: 'constructor' },
    })

  test('a manager reads why a number moved, and opens the record behind it', async () => {
    const post = await calls()
    const { id } = await projectFrom('Old quay', '19-301', '2019-01-07')
    for (const day of ['07', '08', '09', '10', '11', '14'])
      await post('incidents', {
        ...{ project: id, occurred_on: `2019-01-${day}`, severity: 'first_aid' },
        ...{ title: `Slip on the ${day}`, description: 'Slipped on ice at the gate.' },
      })
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(`/dashboard/analytics/incident?from=2019-01-07&to=2019-01-20&project=${id}`)
    await page.getByText('6 incidents happened, 6 more than in the period before.').waitFor()
    await assertClean(person)
    // Without the period before there is nothing to be more than.
    await page.getByText('More filters').click()
    await page.getByRole('switch', { name: 'Compare with the period before' }).click()
    await page.getByText(/^6 incidents happened\. /).waitFor()
    await page.getByRole('link', { name: 'Incidents: 6. Show these records' }).click()
    await page.getByRole('link', { name: 'Slip on the 14' }).click()
    await page.getByRole('heading', { name: 'Slip on the 14', level: 1 }).waitFor()
  })

  test('a rate is hidden while hours are missing, and there once they are entered', async () => {
    const from = addDays(mondayOf(new Date().toISOString().slice(0, 10)), -14)
    const { id } = await projectFrom('New quay', '26-302', from)
    const person = await journeys.signedIn(manager)
    const { page } = person
    const figures = `/dashboard/analytics/incident?from=${from}&to=${addDays(from, 13)}&project=${id}`
    await person.go(figures)
    await page.getByText('Rates are not shown: hours are missing.').waitFor()
    await page.getByRole('link', { name: 'Enter hours' }).click()
    const cells = page.getByRole('textbox', { name: /^New quay, week of / })
    await cells.first().waitFor()
    for (const cell of await cells.all()) await cell.fill('1000')
    await page.getByRole('button', { name: 'Save hours' }).click()
    await page.getByText(/weeks saved/).waitFor()
    await person.go(figures)
    await page.getByText('2,000 hours, of own people and of contractors').waitFor()
    assert.equal(await page.getByText('Rates are not shown').count(), 0)
  })

  test('a monthly report is set up, made and mailed', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/analytics/monthly-reports/create')
    await page.getByRole('textbox', { name: 'Name' }).fill('For the owner')
    await page.getByRole('combobox', { name: 'Mailed to' }).click()
    await page.getByRole('option', { name: 'Nadia Rahman' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'For the owner', exact: true }).click()
    await page.getByRole('heading', { name: 'For the owner', level: 1 }).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Make it now' }).click()
    await page.getByRole('link', { name: /^For the owner \d{4}-\d\d\.pdf/ }).waitFor()
    const mailed = await until(() =>
      journeys.database.database.transaction('owner', async (db) => {
        const found = await db.many(
          { subject: 'string' },
          sql`select subject from mail where recipient = 'nadia@harbourpoint.example'
            and subject like '%safety figures%'`,
        )
        return found[0]
      }),
    )
    assert.match(mailed.subject, /^Northgate Builders: safety figures of /)
  })
})
