// What the owner of a document hears before it is to be reviewed or ends. All days are fixed.
import assert from 'node:assert/strict'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { sql } from '../../../kit/db/sql.ts'
import { tellOfDue } from './due.store.ts'

async function aPermit({ db, company, asOwner }: TestContext) {
  await db.run(sql`select set_config('app.source', 'job test', true)`)
  const owner = (await asOwner(() => makeAccount(db, company.id))).id
  const made = await db.maybe(
    { id: 'string', type: 'string' },
    sql`
    with type as (insert into custom_resource_types (company_id, name, plural, expires)
      values (current_company(), 'Permit', 'Permits', true) returning id)
    insert into custom_resources (company_id, title, type, owner, review_months, expires_on)
    select current_company(), 'Noise', id, ${owner}, 12, '2026-12-31' from type returning id, type`,
  )
  const id = made?.id ?? ''
  await db.run(sql`
    insert into document_version (company_id, document, number, state, content, hash, columns, row_hash,
      sign_again, published_at)
    select current_company(), t.id, 1, 'published', '{"title": "Noise"}', 'hash', to_jsonb(t), 'row', true,
      '2026-01-15T12:00:00Z' from custom_resources t where t.id = ${id}`)
  const told = async (day: string) => {
    await tellOfDue(db, day)
    const notices = await db.many(
      { kind: 'string', event: 'string' },
      sql`select kind, event from notice where company_id = current_company() and account = ${owner}
        order by id`,
    )
    return notices.map(({ kind, event }) => `${kind} ${event.replace(`${id} `, '')}`)
  }
  return { id, type: made?.type ?? '', told }
}

dbTest('the owner hears 60 and 30 days before, and on the day, of each once', async (given) => {
  const { told } = await aPermit(given)
  assert.deepEqual(await told('2026-10-31'), [])
  const ends = ['document-expires 2026-12-31 60']
  assert.deepEqual(await told('2026-11-01'), ends)
  const both = [...ends, 'document-review-due 2027-01-15 60']
  assert.deepEqual(await told('2026-11-16'), both)
  assert.deepEqual(await told('2026-11-17'), both)
  // A morning that was missed is made up for: the 30 days had passed on December 1.
  both.push('document-expires 2026-12-31 30')
  assert.deepEqual(await told('2026-12-05'), both)
  both.push('document-review-due 2027-01-15 30', 'document-expires 2026-12-31 0')
  assert.deepEqual((await told('2027-01-02')).sort(), both.sort())
})

dbTest(
  'a document that is archived, or whose type asks for no last day, is not told of',
  async (given) => {
    const { db } = given
    const { id, type, told } = await aPermit(given)
    await db.run(sql`update custom_resource_types set expires = false where id = ${type}`)
    assert.deepEqual(await told('2026-12-31'), ['document-review-due 2027-01-15 30'])
    await db.run(sql`update custom_resources set archived_at = now() where id = ${id}`)
    assert.deepEqual(await told('2027-01-15'), ['document-review-due 2027-01-15 30'])
  },
)
