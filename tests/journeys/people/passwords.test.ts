// What goes wrong at the door, and the way back in.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { until } from '../../until.ts'
import { arrivesAt, assertClean, holds, signIn, stored, withBrowser } from '../journey.ts'

describe('passwords', () => {
  const journeys = withBrowser()

  test('a wrong password is told, keeps the address, and lets nobody in', async () => {
    const person = await journeys.visitor()
    const { page } = person
    person.expected.push(/status of 401/)
    await person.go('/login')
    await signIn(page, 'manager@northgate.test', 'not this one at all')
    await page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor()
    await holds(page.getByLabel('E-mail'), 'manager@northgate.test')
    assert.deepEqual(await stored(page), [null, null, null])
    await assertClean(person)
  })

  test('an empty form marks its fields and puts the focus on the first', async () => {
    const person = await journeys.visitor()
    const { page } = person
    person.expected.push(/status of 422/)
    await person.go('/login')
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.locator('[name=email][aria-invalid=true]:focus').waitFor()
    await assertClean(person)
  })

  test('who keeps failing is asked to wait, also with the right password', async () => {
    const person = await journeys.visitor()
    person.expected.push(/status of 429/)
    const email = 'management@northgate.test'
    for (let n = 0; n < 5; n += 1)
      await journeys.ask('POST', '/login', { body: { email, password: 'wrong' } })
    await person.go('/login')
    await signIn(person.page, email)
    const told = /^Too many attempts. You can try again in \d+ s.$/
    await person.page.getByRole('alert').filter({ hasText: told }).waitFor()
    assert.deepEqual(await stored(person.page), [null, null, null])
  })

  const elsewhere: [locale: string, required: string, wait: RegExp][] = [
    [
      'fr-CA',
      'Veuillez entrer votre mot de passe.',
      /^Trop de tentatives. Vous pourrez réessayer dans \d+ s.$/,
    ],
    [
      'es-MX',
      'Ingrese su contraseña.',
      /^Demasiados intentos. Podrá volver a intentarlo en \d+ s.$/,
    ],
  ]
  for (const [locale, required, wait] of elsewhere)
    test(`a browser in ${locale} is told in its language what is wrong, and how long to wait`, async () => {
      const person = await journeys.visitor({ locale })
      const { page } = person
      person.expected.push(/status of (401|422|429)/)
      const email = `${locale}@northgate.test`
      await person.go('/login')
      await page.locator(`html[lang=${locale.slice(0, 2)}]`).waitFor()
      const send = page.locator('main button[type=submit]')
      await page.locator('[name=email]').fill(email)
      await send.click()
      await page.getByText(required).waitFor()
      for (let n = 0; n < 5; n += 1)
        await journeys.ask('POST', '/login', { body: { email, password: 'wrong' } })
      await page.locator('[name=password]').fill('wrong')
      await send.click()
      await page.getByRole('alert').filter({ hasText: wait }).waitFor()
    })

  test('a dead network is told at the door; what was entered stays', async () => {
    const person = await journeys.visitor()
    const { page } = person
    person.expected.push(/ERR_FAILED/)
    await person.go('/login')
    await page.route('**/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await signIn(page, 'manager@northgate.test')
    await page.getByText('No connection to the server.').waitFor()
    await holds(page.getByLabel('E-mail'), 'manager@northgate.test')
    await holds(page.getByLabel('Password'), 'plumbline-demo')
  })

  test('a forgotten password is set anew by the link of a mail, which works once', async () => {
    const person = await journeys.visitor()
    const { page } = person
    person.expected.push(/status of 422/)
    const email = 'user@northgate.test'
    const next = 'eleven cranes at dusk'
    await person.go('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await arrivesAt(page, '/forgot-password')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('a link is on its way').waitFor()
    await assertClean(person)
    const letter = await until(() =>
      journeys.database.database.transaction('owner', (db) =>
        db.maybe<{ text: string }>(sql`
          select text from mail where recipient = ${email} and text like '%/reset-password/%'`),
      ),
    )
    const link = letter.text.match(/http\S+/)?.[0] ?? ''
    const { pathname, search } = new URL(link)
    await person.go(pathname + search)
    await page.getByLabel('New password').fill('too short')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.locator('[name=password][aria-invalid=true]:focus').waitFor()
    await assertClean(person)
    await page.getByLabel('New password').fill(next)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('Your new password is set.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await arrivesAt(page, '/login')
    await signIn(page, email, next)
    await arrivesAt(page, '/dashboard')
    await person.go(pathname + search)
    await page.getByLabel('New password').fill('twelve cranes at dawn')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByRole('alert').filter({ hasText: 'has been used' }).waitFor()
  })
})
