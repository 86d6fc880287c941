// Five people sign one talk on one phone; one who is elsewhere signs by a link.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { demoPassword } from '../../../src/app/demo/fill-demo.server.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import {
  as,
  manager,
  placeOf,
  publishForm,
  question,
  type Signer,
  signature,
  submitted,
  worker,
} from '../../api/signing/signing-ground.ts'
import { assertClean, withBrowser } from '../journey.ts'
import { isStored } from '../on-device.ts'
import { toastSaid } from '../toasts.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A wave across the pad. */
async function draw(page: Page): Promise<void> {
  const pad = page.locator('[data-signature-pad]')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.45)
  await page.mouse.down()
  for (const at of [0.35, 0.5, 0.65, 0.8])
    await page.mouse.move(box.x + box.width * at, box.y + box.height * (0.3 + (at % 0.3)), {
      steps: 3,
    })
  await page.mouse.up()
}

const fitsTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

describe('signing on one phone', () => {
  const journeys = withBrowser()
  const talk = async (...signers: Signer[]) => {
    const maya = await as(journeys, manager)
    const { version } = await publishForm(maya, 'all_attendees', [
      question('a', { label: 'What was discussed' }),
      question('b', { label: 'A diagnosis', confidential: true }),
    ])
    return submitted(maya, version, signers, { a: 'Guard rails', b: 'Not for everybody' })
  }

  test('eight workers sign in two taps and one stroke each, some of them asked by nobody before', async () => {
    const maya = await as(journeys, manager)
    const people = await maya.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const account = people.data.find(({ name }) => name === 'Luc Tremblay')?.id ?? ''
    const { version } = await publishForm(maya, 'all_attendees', [
      question('a', { label: 'What was discussed' }),
      question('b', { label: 'A diagnosis', confidential: true }),
    ])
    // They signed the same talk lately: today nobody names them.
    const regulars = ['Flo Diaz', 'Gus Hart']
    const named = ['Tom Barr', 'Ana Ruiz', 'Bo Li', 'Cy Grant', 'Dee Park']
    const attendee = (name: string) => ({ role: 'attendee', name })
    const before = await submitted(maya, version, regulars.map(attendee))
    for (const name of regulars)
      await maya.got(
        'POST',
        `submissions/${before.id}/signatures`,
        signature(before, placeOf(before, name)),
      )
    const answers = { a: 'Guard rails', b: 'Not for everybody' }
    const signers = [...named.map(attendee), { role: 'attendee', account }]
    const whole = await submitted(maya, version, signers, answers)
    const person = await journeys.signedIn(manager, phone)
    const { page, go } = person
    await go(`/dashboard/submissions/edit/${whole.id}`)
    await press(page, 'Sign now')
    const sheet = page.getByRole('dialog', { name: `Sign ${whole.number}` })
    await sheet.getByRole('heading', { name: 'Maya Okafor' }).waitFor()
    await draw(page)
    await press(page, 'Sign')
    await sheet.getByText('1 of 7 signed').waitFor()
    await assertClean(person)
    let taps = 0
    const tap = async (name: string) => {
      await sheet.getByRole('button', { name, exact: true }).tap()
      taps += 1
    }
    const workers = [...named, 'Luc Tremblay', ...regulars]
    for (const [at, name] of workers.entries()) {
      await tap(name)
      await sheet.getByRole('heading', { name, exact: true }).waitFor()
      if (at === 0) {
        // What they sign can be read; what is confidential stays with the manager.
        await press(page, 'Read what you are signing')
        await sheet.getByText('Guard rails').waitFor()
        assert.equal(await sheet.getByText('Not for everybody').count(), 0)
        assert.ok(await fitsTheScreen(page))
        await assertClean(person)
      }
      await draw(page)
      await tap(`I saw ${name} sign`)
      await sheet.getByText(`${name} has signed.`).waitFor()
    }
    assert.equal(taps, 2 * workers.length)
    await sheet.getByText('9 of 9 signed').waitFor()
    const { stage, signatures } = await maya.whole(whole.id)
    assert.equal(stage, 'signed')
    assert.deepEqual(
      signatures.map((one) => [one.signer_name, one.attested?.by, one.attested?.words]),
      [
        ['Maya Okafor', undefined, undefined],
        ...workers.map((name) => [name, 'Maya Okafor', `I saw ${name} sign.`]),
      ],
    )
  })

  test('five attendees sign one after the other at 360 px; one by a number, one refuses', async () => {
    const luc = await as(journeys, worker)
    await luc.got('PUT', 'account/signing-pin', { pin: '402917', password: demoPassword })
    const people = await luc.got<{ data: { id: string; name: string }[] }>('GET', 'users')
    const account = people.data.find(({ name }) => name === 'Luc Tremblay')?.id ?? ''
    const whole = await talk(
      { role: 'attendee', name: 'Tom Barr' },
      { role: 'attendee', name: 'Ana Ruiz' },
      { role: 'attendee', account },
      { role: 'attendee', name: 'Bo Li' },
    )
    const person = await journeys.signedIn(manager, phone)
    const { page, go } = person
    await go(`/dashboard/submissions/edit/${whole.id}`)
    await press(page, 'Sign now')
    const sheet = page.getByRole('dialog', { name: `Sign ${whole.number}` })
    await sheet.getByRole('heading', { name: 'Maya Okafor' }).waitFor()
    await draw(page)
    await assertClean(person)
    assert.ok(await fitsTheScreen(page))
    await press(page, 'Sign')
    const tile = (name: string) => sheet.getByRole('button', { name, exact: true })
    await tile('Tom Barr').click()
    await sheet.getByText('Español').click()
    await sheet.getByText('Participé.').waitFor()
    await draw(page)
    await press(page, 'I saw Tom Barr sign')
    await tile('Ana Ruiz').click()
    await press(page, 'Will not sign')
    await page.getByLabel('Why will they not sign?').fill('The rail was missing')
    await press(page, 'Record it')
    await tile('Luc Tremblay').click()
    await sheet.getByText('Signing PIN of Luc Tremblay').waitFor()
    await sheet.locator('[inputmode="numeric"]').first().focus()
    await page.keyboard.type('402917')
    await press(page, 'Sign')
    await tile('Bo Li').click()
    await page.getByText('Type', { exact: true }).click()
    await page.getByLabel('Type your name').fill('Bo Li')
    await press(page, 'I saw Bo Li sign')
    await tile('Ana Ruiz').click()
    await draw(page)
    await press(page, 'I saw Ana Ruiz sign')
    await sheet.getByText('5 of 5 signed').waitFor()
    await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()

    const evidence = page.locator('[data-signature]')
    await evidence.nth(5).waitFor()
    await page.getByRole('img', { name: 'Signed by Tom Barr' }).waitFor()
    await page.getByText('Participé.').waitFor()
    await page.getByText('The rail was missing').first().waitFor()
    await assertClean(person)
    const after = await (await as(journeys, manager)).whole(whole.id)
    assert.deepEqual(
      [after.stage, after.signatures.filter((one) => one.declined_reason === null).length],
      ['signed', 5],
    )
  })

  test('who is elsewhere reads it and signs by a link, in the language of their phone, once', async () => {
    const maya = await as(journeys, manager)
    const whole = await talk({ role: 'witness', name: 'Rosa Pérez' })
    const place = whole.places.find(({ name }) => name === 'Rosa Pérez')?.id
    const body = { email: 'rosa@example.test', lang: 'es' }
    await maya.got('POST', `submissions/${whole.id}/places/${place}/link`, body)
    const [mail] = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ text: string }>(
        sql`select text from mail where recipient = 'rosa@example.test' order by id desc limit 1`,
      ),
    )
    const path = /\/sign\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const hers = { ...phone, locale: 'fr-CA' }
    for (const scheme of ['light', 'dark'] as const) {
      const reader = await journeys.visitor({ ...hers, colorScheme: scheme })
      await reader.go(path)
      await reader.page.getByText('J’étais présent').waitFor()
      await reader.page.getByText('Guard rails').waitFor()
      assert.equal(await reader.page.getByText('Not for everybody').count(), 0)
      assert.ok(await fitsTheScreen(reader.page))
      await assertClean(reader)
    }
    const person = await journeys.visitor(hers)
    const { page } = person
    await person.go(path)
    await page.getByRole('heading', { name: 'Signez ici' }).waitFor()
    await draw(page)
    await isStored(page, 'outbox', '"method":"drawn"')
    await page.reload()
    await page.locator('[data-signature-pad] path').waitFor()
    await page.getByRole('button', { name: 'Signer', exact: true }).click()
    await page.getByRole('heading', { name: 'Merci, vous avez signé.' }).waitFor()
    await assertClean(person)
    person.expected.push(/status of 422/)
    await person.go(path)
    await page.getByText('Ce lien a déjà servi ou a expiré.').waitFor()
    await assertClean(person)
    const { signatures } = await maya.whole(whole.id)
    assert.deepEqual(
      signatures.map(({ signer_name, method }) => [signer_name, method]),
      [['Rosa Pérez', 'link']],
    )
  })

  test('the signing PIN is set under My account, with the password', async () => {
    const person = await journeys.signedIn(worker, phone)
    const { page, go, expected } = person
    expected.push(/status of 422/)
    await go('/dashboard/my-account')
    const section = page.getByRole('region', { name: 'Signing PIN' })
    await section.getByLabel('New PIN').fill('123456')
    await section.getByLabel('Current password').fill(demoPassword)
    await section.getByRole('button', { name: 'Save the PIN' }).click()
    await section.getByText('This PIN is too easy to guess').waitFor()
    await assertClean(person)
    await section.getByLabel('New PIN').fill('402917')
    await section.getByLabel('Current password').fill(demoPassword)
    await section.getByRole('button', { name: 'Save the PIN' }).click()
    await toastSaid(page, 'Your signing PIN has been saved.')
  })

  test('one’s own signature is drawn once, and signs by one press where its owner wants it to', async () => {
    const whole = await talk()
    const person = await journeys.signedIn(manager, phone)
    const { page, go } = person
    await go('/dashboard/my-account')
    const section = page.getByRole('region', { name: 'My signature' })
    await draw(page)
    await section.getByRole('button', { name: 'Save my signature' }).click()
    await section.getByRole('img', { name: 'My signature' }).waitFor()
    await section.getByRole('button', { name: 'Draw it again' }).waitFor()
    await assertClean(person)
    await go(`/dashboard/submissions/edit/${whole.id}`)
    await press(page, 'Sign now')
    const sheet = page.getByRole('dialog', { name: `Sign ${whole.number}` })
    await sheet.getByRole('button', { name: 'Use my signature' }).waitFor()
    // Offered, and on no pad by itself.
    assert.equal(await sheet.locator('[data-signature-pad] path').count(), 0)
    await press(page, 'Use my signature')
    await sheet.locator('[data-signature-pad] path').waitFor()
    await press(page, 'Sign')
    await sheet.getByText('1 of 1 signed').waitFor()
    await go('/dashboard/my-account')
    await section.getByRole('button', { name: 'Remove it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
    await section.getByRole('button', { name: 'Save my signature' }).waitFor()
    const maya = await as(journeys, manager)
    assert.deepEqual(await maya.got('GET', 'account/signature'), null)
    assert.equal((await maya.whole(whole.id)).signatures[0]?.method, 'drawn')
  })
})
