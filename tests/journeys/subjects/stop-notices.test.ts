// The reader of a mail leaves a kind of mail by its link, and has it come again, without signing in.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('the way out of a kind of mail', () => {
  const journeys = withBrowser()
  const inDatabase = <T>(work: Parameters<typeof journeys.database.database.transaction<T>>[1]) =>
    journeys.database.database.transaction('owner', work)

  test('a press ends the mails, another brings them back', async () => {
    const token = 'a-link-that-was-sent-in-a-mail'
    const hash = createHash('sha256').update(token).digest()
    await inDatabase((db) =>
      db.run(sql`
        insert into notice_stop_link (company_id, token_hash, account, kinds, labels, expires_at)
        select a.company_id, ${hash}, a.id, '{form-submitted}',
          '{A form that names me is submitted}',
          now() + interval '1 day'
        from account a join login l on l.id = a.login_id where l.email = 'user@northgate.test'`),
    )
    const stopped = async () =>
      (
        await inDatabase((db) =>
          db.maybe<{ stopped: boolean }>(
            sql`select stopped_at is not null as stopped from notice_stop_link where token_hash = ${hash}`,
          ),
        )
      )?.stopped
    const visitor = await journeys.visitor({ viewport: { width: 360, height: 780 } })
    const { page } = visitor
    await visitor.go(`/stop-notices/${token}`)
    await page.getByText('A form that names me is submitted').waitFor()
    assert.equal(await stopped(), false, 'a link that is opened does nothing by itself')
    await assertClean(visitor)
    await page.getByRole('button', { name: 'Stop these e-mails' }).click()
    const back = page.getByRole('button', { name: 'Resume these e-mails' })
    await back.waitFor()
    assert.equal(await stopped(), true)
    await back.click()
    await page.getByRole('button', { name: 'Stop these e-mails' }).waitFor()
    assert.equal(await stopped(), false)
  })

  test('a link that is not there says so in the language of the page, also once it is another', async () => {
    const visitor = await journeys.visitor({ viewport: { width: 360, height: 780 } })
    const { page } = visitor
    visitor.expected.push(/status of 404/)
    for (const path of ['/stop-notices/nothing', '/stop-copies/nothing']) {
      await visitor.go(path)
      await page.getByText('This link no longer works').waitFor()
      await page.getByRole('button', { name: 'Français' }).click()
      await page.getByText('Ce lien ne fonctionne plus').waitFor()
      await page.getByRole('button', { name: 'English' }).click()
    }
  })
})
