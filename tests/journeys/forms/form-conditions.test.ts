// Conditions in the builder itself, on a real server with its lists: set, saved, tried, published over.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { FormDefinition, Question } from '../../../src/features/forms/definition/question.ts'
import { violationsOn } from '../../axe.ts'
import { holds, type Person, withBrowser } from '../journey.ts'
import { toastSaid } from '../toasts.ts'

const manager = 'manager@northgate.test'
const narrow = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const

const question = (key: string, type: string, label: string, more: object = {}): Question =>
  ({ key, type, label, ...more }) as Question
const definition: FormDefinition = {
  languages: ['en'],
  fields: [
    question('weather', 'radio', 'Weather', {
      options: [
        { id: 'rain', label: 'Rain' },
        { id: 'sun', label: 'Sun' },
      ],
    }),
    question('lead', 'role', 'Lead'),
    question('boots', 'text', 'Boots?'),
  ],
}

/** The draft of some form of the demo, begun anew with questions of our own; answers with its path. */
const beginDraft = ({ page }: Person, given: FormDefinition) =>
  page.evaluate(async (fresh) => {
    const ask = async (path: string, method = 'GET', body?: unknown) => {
      const answer = await fetch(`/api/dashboard/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()).data
    }
    const { id } = (await ask('forms')).data[0]
    const { revision } = await ask(`forms/${id}/draft`)
    await ask(`forms/${id}/draft`, 'PUT', { revision, definition: fresh })
    return `/dashboard/forms/edit/${id}`
  }, given)

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  const wanted = page.getByRole('option', { name: option }).first()
  await field.click()
  // A list that opens while another one closes may be closed with it: a person opens it again.
  await wanted.waitFor({ timeout: 5000 }).catch(() => field.click())
  await wanted.click()
}
async function openConditions(page: Page, words: string): Promise<void> {
  await page.locator('[data-key] button', { hasText: words }).first().click()
  await page.getByRole('tab', { name: 'Field Conditions' }).click()
}
const saved = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.url().endsWith('/draft') && reply.request().method() === 'PUT',
  )

/** Runs axe on the pane alone; the drawer around it is tested elsewhere. */
async function assertPaneClean(page: Page): Promise<void> {
  const told = await violationsOn(page)
  assert.deepEqual(
    told.filter((one) => !one.includes('mantine-Drawer-close')),
    [],
  )
}

describe('conditions in the builder', () => {
  const journeys = withBrowser()

  test('a condition is set, tried in the preview, and there again after a reload', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(await beginDraft(person, definition))
    await openConditions(page, 'Boots?')
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await choose(page, 'Field', 'Weather')
    await choose(page, 'Operator', 'is equal to')
    const kept = saved(page)
    await choose(page, 'Value', 'Rain')
    await kept
    // One is mostly all: its list is closed, and the field has the focus again.
    await page.locator('[role=combobox][aria-expanded=false]:focus', { hasText: 'Rain' }).waitFor()
    await page.getByRole('button', { name: 'Preview' }).click()
    const why = page.getByRole('region', { name: 'What is asked, and why' })
    await why.getByText('Hidden: Weather is not Rain').waitFor()
    const frame = page.getByRole('region', { name: 'The form as people fill it in' })
    await frame.getByText('Rain', { exact: true }).click()
    await why.getByText('Shown because Weather is Rain').waitFor()
    await frame.getByLabel('Boots?').waitFor()
    await page.reload()
    await openConditions(page, 'Boots?')
    const value = page.getByRole('combobox', { name: 'Value', exact: true })
    await value.filter({ hasText: /^Rain$/ }).waitFor()
    // The operator that is chosen already, chosen once more, takes nothing away.
    const operator = page.getByRole('combobox', { name: 'Operator', exact: true })
    await choose(page, 'Operator', 'is equal to')
    await holds(operator, 'is equal to')
    await value.filter({ hasText: /^Rain$/ }).waitFor()
  })

  test('people of a role come from the server; when they do not, they are asked for again', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(/ERR_FAILED/)
    await person.go(await beginDraft(person, definition))
    await page.route('**/system/fields/**', (route) => route.abort())
    await openConditions(page, 'Boots?')
    await page.getByRole('radio', { name: 'Yes' }).check()
    await choose(page, 'Dependent On', 'Lead')
    await choose(page, 'Dependent On Field Value', 'Health and safety managers')
    await page.getByText('This could not be loaded').waitFor()
    await page.unroute('**/system/fields/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    const kept = saved(page)
    await choose(page, 'People', /./)
    await kept
  })

  test('what is unfinished goes when another question is chosen, and comes back when taken back', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go(await beginDraft(person, definition))
    await openConditions(page, 'Boots?')
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await page.locator('[data-condition] input:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-key] button', { hasText: 'Weather' }).first().click()
    await toastSaid(page, 'Boots?: one unfinished condition was removed')
    await page.getByText('The condition list is empty').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('[data-key] button', { hasText: 'Boots?' }).first().click()
    await page.getByRole('group', { name: 'Condition 1' }).waitFor()
  })

  test('on a phone in the dark: conditions, preview and map, as axe sees them', async () => {
    const person = await journeys.signedIn(manager, narrow)
    const { page } = person
    const path = await beginDraft(person, {
      ...definition,
      fields: definition.fields.map((field) =>
        field.key === 'boots'
          ? ({
              ...field,
              is_dependent: 1,
              dependent_id: 'weather',
              dependent_value: 'rain',
            } as Question)
          : field,
      ),
    })
    await person.go(path)
    await openConditions(page, 'Boots?')
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await page.getByRole('group', { name: 'Condition 1' }).waitFor()
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    assert.equal(await wide(), 0)
    await assertPaneClean(page)
    await person.go(path)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('Hidden: Weather is not Rain').waitFor()
    assert.equal(await wide(), 0)
    await assertPaneClean(page)
    await person.go(path)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Dependencies' }).click()
    await page.getByRole('button', { name: 'Boots? depends on Weather' }).waitFor()
    await assertPaneClean(page)
  })
})
