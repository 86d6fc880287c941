// A passkey is made on My account and opens the door without a password.
import { describe, test } from 'node:test'
import { assertClean, signIn, signOut, withBrowser } from '../journey.ts'

describe('passkeys', () => {
  const journeys = withBrowser()

  test('one is made, named, used to sign in, renamed, and removed', async () => {
    const person = await journeys.visitor({ viewport: { width: 360, height: 780 } })
    const { page } = person
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    // Passkeys belong to a name, and this machine is called localhost.
    const home = `http://localhost:${new URL(journeys.address).port}`
    await page.goto(`${home}/login`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await assertClean(person)
    await signIn(page, 'management@northgate.test')
    await page.waitForURL('**/dashboard')
    await page.goto(`${home}/dashboard/my-account`)
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    await section.getByLabel('Device name').fill('My phone')
    await section.getByLabel('Current password').fill('plumbline-demo')
    await assertClean(person)
    await section.getByRole('button', { name: 'Create the passkey' }).click()
    await section.getByText('My phone', { exact: true }).waitFor()
    await assertClean(person)

    await signOut(page)
    await page.waitForURL('**/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/dashboard')
    await page.locator('#content h1').waitFor()

    await page.goto(`${home}/dashboard/my-account`)
    await section.getByRole('button', { name: 'Rename My phone' }).click()
    const naming = page.getByRole('dialog', { name: 'Rename My phone' })
    await naming.getByLabel('Device name').fill('Site tablet')
    await naming.getByRole('button', { name: 'Save' }).click()
    await section.getByText('Site tablet', { exact: true }).waitFor()
    await section.getByRole('button', { name: 'Remove Site tablet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Site tablet?' })
    await dialog.getByLabel('Current password').fill('plumbline-demo')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await section.getByText('You have no passkey yet.').waitFor()
  })
})
