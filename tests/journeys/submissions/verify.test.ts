// An inspector holds a paper of a submission: yes or no, what must stand on it, and whether the file is unchanged.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('the check of a paper', () => {
  const journeys = withBrowser()

  test('says yes with what to compare, knows its PDF from a changed one, and says no to another hash', async () => {
    const submission = await journeys.database.database.transaction('owner', (db) =>
      db.maybe<{ id: string; number: string; title: string; hash: string }>(sql`
        select s.id, s.number, s.title, r.hash from submissions s
        join submission_revision r on r.company_id = s.company_id and r.submission = s.id
          and r.n = s.revision
        order by s.number collate counted limit 1`),
    )
    assert.ok(submission)
    const maya = await journeys.atHome('manager@northgate.test')
    const paper = await maya.page.evaluate(async (id) => {
      const answer = await fetch(`/api/dashboard/submissions/${id}/pdf`)
      return [...new Uint8Array(await answer.arrayBuffer())]
    }, submission.id)

    const inspector = await journeys.visitor({ viewport: { width: 360, height: 740 } })
    const { page, go } = inspector
    await go(`/verify/${submission.id}?hash=${submission.hash}`)
    await page.getByText('This paper matches the current version of a submission.').waitFor()
    const compared = page.getByRole('region', { name: 'Compare this with the paper' })
    for (const words of [submission.number, submission.title, 'Northgate Builders'])
      await compared.getByText(words, { exact: true }).waitFor()
    await assertClean(inspector)

    const choose = (name: string, content: number[]) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) })
    await choose('genuine.pdf', paper)
    await page.getByText(/^genuine\.pdf was created here on .* and is unchanged/).waitFor()
    await choose('forged.pdf', [...paper, 32])
    await page.getByText(/^forged\.pdf was not created here for this revision/).waitFor()
    await assertClean(inspector)

    await go(`/verify/${submission.id}?hash=${'0'.repeat(64)}`)
    await page.getByText(/^No submission has this hash/).waitFor()
    assert.equal(await compared.count(), 0)
  })
})
