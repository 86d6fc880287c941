// Words typed in the form builder: whose undo takes them back, and in which language a question begins.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '../../until.ts'
import { holds, numbers, withBrowser } from '../journey.ts'
import {
  asked,
  asManager,
  canvas,
  items,
  kind,
  manager,
  openBuilder,
  question,
  saved,
} from './building.ts'

describe('words in the form builder', () => {
  const journeys = withBrowser()
  const server = asManager(journeys)

  test('Ctrl+Z takes back letters of the settings and of the note, and steps of the questions', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const form = await server.form('Withdrawn', question('a'))
    await openBuilder(person, form)
    await kind(page, 'Short text').click()
    await asked(page).fill('Second')
    await page.getByRole('button', { name: 'Form settings', exact: true }).click()
    const title = page.getByLabel('Title')
    await title.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await holds(title, 'Withdrawn!')
    await page.keyboard.press('Control+z')
    await holds(title, 'Withdrawn')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const note = page.getByLabel('A note about this version')
    await note.focus()
    await page.keyboard.type('x')
    await page.keyboard.press('Control+z')
    await holds(note, '')
    await page.keyboard.press('Escape')
    await numbers(items(page), 2)

    await page.getByRole('button', { name: 'Form settings', exact: true }).click()
    await asked(page).press('Control+z')
    await holds(asked(page), 'Short text')
  })

  test('a question is kept for staff alone, unless it is a list of incidents', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const form = await server.form('For staff', question('a'))
    await openBuilder(person, form)
    await items(page).first().getByRole('button').first().click()
    const forStaff = page.getByLabel('For staff only')
    const slug = async () => (await server.draft(form)).definition.fields[0]?.slug
    await forStaff.check({ force: true })
    await until(async () => (await slug()) === 'internal')
    await forStaff.uncheck({ force: true })
    await until(async () => (await slug()) === null)
    await kind(page, 'Incident type').click()
    await items(page).nth(1).waitFor()
    await page.getByLabel('Confidential').waitFor()
    assert.equal(await forStaff.count(), 0)
  })

  test('a question begins in the first language of its form, whatever the person reads', async () => {
    const person = await journeys.signedIn(manager)
    const { page } = person
    const form = await server.form('En français', question('a'))
    const { definition, revision } = await server.draft(form)
    await server.ask('PUT', `forms/${form}/draft`, {
      revision,
      definition: { ...definition, languages: ['fr', 'en'] },
    })
    // Its words come late: a question cannot be put in before.
    let come = () => undefined as unknown
    const late = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(/\/assets\/fr-.*\.js/, async (route) => {
      await late
      return route.continue()
    })
    await openBuilder(person, form)
    await kind(page, 'One choice').waitFor()
    const early = await kind(page, 'One choice').isEnabled()
    come()
    await kind(page, 'One choice').click()
    await canvas(page).getByText('Un seul choix', { exact: true }).waitFor()
    assert.equal(early, false)
    await saved(page)
    const added = (await server.draft(form)).definition.fields.at(-1)
    assert.equal(added?.label, 'Un seul choix')
    assert.deepEqual(
      added?.options?.map(({ label }) => label),
      ['Conforme', 'Non conforme', 'Sans objet'],
    )
  })
})
