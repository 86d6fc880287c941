// The operator sees what failed for good and has it tried again.
import { describe, test } from 'node:test'
import { sql } from '../../../src/kit/db/sql.ts'
import { assertClean, withBrowser } from '../journey.ts'

describe('failed work', () => {
  const journeys = withBrowser()

  test('an admin reads what went wrong, and has it tried again', async () => {
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`
        select graphile_worker.add_job('nobody-does-this', run_at => now() + interval '1 day')`),
    )
    await journeys.database.database.transaction('owner', (db) =>
      db.run(sql`
        update graphile_worker._private_jobs
        set attempts = max_attempts, last_error = 'The mail server hung up'
        where task_id = (
          select id from graphile_worker._private_tasks where identifier = 'nobody-does-this')`),
    )
    const person = await journeys.atHome('admin@plumbline.test')
    const { page } = person
    await page.getByRole('cell', { name: 'The mail server hung up' }).waitFor()
    await assertClean(person)
    await page.getByRole('button', { name: 'Try again: nobody-does-this' }).click()
    await page.getByText('No failed jobs.').waitFor()
    await assertClean(person)
  })
})
