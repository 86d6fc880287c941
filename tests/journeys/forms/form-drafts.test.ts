// A draft that two people are at, one whose connection goes, and forms that come from elsewhere.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertClean, withBrowser } from '../journey.ts'
import {
  asked,
  asManager,
  choose,
  item,
  labels,
  manager,
  openBuilder,
  question,
  saved,
  secondManager,
  workbook,
} from './building.ts'

const away = [/ERR_INTERNET_DISCONNECTED/, /status of 409/]
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Asks at once who else is here and what is new, as a page does that somebody comes back to. */
async function looks(page: Page): Promise<void> {
  const answered = page.waitForResponse(/presence/)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await answered
}

describe('drafts of forms', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)
  const wordsOf = async (form: string) =>
    (await server.draft(form)).definition.fields.map(({ label }) => label)

  test('two at one draft see each other; what each changed is merged, and what both changed is asked', async () => {
    await secondManager(journeys, 'second@northgate.test')
    const first = await journeys.signedIn(manager)
    const second = await journeys.signedIn('second@northgate.test')
    first.expected.push(...away)
    second.expected.push(...away)
    const form = await server.form('Made by two', question('a'), question('b'), question('c'))
    await openBuilder(first, form)
    await openBuilder(second, form)
    const [mine, theirs] = [first.page, second.page]
    await theirs.getByLabel('Maya Okafor is here too').waitFor()
    await looks(mine)
    await mine.getByLabel('Ada Moreau is here too').waitFor()
    await assertClean(first)

    await item(mine, 'The a').click()
    await asked(mine).fill('Said by Maya')
    await saved(mine)
    await item(theirs, 'The b').click()
    await asked(theirs).fill('Said by Ada')
    await item(theirs, 'Said by Maya').waitFor()
    await saved(theirs)
    await looks(mine)
    await item(mine, 'Said by Ada').waitFor()
    const merged = ['Said by Maya', 'Said by Ada', 'The c']
    assert.deepEqual(await labels(mine), merged)
    assert.deepEqual(await labels(theirs), merged)
    assert.deepEqual(await wordsOf(form), merged)

    // Ada’s words leave while Maya is without a connection.
    await mine.context().setOffline(true)
    await item(mine, 'The c').click()
    await asked(mine).fill('Maya’s words')
    await mine.getByText('No connection. Saved on this device.').waitFor()
    await item(theirs, 'The c').click()
    await asked(theirs).fill('Ada’s words')
    await saved(theirs)
    await mine.context().setOffline(false)
    const dialog = mine.getByRole('dialog', { name: 'Someone else changed the same questions' })
    await dialog.waitFor()
    assert.ok(await dialog.getByRole('button', { name: 'Keep these' }).isDisabled())
    await assertClean(first)
    // Until it is chosen, nothing is saved over what the other wrote.
    assert.equal((await wordsOf(form))[2], 'Ada’s words')
    await dialog.getByLabel(/^Mine/).check()
    await dialog.getByRole('button', { name: 'Keep these' }).click()
    await saved(mine)
    await looks(theirs)
    await item(theirs, 'Maya’s words').waitFor()
    const { revision } = await server.draft(form)
    // Two who only look on do not save by turns.
    for (const page of [theirs, mine]) await looks(page)
    await Promise.all([theirs, mine].map((page) => page.waitForResponse(/presence/)))
    assert.equal((await server.draft(form)).revision, revision)
  })

  test('without a connection the draft is kept here, through a reload too, and leaves when it is back', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    person.expected.push(...away)
    const form = await server.form('Made underground', question('a'), question('b'))
    await openBuilder(person, form)
    await item(page, 'The a').click()
    await asked(page).waitFor()
    await page.context().setOffline(true)
    await asked(page).fill('Typed underground')
    await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor()
    await page.context().setOffline(false)
    await saved(page)
    assert.deepEqual(await wordsOf(form), ['Typed underground', 'The b'])

    // What never left is there after a reload, and so is what somebody else saved meanwhile.
    await page.route('**/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    await asked(page).fill('Never left')
    await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor()
    const { revision, definition } = await server.draft(form)
    const fields = [...definition.fields, question('c')]
    await server.ask('PUT', `forms/${form}/draft`, {
      revision,
      definition: { ...definition, fields },
    })
    await page.unroute('**/draft')
    await page.reload()
    await item(page, 'The c').waitFor()
    await saved(page)
    assert.deepEqual(await labels(page), ['Never left', 'The b', 'The c'])
    await item(page, 'Never left').click()
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await asked(page).fill('Left at last')
    await sent
    assert.deepEqual(await wordsOf(form), ['Left at last', 'The b', 'The c'])
  })

  test('a form of the library is looked at, taken, and in the list, published', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    await person.go('/dashboard/forms/default')
    const card = page.getByRole('article').filter({ hasText: 'Ladder' }).last()
    await page.getByLabel('Find a form').fill('ladder')
    await assertClean(person)
    const title = (await card.getByRole('heading').first().textContent()) ?? ''
    await card.getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[id^="question-"]').first().waitFor()
    await assertClean(person)
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: 'Use this form' }).click()
    await choose(page, 'Category', 'Equipment')
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Use this form' }).click()
    await card.getByText('In use').waitFor()
    await person.go(`/dashboard/forms?search=${encodeURIComponent(title)}`)
    await page.getByRole('row').filter({ hasText: title }).getByText('Published').waitFor()
  })

  test('a form that was downloaded and an XLSForm become forms', async () => {
    const person = await journeys.signedIn(manager, { acceptDownloads: true })
    const { page } = person
    const form = await server.form('Sent on', question('a'), question('b', { required: true }))
    await openBuilder(person, form)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as a file' }).click(),
    ])
    const bring = async (name: string, mimeType: string, buffer: Buffer) => {
      await person.go('/dashboard/forms/create')
      await page.getByRole('button', { name: 'Import from a file' }).click()
      const dialog = page.getByRole('dialog')
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'File' }).click()
      await (await chooser).setFiles({ name, mimeType, buffer })
      await choose(dialog, 'Category', 'Inspections')
      await assertClean(person)
      await dialog.getByRole('button', { name: 'Create the form' }).click()
      return dialog
    }
    await bring('form.json', 'application/json', await readFile(await download.path()))
    await page.waitForURL(/forms\/edit\//)
    await item(page, 'The a').waitFor()
    assert.deepEqual(await labels(page), ['The a', 'The b'])
    assert.notEqual(page.url().split('/').at(-1), form)

    const book = await workbook({
      survey: [
        ['type', 'name', 'label', 'required', 'relevant'],
        ['text', 'crew', 'Which crew', 'yes', ''],
        ['select_one state', 'ground', 'How is the ground', '', ''],
        ['text', 'why', 'Why is it soft', '', `${'$'}{ground} = 'soft'`],
        ['geopoint', 'where', 'Where', '', ''],
      ],
      choices: [
        ['list_name', 'name', 'label'],
        ['state', 'firm', 'Firm'],
        ['state', 'soft', 'Soft'],
      ],
      settings: [['form_title'], ['Ground check']],
    })
    const dialog = await bring('ground.xlsx', xlsx, book)
    await dialog.getByText('“geopoint” has no counterpart').waitFor()
    await assertClean(person)
    await dialog.getByRole('button', { name: 'Open in the builder' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ground check' }).waitFor()
    await item(page, 'Why is it soft').waitFor()
    assert.deepEqual(await labels(page), ['Which crew', 'How is the ground', 'Why is it soft'])
  })
})
