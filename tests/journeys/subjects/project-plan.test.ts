// A manager builds an inspection of thirty questions with OR conditions, tries it, publishes it and
// has eight projects expect it weekly; it rains at one of them; the tracker says what is so.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import { planning } from '../../../src/features/projects/testing/planning.ts'
import type { Tracked } from '../../../src/features/projects/tracker/tracker.contract.ts'
import { sending, user } from '../../submissions/sending.ts'
import { asManager, goOnBuilding, manager, openBuilder } from '../forms/building.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { actOn } from '../lists.ts'
import { toastSaid } from '../toasts.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const title = 'Shoring inspection'

const option = (id: string, label: string) => ({ id, label })
const is = (field: string, value: string) => ({
  type: 'CONDITION',
  field,
  operator: 'is_equal_to',
  values: [value],
  select_values: null,
  is_other_field_compare: false,
  otherField: null,
})
const question = (key: string, type: string, label: string, more: object = {}) =>
  ({ key, type, label, ...more }) as Question

/** Whether pumps are asked about depends on the weather or on the ground. */
const thirty: Question[] = [
  question('site', 'project', 'Project', { required: true, prefill: 'project' }),
  question('weather', 'radio', 'Weather', {
    options: [option('rain', 'Rain'), option('sun', 'Sun')],
  }),
  question('ground', 'radio', 'Ground', {
    options: [option('wet', 'Wet'), option('dry', 'Dry')],
  }),
  question('pumps', 'text', 'Which pumps run?', {
    conditions: {
      type: 'AND',
      rule_name: 'pumps',
      conditions: [{ type: 'OR', conditions: [is('weather', 'rain'), is('ground', 'wet')] }],
    },
  }),
  ...Array.from({ length: 26 }, (_, n) => question(`panel_${n + 1}`, 'text', `Panel ${n + 1}`)),
]

async function choose(within: Locator, label: string, wanted: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).click()
  await within.page().getByRole('option', { name: wanted }).click()
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

describe('an inspection that eight projects expect', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)
  const device = sending(journeys)
  const { project } = planning(journeys)

  test('is built, tried, published, expected weekly, excused by rain, and tracked', async () => {
    const active = async () =>
      (await server.ask<{ data: { id: string }[] }>('GET', 'projects?filter[status]=active')).data
    while ((await active()).length < 8) await project()
    const [received = '', rained = '', open = '', ...others] = (await active()).map(({ id }) => id)
    assert.equal(others.length, 5)
    const form = await server.form(title, ...thirty)

    const boss = await journeys.signedIn(manager, { viewport: { width: 1280, height: 900 } })
    const { page } = boss
    await openBuilder(boss, form)
    await page.getByRole('button', { name: 'Preview' }).click()
    const why = page.getByRole('region', { name: 'What is asked, and why' })
    const frame = page.getByRole('region', { name: 'The form as people fill it in' })
    assert.equal(await frame.getByLabel('Which pumps run?').count(), 0)
    await frame.getByText('Wet', { exact: true }).click()
    await why.getByText(/^Shown because .*Ground is Wet/).waitFor()
    await frame.getByLabel('Which pumps run?').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const publishing = page.getByRole('dialog', { name: 'Publish this form' })
    await publishing.getByText('Ready to publish.').waitFor()
    await publishing.getByRole('button', { name: 'Publish' }).click()
    await goOnBuilding(page, 1)

    const { today } = await server.ask<Tracked>('GET', `projects/${open}/tracker`)
    const weekday = new Date(today).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    await boss.go('/dashboard/projects?filter[status]=active&search=Station')
    await actOn(page, 'Station Road school', 'Submission tracker')
    await page.getByRole('button', { name: 'Schedule a form' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule a form' })
    await dialog.getByRole('button', { name: 'All active projects' }).click()
    await dialog.getByText('8 items selected').waitFor()
    await choose(dialog, 'Form', title)
    await choose(dialog, 'Due on', weekday)
    await dialog.getByLabel('Due by').fill('23:59')
    await assertClean(boss)
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await toastSaid(page, 'Scheduled for projects: 8.')
    const row = page.getByRole('row').filter({ hasText: title })
    await row.getByRole('link', { name: 'Still due' }).waitFor()
    await assertClean(boss)

    const { version } = await device.good<{ version: { id: string } }>(
      user,
      'GET',
      `fillable-forms/${form}`,
    )
    await device.sent(
      user,
      device.body(
        { id: form, version: version.id, definition: { fields: [], languages: ['en'] } },
        {
          site: received,
        },
      ),
    )

    // It is tomorrow already where his phone believes to be.
    const foreman = await journeys.signedIn(user, { ...phone, timezoneId: 'Pacific/Kiritimati' })
    await foreman.go(`/dashboard/projects/${rained}/rain-days`)
    await foreman.page.getByRole('button', { name: 'Rain today, full day' }).click()
    await toastSaid(foreman.page, 'Rain day declared.')
    await foreman.page.getByText('Rain · Full day').waitFor()
    await assertClean(foreman)
    await foreman.page.getByRole('link', { name: 'Submission tracker' }).click()
    await foreman.page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByText('Excused · Rain · Full day')
      .waitFor()
    assert.ok(await fits(foreman.page))
    await assertClean(foreman)

    const cell = async (project: string, words: RegExp) => {
      await boss.go(`/dashboard/projects/${project}/tracker`)
      await row.getByText(words).waitFor()
      const others = await row.getByText(/^(Received|Late|Still due|Missed|Excused)/).count()
      assert.equal(others, 1)
    }
    await cell(rained, /^Excused · Rain/)
    await cell(received, /^Received · SUB-/)
    await row.getByRole('link', { name: /^Received/ }).click()
    await page.getByRole('heading', { level: 1, name: /^SUB-/ }).waitFor()
    await cell(open, /^Still due · Fill$/)
    await row.getByRole('link', { name: 'Still due' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const { number, name } = await server.ask<{ number: string; name: string }>(
      'GET',
      `projects/${open}`,
    )
    await page.waitForFunction(
      (words) => [...document.querySelectorAll('input')].some(({ value }) => value === words),
      `${number} – ${name}`,
    )
  })
})
