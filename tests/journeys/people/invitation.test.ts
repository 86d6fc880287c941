// From a line of a spreadsheet to the first submission on that person's phone.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { sending, text } from '../../submissions/sending.ts'
import { draftIs, field, phone, press, small } from '../at-a-phone.ts'
import { assertClean, holds, withBrowser } from '../journey.ts'

const email = 'remy@northgate.test'

describe('an invitation', () => {
  const journeys = withBrowser()
  const server = sending(journeys)
  const linkTo = async (address: string) => {
    const [mail] = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ text: string }>(
        sql`select text from mail where recipient = ${address} and text like '%/signup/%'
          order by id desc limit 1`,
      ),
    )
    return /\/signup\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  test('leads from a spreadsheet to the first submission on a phone', async () => {
    const { id } = await server.form([text('seen', { label: 'What did you see?' })])
    const office = await journeys.signedIn('manager@northgate.test')
    await office.go('/dashboard/users/invite-upload')
    await office.page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `First,Last,Email,Job title,Language,Project,Invite\nRémy,Côté,${email},Foreman,French,25-014,yes\n` +
          'Luc,Tremblay,user@northgate.test,Site clerk,,,\n',
      ),
    })
    await office.page.getByText('1 of 2 lines have errors').waitFor()
    await office.page.getByRole('radio', { name: 'Update the existing record' }).click()
    const luc = office.page.getByRole('row', { name: 'Luc Tremblay' })
    await luc.getByText('Will be updated', { exact: true }).waitFor()
    await luc.getByText('Site clerk', { exact: true }).waitFor()
    await office.page.getByRole('radio', { name: 'Skip them' }).click()
    await office.page.getByText('Already exists', { exact: true }).waitFor()
    await assertClean(office)
    await office.page.getByRole('button', { name: /^Import 1 line/ }).click()
    await office.page.getByText('Imported: 1').waitFor()
    await office.go('/dashboard/users?search=Côté')
    await office.page.getByRole('link', { name: 'Rémy Côté' }).waitFor()
    await office.page.getByText('Invited', { exact: true }).waitFor()

    const remy = await journeys.visitor(phone)
    await remy.go(await linkTo(email))
    await remy.page.getByRole('heading', { name: 'Bienvenue chez Northgate Builders' }).waitFor()
    await assertClean(remy)
    assert.deepEqual(await small(remy.page), [])
    await holds(remy.page.getByLabel('Courriel', { exact: true }), email)
    await remy.page.getByLabel('Choisissez un mot de passe').fill('trois hérons au bord')
    await press(remy.page, 'Entrer')
    await remy.page.waitForURL('**/dashboard')
    await remy.go(`/dashboard/submissions/create/${id}`)
    await field(remy.page, 'What did you see?').fill('Une échelle sans pied')
    await draftIs(remy.page, 'saved')
    await remy.page.getByRole('button', { name: 'Soumettre', exact: true }).click()
    await remy.page.getByRole('heading', { name: 'Reçu' }).waitFor()

    const [made] = await journeys.database.database.transaction('owner', (db) =>
      db.many<{ name: string }>(sql`
        select p.name from submissions s join person p on p.id = s.submitted_by
        where s.form = ${id}`),
    )
    assert.equal(made?.name, 'Rémy Côté')
    const again = await journeys.visitor(phone)
    again.expected.push(/status of 4\d\d/)
    await again.go(await linkTo(email))
    await again.page.getByText('This invitation has been used').waitFor()
    await assertClean(again)
  })
})
