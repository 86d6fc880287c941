// Two-step sign-in, set up and used on the screen.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { generate } from 'otplib'
import { sql } from '../../../src/kit/db/sql.ts'
import { arrivesAt, assertClean, signIn, signOut, stored, withBrowser } from '../journey.ts'

describe('two-step sign-in', () => {
  const journeys = withBrowser()
  const email = 'management@northgate.test'

  test('is set up on My account, asks for a code at the door, and takes a recovery code once', async () => {
    const person = await journeys.throughTheDoor(email)
    const { page } = person
    person.expected.push(/status of 401/)
    await person.go('/dashboard/my-account')
    const section = page.getByRole('region', { name: 'Two-step sign-in' })
    await section.getByRole('button', { name: 'Set up' }).click()
    const secret = (await section.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
    await assertClean(person)
    const epoch = Math.floor(Date.now() / 1000)
    await section.getByLabel('Code').fill(await generate({ secret, epoch }))
    await section.getByRole('button', { name: 'Turn on' }).click()
    await section.getByRole('listitem').nth(9).waitFor()
    const codes = await section.getByRole('listitem').allTextContents()
    await section.getByRole('button', { name: 'I have saved them' }).click()
    await section.getByText('Two-step sign-in is on.').waitFor()
    assert.equal(codes.length, 10)
    await assertClean(person)

    await signOut(page)
    await arrivesAt(page, '/login')
    await signIn(page, email)
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
    assert.deepEqual(await stored(page), [null, null, null])
    await assertClean(person)
    const enter = async (code: string) => {
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await enter('000000')
    await page.getByRole('alert').filter({ hasText: 'That code is wrong' }).waitFor()
    await enter(await generate({ secret, epoch: epoch + 30 }))
    await arrivesAt(page, '/dashboard')
    await page.locator('#content h1').waitFor()

    const [recovery = ''] = codes
    for (const accepted of [true, false]) {
      if (accepted) await signOut(page)
      await person.go('/login')
      await signIn(page, email)
      await enter(recovery)
      if (!accepted) break
      await arrivesAt(page, '/dashboard')
      await page.locator('#content h1').waitFor()
      await signOut(page)
      await arrivesAt(page, '/login')
    }
    await page.getByRole('alert').filter({ hasText: 'That code is wrong' }).waitFor()
    assert.deepEqual(await stored(page), [null, null, null])
  })

  test('is set up at the door where the permission template demands it', async () => {
    const user = 'user@northgate.test'
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`
        update permission_template set second_factor_required = true
        where id = (select a.permission_template_id from account a join login l on l.id = a.login_id
          where l.email = ${user})`),
    )
    const person = await journeys.visitor({ viewport: { width: 360, height: 780 } })
    const { page } = person
    person.expected.push(/status of 401/)
    await person.go('/login')
    await signIn(page, user)
    await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor()
    assert.deepEqual(await stored(page), [null, null, null])
    await assertClean(person)
    const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
    const enter = async (code: string) => {
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Turn on' }).click()
    }
    await enter('000000')
    await page.getByRole('alert').filter({ hasText: 'That code is wrong' }).waitFor()
    await enter(await generate({ secret }))
    await page.getByRole('listitem').nth(9).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await arrivesAt(page, '/dashboard')
    const again = await journeys.ask('POST', '/login', {
      body: { email: user, password: 'plumbline-demo' },
    })
    assert.equal(again.body.second_factor, 'totp')
  })
})
