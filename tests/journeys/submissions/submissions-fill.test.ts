// A form is filled on a phone where the connection comes and goes, signed, returned, corrected and
// approved at a desk.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Question } from '../../../src/features/forms/definition/index.ts'
import { check, manager, question, sending, text, user } from '../../submissions/sending.ts'
import { assertClean, holds, numbers, type Person, withBrowser } from '../journey.ts'

const phone = { viewport: { width: 360, height: 740 } }
const away = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of (409|422)/]
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
)
const rail = 'The guard rails stand'
const deficiency = { severity: 'high' } as const
const fields: Question[] = [
  { key: 'walk', type: 'section', label: 'The walk' } as Question,
  text('who', { label: 'Who walked along', required: true }),
  check('rails', { label: rail, required: true, deficiency }),
  check('exits', { label: 'The exits are clear', required: true }),
  question('seen', 'photo', { label: 'What was seen' }),
  text('more', { label: 'Anything else' }),
]

const answer = (page: Page, label: string, option: string) =>
  page
    .getByRole('radiogroup', { name: label })
    .or(page.getByRole('group', { name: label }))
    .getByText(option, { exact: true })
    .click()
const kept = (page: Page, at: string) => page.locator(`[data-draft="${at}"]`).waitFor()

async function drawn(page: Page): Promise<void> {
  const pad = page.locator('[data-signature-pad]')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 60, { steps: 6 })
  await page.mouse.move(box.x + 180, box.y + 20, { steps: 6 })
  await page.mouse.up()
}

/** Signs the sheet that is open as the person here. */
async function sign({ page }: Person): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await drawn(page)
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await dialog.getByText(/has signed/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

describe('filling and submitting', () => {
  const journeys = withBrowser()
  const server = sending(journeys)
  const settings = { title: 'Weekly walk', signature_policy: 'submitter', review_required: true }

  test('filled through a reload and a cut connection, submitted once, signed, returned, revised and approved', async () => {
    await server.form(fields, { ...settings, title: 'Weekly walk of the yard' })
    const worker = await journeys.atHome(user, phone)
    const { page } = worker
    worker.expected.push(...away)
    await page.getByRole('button', { name: 'Fill a form' }).click()
    await page.getByLabel('Find a form').fill('walk of the')
    await assertClean(worker)
    await page.getByRole('link', { name: /Weekly walk of the yard/ }).click()
    await page.getByRole('textbox', { name: 'Who walked along' }).fill('Tom Kowalski')
    await kept(page, 'saved')
    assert.match(page.url(), /\?draft=[0-9a-f-]{36}$/)

    // Without a connection everything is kept here; a photo waits and holds up nothing.
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await answer(page, rail, 'Fail')
    const seen = page.getByRole('group', { name: 'What was seen', exact: true })
    await seen.locator('input[type=file]:not([capture])').setInputFiles({
      name: 'rail.png',
      mimeType: 'image/png',
      buffer: dot,
    })
    await page.getByRole('img', { name: /Photo 1/ }).waitFor()
    await kept(page, 'offline')
    await page.getByText('Photos and files: 0 of 1 sent').waitFor()
    await assertClean(worker)
    await page.unroute('**/api/**')
    await page.reload()
    await page.getByText(/You are continuing your draft/).waitFor()
    await holds(page.getByRole('textbox', { name: 'Who walked along' }), 'Tom Kowalski')
    assert.ok(await page.getByRole('radio', { name: 'Fail' }).first().isChecked())
    await page.getByRole('img', { name: /Photo 1/ }).waitFor()
    await page.getByText(/Photos and files/).waitFor({ state: 'detached' })

    // What is missing is marked, and led to.
    await page.getByRole('button', { name: 'Submit' }).click()
    await page
      .getByText('This is required.')
      .or(page.getByText(/Please answer/))
      .first()
      .waitFor()
    await assertClean(worker)
    await answer(page, 'The exits are clear', 'Pass')

    // The answer to the first attempt is lost on the way back: it is taken once all the same.
    let attempts = 0
    await page.route('**/api/dashboard/submissions', async (route) => {
      attempts += 1
      if (attempts > 1) return route.continue()
      await route.fetch()
      return route.abort('internetdisconnected')
    })
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.dblclick()
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    assert.ok(attempts >= 2)
    const number = (await page.getByText(/^SUB-/).first().textContent()) ?? ''
    await sign(worker)
    await page.getByText(/^DEF-/).first().waitFor()
    await page.getByText('1, all verified against this device').waitFor()
    await assertClean(worker)
    const filled = await server.good<{ data: unknown[] }>(
      manager,
      'GET',
      `submissions?search=${encodeURIComponent('walk of the yard')}`,
    )
    assert.equal(filled.data.length, 1)

    // The outbox shows it, and lets it be cleared away.
    await page.getByRole('button', { name: /^Outbox/ }).click()
    await page.getByRole('dialog', { name: 'Outbox' }).getByText('Received').waitFor()
    await page.getByRole('button', { name: `Remove ${number}` }).click()
    await page.getByRole('dialog', { name: 'Outbox' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'See the submission' }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    const path = new URL(page.url()).pathname

    // At the desk what failed stands first; it is returned with a reason.
    const boss = await journeys.signedIn(manager)
    boss.expected.push(/status of 4/)
    await boss.go(path)
    const fails = boss.page.getByRole('region', { name: '1 item failed' })
    await fails.getByText(rail).waitFor()
    await fails.getByRole('link', { name: /^DEF-/ }).waitFor()
    await boss.page.getByRole('main').getByText('Signed', { exact: true }).first().waitFor()
    await assertClean(boss)
    await boss.page.getByRole('button', { name: /^Open the photo/ }).click()
    await boss.page.getByRole('dialog').getByRole('img', { name: 'rail.png' }).waitFor()
    await boss.page.keyboard.press('Escape')
    await boss.page.getByRole('button', { name: 'Return' }).click()
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
    await boss.page.getByText('Give the reason in a few words.').waitFor()
    await boss.page
      .getByLabel('What needs to be corrected')
      .fill('Say who walked along, all of you')
    await boss.page.getByRole('combobox', { name: 'Questions to correct' }).click()
    await boss.page.getByRole('option', { name: 'Who walked along' }).click()
    await boss.page.keyboard.press('Escape')
    await assertClean(boss)
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
    await boss.page.getByRole('alert').filter({ hasText: 'Returned for correction' }).waitFor()

    // The author corrects it, on the phone.
    await worker.go(path)
    await page.getByRole('alert').filter({ hasText: 'Say who walked along' }).waitFor()
    await assertClean(worker)
    await page.getByRole('button', { name: 'Revise' }).click()
    // What the reviewer wrote leads to the question, which is marked; and who signs again is said.
    const correct = page.getByRole('region', { name: 'To correct' })
    await correct.getByText('Say who walked along, all of you').waitFor()
    await page.getByText(/that signature no longer counts/).waitFor()
    await page.locator('#question-who').getByText('To correct').waitFor()
    assert.equal(await page.locator('#question-exits').getByText('To correct').count(), 0)
    await correct.getByRole('button', { name: 'Who walked along' }).click()
    await page.locator('#question-who input:focus, #question-who textarea:focus').waitFor()
    await page.getByRole('textbox', { name: 'Who walked along' }).fill('Tom Kowalski, Grace Osei')
    await page.getByRole('button', { name: 'Submit the revision' }).click()
    await page.getByText('Say what was corrected.').waitFor()
    await page
      .getByRole('textbox', { name: 'What was corrected, and why' })
      .fill('Grace was there, too')
    await kept(page, 'saved')
    await page.reload()
    await page.getByRole('textbox', { name: 'What was corrected, and why' }).waitFor()
    await holds(
      page.getByRole('textbox', { name: 'What was corrected, and why' }),
      'Grace was there, too',
    )
    await assertClean(worker)
    await page.getByRole('button', { name: 'Submit the revision' }).click()
    await page.getByRole('button', { name: 'Sign now' }).waitFor()
    await page
      .getByRole('main')
      .getByText(/revision 1/i)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Compare revision 2 with revision 1' }).click()
    const differs = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Who walked' })
    await differs.getByText('Tom Kowalski, Grace Osei').waitFor()
    await numbers(page.getByRole('dialog').getByRole('row'), 2)
    await assertClean(worker)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign now' }).click()
    await sign(worker)

    await boss.page.reload()
    await boss.page.getByRole('button', { name: 'Approve' }).click()
    await boss.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await boss.page.getByRole('main').getByText('Reviewed').first().waitFor()
    await boss.page.getByRole('button', { name: 'More', exact: true }).click()
    await boss.page.getByRole('menuitem', { name: 'Send by e-mail' }).click()
    const mail = boss.page.getByRole('dialog', { name: 'Send by e-mail' })
    await mail.getByLabel('To', { exact: true }).fill('client@example.test')
    await boss.page.keyboard.press('Enter')
    await mail.getByRole('button', { name: 'Send 1 submission' }).click()
    const panel = boss.page.getByRole('region', { name: 'Downloads and e-mails' })
    await panel.getByText('Done', { exact: true }).waitFor()
    // What is done makes room on the next screen.
    await boss.page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await panel.getByRole('button', { name: 'Expand the panel' }).waitFor()
  })

  test('a revision that somebody else’s overtook is corrected from where it stands, with both in it', async () => {
    const made = await server.form([text('who'), text('more')], { title: 'Overtaken walk' })
    const given = server.body(made, { who: 'Tom', more: 'Dry' })
    await server.sent(user, given)
    const worker = await journeys.signedIn(user, phone)
    const { page } = worker
    worker.expected.push(...away)
    await worker.go(`/dashboard/submissions/edit/${given.id}`)
    await page.getByRole('button', { name: 'Revise' }).click()
    await page.getByRole('textbox', { name: 'who' }).fill('Tom and Grace')
    await page.getByRole('textbox', { name: 'What was corrected, and why' }).fill('Both walked')
    await kept(page, 'saved')
    await page.route('**/revisions', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Submit the revision' }).click()
    await page.getByRole('button', { name: /^Outbox: 1/ }).waitFor()
    await server.good(manager, 'POST', `submissions/${given.id}/revisions`, {
      ...{ ...given, id: undefined, about: undefined },
      ...{ of: 1, reason: 'It rained', answers: { who: 'Tom', more: 'Wet' } },
    })
    await page.unroute('**/revisions')
    await worker.go('/dashboard')
    await page.getByRole('button', { name: /^Outbox: 1/ }).click()
    await page.getByRole('link', { name: 'Correct it' }).click()
    await page.getByText('Someone else changed this in the meantime.').waitFor()
    const value = (name: string) => page.getByRole('textbox', { name }).inputValue()
    assert.deepEqual([await value('who'), await value('more')], ['Tom and Grace', 'Wet'])
    await assertClean(worker)
    await page.getByRole('button', { name: 'Submit the revision' }).click()
    await page.getByText('Tom and Grace').waitFor()
    const { answers, revision } = await server.whole(manager, given.id)
    assert.deepEqual([answers, revision], [{ who: 'Tom and Grace', more: 'Wet' }, 3])
  })

  test('a form that records the place is submitted with it, or with why the device has none', async () => {
    const { id } = await server.form([text('more', { label: 'Anything else' })], {
      title: 'Trench check',
      gps_required: true,
    })
    const worker = await journeys.signedIn(user, phone)
    const { page } = worker
    const fill = async (said: RegExp) => {
      await worker.go(`/dashboard/submissions/create/${id}`)
      await page.getByText(said).waitFor()
      await page.getByRole('textbox', { name: 'Anything else' }).fill('Dry')
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByRole('heading', { name: 'Received' }).waitFor()
    }
    await fill(/^Not recorded: this page is not allowed/)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 43.65, longitude: -79.38, accuracy: 8 })
    await fill(/Location recorded, within 8 m/)
    type Row = { data: { id: string }[] }
    const { data } = await server.good<Row>(
      manager,
      'GET',
      `submissions?filter[form]=${id}&sort=submitted_at`,
    )
    const reviewer = await journeys.signedIn(manager)
    for (const [at, said] of [
      /not allowed to share its location/,
      /43\.650000, -79\.380000/,
    ].entries()) {
      await reviewer.go(`/dashboard/submissions/edit/${data[at]?.id}`)
      await reviewer.page.getByText(said).waitFor()
    }
  })
})
