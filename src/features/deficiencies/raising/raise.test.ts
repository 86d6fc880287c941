// Failed items of a submission become deficiencies, each with an owner and a day.
import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import { newId } from '../../../kit/ids.ts'
import { type FailedItem, raiseFromSubmission } from './raise.store.ts'

const item = (key: string, more: Partial<FailedItem> = {}): FailedItem => ({
  source: 'submission',
  owner: null,
  dueOn: null,
  action: null,
  key,
  row: null,
  title: `Failed: ${key}`,
  description: null,
  severity: 'medium',
  dueDays: null,
  photos: [],
  confidential: false,
  ...more,
})

async function place(
  { db }: TestContext,
  given: { parent?: string; responsible?: string } = {},
): Promise<string> {
  const id = newId()
  await db.run(sql`
    insert into locations (company_id, id, name, kind, parent, responsible)
    values (current_company(), ${id}, ${id}, 'zone', ${given.parent ?? null}, ${given.responsible ?? null})`)
  return id
}

/** A form that is published and one submission of it. */
async function filledForm({
  db,
}: TestContext): Promise<{ form: string; submission(): Promise<string> }> {
  const category = newId()
  const form = newId()
  await db.run(
    sql`insert into form_categories (company_id, id, name) values (current_company(), ${category}, 'Site')`,
  )
  await db.run(sql`
    insert into forms (company_id, id, title, category, kind, signature_policy, retention)
    values (current_company(), ${form}, 'Site walk', ${category}, 'inspection', 'none', 'general')`)
  return {
    form,
    async submission() {
      const id = newId()
      await db.run(sql`
        insert into submissions (company_id, id, number, title, form, stage, source, submitted_at, submitted_on)
        values (current_company(), ${id}, ${id}, 'Site walk', ${form}, 'unsigned', 'web', now(), current_date)`)
      return id
    },
  }
}

const rowsOf = ({ db }: TestContext) =>
  db.many<Record<string, unknown>>(sql`
    select d.*, (select array_agg(e.kind) from deficiency_event e where e.deficiency = d.id) as events
    from deficiencies d order by number`)

const account = ({ db, company, asOwner }: TestContext) =>
  asOwner(() => makeAccount(db, company.id))

describe('raising deficiencies of failed items', () => {
  dbTest('one each, numbered in their order, with an event; none for none', async (context) => {
    const { form, submission } = await filledForm(context)
    const failed = {
      submission: await submission(),
      form,
      project: null,
      location: null,
      asset: null,
      raisedBy: null,
    }
    assert.deepEqual(await raiseFromSubmission(context.db, { ...failed, items: [] }), [])
    const raised = await raiseFromSubmission(context.db, {
      ...failed,
      items: [item('b'), item('a', { severity: 'critical' }), item('a', { row: 1 })],
    })
    const numbers = raised.map(({ number }) => number)
    assert.deepEqual(numbers, [...numbers].sort())
    assert.deepEqual(
      raised.map(({ title }) => title),
      ['Failed: b', 'Failed: a', 'Failed: a'],
    )
    for (const row of await rowsOf(context)) {
      assert.equal(row.status, 'open')
      assert.deepEqual(row.events, ['raised'])
      assert.equal(row.repeat_of, null)
      assert.ok(row.due_on !== null)
    }
  })

  dbTest('its owner is the person responsible for the nearest place', async (context) => {
    const { db } = context
    const [head, gone] = [await account(context), await account(context)]
    await context.asOwner(() =>
      db.run(sql`update account set deactivated_at = now() where id = ${gone.id}`),
    )
    const tower = await place(context, { responsible: head.id })
    const floor = await place(context, { parent: tower, responsible: gone.id })
    const room = await place(context, { parent: floor })
    const { form, submission } = await filledForm(context)
    const raise = async (location: string | null) =>
      raiseFromSubmission(db, {
        submission: await submission(),
        form,
        project: null,
        location,
        asset: null,
        raisedBy: null,
        items: [item('a')],
      })
    await raise(room)
    await raise(null)
    const owners = (await rowsOf(context)).map(({ owner }) => owner)
    assert.deepEqual(owners, [head.id, null])
  })

  dbTest(
    'the same item at the same place within 90 days names the earlier one',
    async (context) => {
      const { db } = context
      const { form, submission } = await filledForm(context)
      const [here, there] = [await place(context), await place(context)]
      const raise = async (location: string | null, key = 'a') => {
        const [raised] = await raiseFromSubmission(db, {
          submission: await submission(),
          form,
          project: null,
          location,
          asset: null,
          raisedBy: null,
          items: [item(key)],
        })
        return raised?.id
      }
      const first = await raise(here)
      const others = [
        await raise(there),
        await raise(here, 'b'),
        await raise(null),
        await raise(null),
      ]
      const again = await raise(here)
      const before = new Map((await rowsOf(context)).map(({ id, repeat_of }) => [id, repeat_of]))
      assert.equal(before.get(again), first)
      for (const id of [first, ...others]) assert.equal(before.get(id), null)
      await db.run(sql`update deficiencies set raised_on = current_date - 95`)
      const late = await raise(here)
      assert.equal((await rowsOf(context)).find(({ id }) => id === late)?.repeat_of, null)
    },
  )

  dbTest('photos are copied, so that its owner may see them', async (context) => {
    const { db } = context
    const { form, submission } = await filledForm(context)
    const photo = newId()
    await db.run(sql`
      insert into file (company_id, id, sha256, mime, bytes, name, subject, subject_id)
      values (current_company(), ${photo}, ${'0'.repeat(64)}, 'image/png', 4, 'crack.png',
        'submissions', ${newId()})`)
    await raiseFromSubmission(db, {
      submission: await submission(),
      form,
      project: null,
      location: null,
      asset: null,
      raisedBy: null,
      items: [item('a', { photos: [photo] }), item('b', { photos: [photo] })],
    })
    const rows = await rowsOf(context)
    const copies = rows.flatMap(({ photos_before }) => photos_before as string[])
    assert.equal(new Set([photo, ...copies]).size, 3)
    const files = await db.many<{ id: string; subject: string; subject_id: string }>(
      sql`select * from file where id = any(${copies}::uuid[])`,
    )
    for (const { id, photos_before } of rows)
      assert.equal(files.find((file) => file.id === (photos_before as string[])[0])?.subject_id, id)
  })
})
