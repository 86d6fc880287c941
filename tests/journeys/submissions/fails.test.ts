// What is wrong is said where it is seen: on a phone, with a photo, it becomes a deficiency that has a title.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check, question, sending, user } from '../../submissions/sending.ts'
import { draftIs, field, phone, small } from '../at-a-phone.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'
import { countTaps } from '../taps.ts'
import { photo } from './site-photos.ts'

describe('a failed item', () => {
  const journeys = withBrowser()
  const server = sending(journeys)

  test('takes words and a photo in four taps, and its deficiency is named by them', async () => {
    const { id } = await server.form([
      question('site', 'project', { label: 'Project', required: true }),
      check('stairs', { label: 'Stairs', deficiency: { severity: 'high' } }),
      check('gate', { label: 'Gate' }),
      question('count', 'number', { label: 'Workers' }),
    ])
    const person = await journeys.signedIn(user, phone)
    const { page, go } = person
    const { tap, taps } = countTaps()
    await go(`/dashboard/submissions/create/${id}`)
    await page.getByRole('combobox', { name: 'Project' }).click()
    await page.getByRole('option').first().click()
    await tap(page.getByRole('group', { name: 'Stairs' }).getByText('Fail', { exact: true }))
    const wrong = field(page, 'What is wrong?')
    await tap(wrong)
    await page.keyboard.type('Two boards are split')
    const chooser = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Take photo', exact: true }))
    await (await chooser).setFiles(await photo(1))
    await page.getByRole('img', { name: 'Photo 1' }).waitFor()
    assert.deepEqual(await small(page), [])

    // Nobody asked for a note here.
    const workers = page.locator('[id="question-count"]')
    await workers.getByRole('button', { name: 'Add a note, photo or action', exact: true }).click()
    await page.keyboard.type('Two more come at noon')
    await workers.getByRole('button', { name: 'Add an action', exact: true }).click()
    await page.keyboard.type('Order lunch')
    await page.getByText(/^Photos and files/).waitFor({ state: 'detached' })
    await draftIs(page, 'saved')
    await assertClean(person)
    await page.reload()
    await page.getByRole('img', { name: 'Photo 1' }).waitFor()
    await holds(wrong, 'Two boards are split')
    await holds(field(page, 'Note'), 'Two more come at noon')

    await tap(page.getByRole('button', { name: 'Submit', exact: true }))
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    assert.equal(taps(), 4)
    await page.getByRole('link', { name: 'See the submission' }).click()
    const answers = page.getByRole('region', { name: 'Answers', exact: true })
    await answers.getByText('Two boards are split', { exact: true }).waitFor()
    await answers.getByText('Two more come at noon', { exact: true }).waitFor()
    await answers.getByRole('button', { name: /^Open the photo/ }).waitFor()
    await assertClean(person)
    const path = new URL(page.url()).pathname
    const whole = await server.whole(user, path.split('/').at(-1) ?? '')
    assert.deepEqual(
      whole.deficiencies.map(({ title }) => title),
      ['Stairs: Two boards are split', 'Order lunch'],
    )
    const [stairs] = whole.deficiencies
    const row = await server.good<{ owner: unknown; due_on: string | null }>(
      user,
      'GET',
      `deficiencies/${stairs?.id}`,
    )
    // Nobody was asked for them: the rule says who and until when.
    assert.ok(row.owner !== null && row.due_on !== null)
  })

  test('found without a connection it waits on the phone, and is a deficiency once the line is back', async () => {
    const { id } = await server.form([
      check('rail', { label: 'Rail', deficiency: { severity: 'high' } }),
    ])
    const person = await journeys.signedIn(user, phone)
    const { page, go } = person
    person.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await go(`/dashboard/submissions/create/${id}`)
    const rail = page.getByRole('group', { name: 'Rail', exact: true })
    await rail.getByText('Fail', { exact: true }).waitFor()
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await rail.getByText('Fail', { exact: true }).click()
    await field(page, 'What is wrong?').fill('It ends a metre before the stairs')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Take photo', exact: true }).click()
    await (await chooser).setFiles(await photo(1))
    await page.getByRole('img', { name: 'Photo 1' }).waitFor()
    await draftIs(page, 'offline')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('button', { name: 'Outbox: 1 not received yet' }).waitFor()
    assert.equal(
      (await server.good<{ data: unknown[] }>(user, 'GET', 'deficiencies?search=metre')).data
        .length,
      0,
    )
    await page.unroute('**/api/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    const found = await server.good<{ data: { id: string }[] }>(
      user,
      'GET',
      'deficiencies?search=metre',
    )
    const [row] = found.data
    const made = await server.good<{
      title: string
      description: string
      photos_before: { mime: string }[]
    }>(user, 'GET', `deficiencies/${row?.id}`)
    assert.deepEqual(
      [found.data.length, made.title, made.description, made.photos_before.length],
      [1, 'Rail: It ends a metre before the stairs', 'It ends a metre before the stairs', 1],
    )
    await go(`/dashboard/deficiency-registry/record/${row?.id}`)
    await page
      .getByRole('heading', { name: 'Rail: It ends a metre before the stairs', exact: true })
      .waitFor()
  })
})
