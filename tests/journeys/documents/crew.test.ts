// A policy on a shared tablet: the last of sixty people sign it one after the other, each in their own way.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { givingOrientations } from '../../../src/features/orientation/testing/giving-orientations.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { text } from '../../../src/kit/writing/short-parts.ts'
import { draw } from '../at-a-phone.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('a crew at a tablet', () => {
  const journeys = withBrowser()
  const { as, aDocument } = givingOrientations(journeys)

  const crew = () =>
    journeys.database.database.transaction('owner', async (db) => {
      const made = await db.many(
        { id: 'string' },
        sql`
        insert into person (company_id, name, first_name, last_name, language)
        select c.id, 'Crew ' || lpad(n::text, 2, '0'), 'Crew', lpad(n::text, 2, '0'), 'en'
        from company c, generate_series(1, 60) n where c.slug = 'northgate' returning id`,
      )
      return made.map(({ id }) => id)
    })

  test('sixty people sign a policy in one pass', async () => {
    const people = await crew()
    const policy = await aDocument('policies', {
      title: 'Lifting with a partner',
      content: [text('- Two lift what is over 23 kg.', '- À deux pour plus de 23 kg.')],
      audience: people.map((id) => ({ kind: 'person', id })),
    })
    const holder = await as('management')
    const { hash } = (await holder('GET', `documents/${policy}`)).data
    for (const person of people.slice(3)) {
      const given = { method: 'typed', name: 'Somebody of the crew' }
      const said = { hash, given, statement_lang: 'en', seconds: 20, person }
      assert.equal((await holder('POST', `documents/${policy}/signoffs`, said)).status, 204)
    }

    const tablet = await journeys.signedIn('management@northgate.test', {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
    })
    const { page } = tablet
    await tablet.go(`/dashboard/documents/${policy}`)
    await page.getByRole('button', { name: 'Others sign here' }).click()
    const here = page.getByRole('dialog')
    await here.getByText('57 of 60 signed').waitFor()
    await assertClean(tablet)
    for (const [n, name] of ['Crew 01', 'Crew 02', 'Crew 03'].entries()) {
      await here.getByRole('button', { name }).click()
      if (n === 0) await draw(page)
      else {
        await here.getByText('Type', { exact: true }).click()
        await here.getByRole('textbox').fill(name)
      }
      await here.getByRole('button', { name: 'Sign', exact: true }).click()
      await here.getByText(`${58 + n} of 60 signed`).waitFor()
    }
    await assertClean(tablet)

    const manager = await journeys.signedIn('manager@northgate.test')
    await manager.go(`/dashboard/policies/record/${policy}`)
    // The types that a company has made stand in the menu, below the kinds that all have.
    await manager.page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Emergency plans' })
      .waitFor()
    await manager.page.getByRole('tab', { name: 'Who must sign' }).click()
    await manager.page.getByText('Everyone has signed.').waitFor()
    await manager.page.getByText('60 of 60 signed').waitFor()
    await assertClean(manager)
  })
})
