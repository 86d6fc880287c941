// A visitor who stands here scans the code with a phone of their own, reads what they sign and signs; the screen that
// shows the code says so by itself.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { as, manager, publishForm, question, submitted } from '../../api/signing/signing-ground.ts'
import { readCode } from '../../read-code.ts'
import { draw, phone, press } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('signing on one’s own phone', () => {
  const journeys = withBrowser()

  test('the code leads to the record and one signature; the first screen shows it without a reload', async () => {
    const maya = await as(journeys, manager)
    const { version } = await publishForm(maya, 'all_attendees', [
      question('a', { label: 'What was discussed' }),
      question('b', { label: 'A diagnosis', confidential: true }),
    ])
    const whole = await submitted(maya, version, [{ role: 'attendee', name: 'Rosa Barr' }], {
      a: 'Guard rails',
      b: 'Not for everybody',
    })
    const foreman = await journeys.signedIn(manager, phone)
    await foreman.go(`/dashboard/submissions/edit/${whole.id}`)
    await press(foreman.page, 'Sign now')
    const sheet = foreman.page.getByRole('dialog', { name: `Sign ${whole.number}` })
    await sheet.getByRole('button', { name: 'Everyone who signs', exact: true }).click()
    await sheet.getByRole('button', { name: 'Rosa Barr', exact: true }).click()
    await sheet.getByRole('heading', { name: 'Rosa Barr', exact: true }).waitFor()
    await sheet.getByRole('button', { name: 'On their own phone', exact: true }).click()
    const code = sheet.getByRole('img', { name: 'Code for Rosa Barr' })
    await code.waitFor()
    await assertClean(foreman)
    await code.scrollIntoViewIfNeeded()
    const address = new URL((await readCode(await code.screenshot())) ?? '')
    assert.equal(address.origin, journeys.address)

    // Nobody knows what Rosa speaks: the page follows her phone, not the one that showed the code.
    const rosa = await journeys.visitor({ ...phone, locale: 'fr-CA' })
    await rosa.go(address.pathname)
    await rosa.page.getByText('Guard rails').waitFor()
    await rosa.page.getByRole('button', { name: 'Signer', exact: true }).waitFor()
    assert.equal(await rosa.page.getByText('Not for everybody').count(), 0)
    await draw(rosa.page)
    await press(rosa.page, 'Signer')
    await rosa.page.getByRole('heading', { name: 'Merci, vous avez signé.' }).waitFor()
    await assertClean(rosa)

    await sheet.getByText('Rosa Barr has signed.').waitFor()
    await sheet.getByText('1 of 2 signed').waitFor()
    const { signatures } = await maya.whole(whole.id)
    assert.deepEqual(
      signatures.map(({ signer_name, attested }) => [signer_name, attested]),
      [['Rosa Barr', null]],
    )
  })
})
