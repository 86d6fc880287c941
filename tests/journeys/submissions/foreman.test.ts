// A foreman's morning on one phone: the crew's hazards with six photos, through an empty battery and
// a dead spot, and a toolbox talk that nine people sign in his hand.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { demoPassword } from '../../../src/app/demo/fill-demo.server.ts'
import { management, manager, sending, text, user } from '../../submissions/sending.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'
import { arePhotosDrafted } from '../on-device.ts'
import { colourIn, hashOf, photo, storedPhotos } from './site-photos.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** What the console says of a connection that is not there. A save whose answer was lost makes the next
 *  one stale: the two are joined. */
const away = [/ERR_INTERNET_DISCONNECTED/, /permissions could not be checked/, /status of 409/]
const hazards = 'Hazards and what we do about each'

const press = (page: Page, called: string) =>
  page.getByRole('button', { name: called, exact: true }).click()
const project = (page: Page) => page.getByRole('combobox', { name: 'Project' })
/** How far the page is scrolled, once what was asked of it has been drawn. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return window.scrollY
  })
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
const choose = (page: Page, photos: readonly ReturnType<typeof photo>[]) =>
  Promise.all(photos).then((files) =>
    page.locator('input[type=file]:not([capture])').setInputFiles(files),
  )

async function hazard(page: Page, nth: number, what: string, likely: string, measure: string) {
  await press(page, `Add ${hazards}`)
  const row = page.getByRole('group', { name: `${hazards} ${nth}`, exact: true })
  await row.getByRole('textbox', { name: 'Hazard' }).fill(what)
  const scale = row.getByRole('group', { name: 'Probability, 1 to 5' })
  await scale.getByText(likely, { exact: true }).click()
  // A scale is one row, even here.
  const ends = ['1', '5'].map((one) => scale.getByText(one, { exact: true }).boundingBox())
  assert.equal((await ends[0])?.y, (await ends[1])?.y)
  await row.getByRole('textbox', { name: 'Controls' }).fill(measure)
}

/** A wave across the pad that is open. */
async function draw(page: Page): Promise<void> {
  const pad = page.locator('[data-signature-pad]')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4)
  await page.mouse.down()
  for (const at of [0.4, 0.6, 0.8])
    await page.mouse.move(box.x + box.width * at, box.y + box.height * (0.2 + (at % 0.4)), {
      steps: 3,
    })
  await page.mouse.up()
}

describe('a foreman on his phone', () => {
  const journeys = withBrowser()
  const server = sending(journeys)
  const total = async () =>
    (await server.good<{ total: number }>(manager, 'GET', 'submissions?per_page=1')).total

  test('six photos and the hazards outlive an empty battery without a connection, and arrive once', async () => {
    const before = await total()
    const person = await journeys.atHome(user, phone)
    person.expected.push(...away)
    const context = person.page.context()
    let { page } = person
    await press(page, 'Fill a form')
    await page.getByRole('link', { name: /FLHA-01/ }).click()
    await project(page).click()
    await page.getByRole('option').first().click()
    const named = await project(page).inputValue()
    assert.notEqual(named, '')
    await page.getByRole('textbox', { name: 'What we do today' }).fill('Strip the deck of bay 4')
    await hazard(page, 1, 'The open edge', '4', 'Guard rail before the panels come out')
    await choose(page, [photo(1), photo(2), photo(3)])
    await page.getByRole('img', { name: /Photo 3/ }).waitFor()
    await page.getByRole('textbox', { name: 'Caption, Photo 2' }).fill('North side')
    await page.locator('[data-draft=saved]').waitFor()
    await page.getByText(/^Photos and files:/).waitFor({ state: 'detached' })
    assert.ok(await fits(page))

    // Behind the core walls there is no connection; three more photos wait, and the battery is empty.
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await hazard(page, 2, 'Panels that fall', '3', 'Nobody stands below')
    // The battery does not last until they are made small.
    await page.evaluate('createImageBitmap = () => new Promise(() => undefined)')
    await choose(page, [photo(4), photo(5), photo(6)])
    await page.getByText('Photos and files: 3 of 6 sent').waitFor()
    await page.getByText('Preparing the picture').nth(2).waitFor()
    await arePhotosDrafted(page, 6)
    await assertClean({ page })
    await page.close()

    // Charged again, still without a connection: it is found, and all of it is there.
    page = await context.newPage()
    await page.goto(`${journeys.address}/dashboard`)
    await press(page, 'Fill a form')
    await page.getByRole('link', { name: /Draft on this device/ }).click()
    await page.getByText(/You are continuing your draft/).waitFor()
    for (const nth of [1, 2, 3, 4, 5, 6]) {
      const picture = page.getByRole('img', { name: nth === 2 ? 'North side' : `Photo ${nth}` })
      await picture.scrollIntoViewIfNeeded()
      await page.waitForFunction(
        (image) => (image as HTMLImageElement).naturalWidth > 0,
        await picture.elementHandle(),
      )
    }
    const typed = page.getByRole('textbox')
    for (const words of ['Strip the deck of bay 4', 'The open edge', 'Nobody stands below'])
      assert.ok((await typed.evaluateAll(valuesOf)).includes(words), words)
    await holds(project(page), named)
    const held = await storedPhotos(page)
    assert.equal(held.size, 6)

    // Back in the open; the answer to the first attempt to submit it is lost on its way.
    await context.unroute('**/api/**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText(/^Photos and files:/).waitFor({ state: 'detached' })
    let attempts = 0
    await context.route('**/api/dashboard/submissions', async (route) => {
      attempts += 1
      if (attempts > 1) return route.continue()
      await route.fetch()
      return route.abort('internetdisconnected')
    })
    await draw(page)
    await press(page, 'Submit')
    await page.getByRole('heading', { name: 'Received' }).waitFor()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Sign', exact: true }).waitFor()
    await draw(page)
    await press(page, 'Sign')
    await sheet.getByText('Luc Tremblay has signed.').waitFor()
    await sheet.getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('6, all verified against this device').waitFor()
    assert.ok(await fits(page))
    await page.getByRole('button', { name: 'Outbox: 0 not received yet' }).click()
    await page.getByRole('dialog', { name: 'Outbox' }).getByText('Received').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'See the submission' }).click()
    await page.getByRole('heading', { level: 1, name: /^SUB-/ }).waitFor()
    await page.getByRole('main').getByText('Signed', { exact: true }).first().waitFor()

    // On the server there is one, with each photo once, as this device had it.
    assert.ok(attempts >= 2)
    assert.equal(await total(), before + 1)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const whole = await server.whole(user, id)
    assert.equal(whole.stage, 'signed')
    assert.equal((whole.answers['flha.hazards'] as unknown[]).length, 2)
    const token = await journeys.token(user)
    const arrived = new Map<string, string>()
    for (const file of whole.files) {
      const answer = await fetch(`${journeys.address}/api/files/${file.id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      arrived.set(file.name, hashOf(bytes))
      assert.equal(`photo-${await colourIn(bytes)}.jpg`, file.name)
    }
    assert.deepEqual([...arrived].sort(), [...held].sort())
    assert.equal(whole.files.length, 6)
  })

  test('nine people sign a toolbox talk one after the other, two of them without a connection', async () => {
    const pin = '402917'
    await server.good(management, 'PUT', 'account/signing-pin', { pin, password: demoPassword })
    const fields = [text('talk', { label: 'What was talked about', required: true })]
    const settings = { kind: 'toolbox', signature_policy: 'all_attendees' }
    await server.form(fields, { ...settings, title: 'Toolbox talk: hands and formwork' })
    const before = await total()
    const person = await journeys.atHome(user, phone)
    person.expected.push(...away)
    const { page } = person
    await press(page, 'Fill a form')
    await page.getByRole('link', { name: /hands and formwork/ }).click()
    await page.getByRole('textbox', { name: 'What was talked about' }).fill('Pinch points')
    const crew = ['Ana Ruiz', 'Bo Li', 'Cy Grant', 'Dee Park', 'Eli Roy', 'Flo Diaz', 'Gus Hart']
    for (const one of [...crew, 'Helen Zhang']) {
      const place = await scrolled(page)
      await page.getByRole('combobox', { name: 'Add a person' }).click()
      await page.keyboard.type(one)
      const option = page.getByRole('option', { name: new RegExp(one) })
      await option.waitFor()
      // The page does not move under the finger while the list gets shorter.
      assert.equal(await scrolled(page), place)
      await option.click()
      await page.getByRole('button', { name: new RegExp(`Remove.*${one}`) }).waitFor()
    }
    await assertClean(person)
    assert.ok(await fits(page))
    await press(page, 'Submit')

    const sheet = page.getByRole('dialog', { name: /^Sign SUB-/ })
    const turnOf = (one: string) => sheet.getByRole('heading', { name: one, exact: true }).waitFor()
    async function drawn(one: string, button = `I saw ${one} sign`) {
      await turnOf(one)
      await draw(page)
      await press(page, button)
    }
    async function wrote(one: string) {
      await turnOf(one)
      await sheet.getByText('Type', { exact: true }).click()
      await page.getByLabel('Type your name').fill(one)
      await press(page, `I saw ${one} sign`)
    }
    const tile = (one: string) => sheet.getByRole('button', { name: one, exact: true })
    await drawn('Luc Tremblay', 'Sign')
    await sheet.getByText('Luc Tremblay has signed.').waitFor()
    for (const [nth, one] of crew.entries()) {
      if (nth === 2) await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
      await tile(one).click()
      await (nth % 3 === 1 ? wrote(one) : drawn(one))
      // Signed before the connection is cut.
      if (nth === 1) await sheet.getByText(`${one} has signed.`).waitFor()
      if (nth === 3) {
        await sheet.getByText('Dee Park has signed. It is saved on this device.').waitFor()
        await sheet.getByText('Waiting for a connection: 2.').waitFor()
        await assertClean(person)
        await page.unroute('**/api/**')
        await press(page, 'Send now')
        await sheet.getByText('5 of 9 signed').waitFor()
      }
    }
    await tile('Helen Zhang').click()
    await turnOf('Helen Zhang')
    await assertClean(person)
    const number = sheet.locator('[inputmode="numeric"]').first()
    person.expected.push(/status of 422/)
    // The line is cut again: a wrong number is found out when it comes back, and asked for again.
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await number.focus()
    await page.keyboard.type('908172')
    await press(page, 'Sign')
    await sheet.getByText('The PIN of Helen Zhang has yet to be checked.').waitFor()
    await page.unroute('**/api/**')
    await press(page, 'Send now')
    const refused = tile('Helen Zhang Wrong PIN.')
    await refused.waitFor()
    await assertClean(person)
    await refused.click()
    await turnOf('Helen Zhang')
    await number.focus()
    await page.keyboard.type(pin)
    await press(page, 'Sign')
    await sheet.getByText('9 of 9 signed').waitFor()
    await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()

    await page.getByRole('heading', { name: 'Received' }).waitFor()
    await page.getByText('Still to sign').waitFor({ state: 'detached' })
    await assertClean(person)
    await page.getByRole('link', { name: 'See the submission' }).click()
    await page.getByRole('main').getByText('Signed', { exact: true }).first().waitFor()
    await page.getByText('9 / 9').waitFor()
    assert.ok(await fits(page))

    assert.equal(await total(), before + 1)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const whole = await server.good<Talk>(user, 'GET', `submissions/${id}/whole`)
    assert.equal(whole.stage, 'signed')
    assert.deepEqual(whole.signatures.map((one) => [one.signer_name, one.method]).sort(), [
      ['Ana Ruiz', 'drawn'],
      ['Bo Li', 'typed'],
      ['Cy Grant', 'drawn'],
      ['Dee Park', 'drawn'],
      ['Eli Roy', 'typed'],
      ['Flo Diaz', 'drawn'],
      ['Gus Hart', 'drawn'],
      ['Helen Zhang', 'pin'],
      ['Luc Tremblay', 'drawn'],
    ])
  })
})

type Talk = { stage: string; signatures: { signer_name: string; method: string }[] }

const valuesOf = (all: Element[]) => all.map((one) => (one as HTMLInputElement).value)
