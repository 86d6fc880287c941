// Somebody lost the phone with their second step: a manager gives them a way in, and they set up a new one.
import { describe, test } from 'node:test'
import { generate } from 'otplib'
import { sql } from '../../../src/kit/db/sql.ts'
import { arrivesAt, assertClean, signIn, withBrowser } from '../journey.ts'

describe('a lost second step', () => {
  const journeys = withBrowser()
  const email = 'management@northgate.test'

  test('is replaced with a code that a manager says', async () => {
    const [person] = await journeys.database.database.transaction('owner', async (db) => {
      await db.run(sql`
        update login set totp_secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', totp_confirmed_at = now()
        where email = ${email}`)
      return db.many<{ id: string }>(
        sql`select a.id from account a join login l on l.id = a.login_id where l.email = ${email}`,
      )
    })
    const manager = await journeys.signedIn('manager@northgate.test')
    await manager.go(`/dashboard/users/role-permissions/${person?.id}`)
    const section = manager.page.getByRole('region', { name: 'Lost second step' })
    await section.getByRole('button', { name: 'Give a sign-in code' }).click()
    const dialog = manager.page.getByRole('dialog', { name: 'Give Helen Zhang a sign-in code' })
    await dialog.getByLabel('Current password').fill('plumbline-demo')
    await assertClean(manager)
    await dialog.getByRole('button', { name: 'Give a sign-in code' }).click()
    const code = (await dialog.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).textContent()) ?? ''
    await assertClean(manager)

    const phone = await journeys.visitor({ viewport: { width: 360, height: 780 } })
    const { page } = phone
    await phone.go('/login')
    await signIn(page, email)
    await page.getByRole('heading', { name: 'Enter your code', exact: true }).waitFor()
    await page.getByRole('button', { name: 'I lost my second step' }).click()
    await page.getByRole('heading', { name: 'Enter the code you were given' }).waitFor()
    await assertClean(phone)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor()
    const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
    await page.getByLabel('Code').fill(await generate({ secret }))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await arrivesAt(page, '/dashboard')
  })
})
