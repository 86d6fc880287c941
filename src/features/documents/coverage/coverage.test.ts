// People × documents: what was signed, what is missing, what is overdue, within what the reader sees.
import assert from 'node:assert/strict'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { enterScope } from '../../../access/server/scoped.ts'
import { sql } from '../../../kit/db/sql.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { type CoverageFilters, coveredDocuments, coveredPeople } from './coverage.store.ts'

const everything: CoverageFilters = { search: '', show: 'all' }

/** Ana has signed Heights and must sign Trenches, ten years late; Ben has yet to sign Heights, some day. */
async function covered({ db, company, asOwner }: TestContext) {
  const person = async (name: string) => {
    const { id } = await asOwner(() => makeAccount(db, company.id))
    await db.run(sql`update person set first_name = ${name} where id = ${id}`)
    return id
  }
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const category = await db.maybe(
    { id: 'string' },
    sql`insert into policies_categories (company_id, name) values (current_company(), 'Safety') returning id`,
  )
  const publish = async (title: string, people: readonly string[], days: number) => {
    const audience = people.map((id) => ({ out: false, kind: 'person', id, value: null, name: '' }))
    const made = await db.maybe(
      { id: 'string' },
      sql`insert into policies (company_id, title, category, audience, sign_days)
        values (current_company(), ${title}, ${category?.id}, ${JSON.stringify(audience)}, ${days}) returning id`,
    )
    await db.run(sql`insert into document_version (company_id, document, number, state, content, hash,
        columns, row_hash, sign_again, published_at)
      values (current_company(), ${made?.id}, 1, 'published', ${JSON.stringify({ title })}, 'hash', '{}',
        'row', true, '2020-01-01')`)
    return made?.id ?? ''
  }
  const heights = await publish('Heights', [ana, ben], 365_000)
  const trenches = await publish('Trenches', [ana], 10)
  await recomputeAudiences(db)
  await db.run(sql`update audience_member set since = '2020-01-01'`)
  await db.run(sql`insert into document_signoff (company_id, document, number, hash, person, name, given,
      statement, statement_lang, seconds)
    values (current_company(), ${heights}, 1, 'hash', ${ana}, 'Ana', '{}', 'I have', 'en', 60)`)
  return { ana, ben, heights, trenches }
}

dbTest(
  'each document says how many of its people have signed, each person how many of theirs',
  async (given) => {
    const { db } = given
    const { ana, ben, heights, trenches } = await covered(given)
    const documents = await coveredDocuments(db, everything, 0, 10)
    assert.deepEqual(
      documents.map(({ id, people, signed, overdue }) => [id, people, signed, overdue]),
      [
        [heights, 2, 1, 0],
        [trenches, 1, 0, 1],
      ],
    )
    const people = await coveredPeople(db, everything, [heights, trenches], 0, 10)
    assert.deepEqual(
      people.map(({ id, documents: all, signed, overdue }) => [id, all, signed, overdue]),
      [
        [ana, 2, 1, 1],
        [ben, 1, 0, 0],
      ],
    )
    // What is not for Ben is no cell of his.
    assert.deepEqual(
      people.map(({ asked }) =>
        Object.fromEntries(
          asked.map(({ document, signed, overdue }) => [document, [signed, overdue]]),
        ),
      ),
      [{ [heights]: [1, false], [trenches]: [null, true] }, { [heights]: [null, false] }],
    )
  },
)

dbTest(
  'it is narrowed to what is missing or overdue, to a kind, a document, a project, a name',
  async (given) => {
    const { db } = given
    const { ana, ben, heights, trenches } = await covered(given)
    const found = async (more: Partial<CoverageFilters>) =>
      (await coveredPeople(db, { ...everything, ...more }, [], 0, 10)).map(({ id }) => id)
    assert.deepEqual(await found({ show: 'missing' }), [ana, ben])
    assert.deepEqual(await found({ show: 'overdue' }), [ana])
    assert.deepEqual(await found({ show: 'missing', document: heights }), [ben])
    assert.deepEqual(await found({ document: trenches }), [ana])
    assert.deepEqual(await found({ register: 'swps' }), [])
    assert.deepEqual(await found({ search: 'ben' }), [ben])
    const project = await db.maybe(
      { id: 'string' },
      sql`insert into projects (company_id, name, number, status, role_of_company, start_date)
      values (current_company(), 'Tower', 'P-1', 'active', 'constructor', '2020-01-01') returning id`,
    )
    await db.run(sql`insert into workplace_workers (company_id, project, person, from_on)
    values (current_company(), ${project?.id}, ${ben}, '2020-01-01')`)
    assert.deepEqual(await found({ project: project?.id }), [ben])
    const [first] = await coveredDocuments(db, { ...everything, project: project?.id }, 0, 10)
    assert.deepEqual([first?.id, first?.people], [heights, 1])
    const [paged, ...more] = await coveredPeople(db, everything, [], 1, 1)
    assert.deepEqual([paged?.id, paged?.all, more.length], [ben, 2, 0])
  },
)

dbTest('a reader whose scope is their own sees themselves', async (given) => {
  const { db } = given
  const { ben, heights } = await covered(given)
  await enterScope(db, 'own', ben)
  const people = await coveredPeople(db, everything, [heights], 0, 10)
  assert.deepEqual(
    people.map(({ id }) => id),
    [ben],
  )
  const [first] = await coveredDocuments(db, everything, 0, 10)
  assert.deepEqual([first?.id, first?.people], [heights, 1])
})

dbTest(
  'who becomes a member has what they signed before; a later version asks them again',
  async (given) => {
    const { db } = given
    const { ana, heights } = await covered(given)
    const missing = async () =>
      (
        await coveredPeople(db, { ...everything, show: 'missing', document: heights }, [], 0, 10)
      ).map(({ id }) => id)
    assert.equal((await missing()).includes(ana), false)
    await db.run(sql`delete from audience_member where person = ${ana}`)
    await recomputeAudiences(db)
    assert.equal((await missing()).includes(ana), false)
    await db.run(sql`update document_version set state = 'superseded' where document = ${heights}`)
    await db.run(sql`insert into document_version (company_id, document, number, state, content, hash,
      columns, row_hash, sign_again, published_at)
    values (current_company(), ${heights}, 2, 'published', '{"title": "Heights"}', 'hash', '{}', 'row', true, now())`)
    assert.equal((await missing()).includes(ana), true)
  },
)
