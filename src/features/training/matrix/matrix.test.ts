// People × courses: what is required of whom, what they have, who sees whom, and what is left when it is narrowed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dbTest, type TestContext } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { enterScope } from '../../../access/server/scoped.ts'
import { sql } from '../../../kit/db/sql.ts'
import { recomputeAudiences } from '../../audience/index.ts'
import { compliance } from './letters.ts'
import { readTrainingCell, readTrainingMatrix, rolesWithPeople } from './matrix.store.ts'
import { narrowMatrix } from './narrow.ts'

/** Ana has Standard First Aid, which counts as Emergency; Ben must have Heights and Emergency, and has an old Heights. */
async function trained({ db, company, asOwner }: TestContext) {
  const person = async (name: string) => {
    const { id } = await asOwner(() => makeAccount(db, company.id))
    await db.run(sql`update person set first_name = ${name}, last_name = 'Test' where id = ${id}`)
    await db.run(sql`insert into engagement (company_id, person, kind, starts_on)
      values (current_company(), ${id}, 'employee', '2020-01-01')`)
    return id
  }
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const course = async (name: string, covers: readonly string[] = []) =>
    (
      await db.maybe(
        { id: 'string' },
        sql`insert into training (company_id, name, code, category, validity, months, covers)
          values (current_company(), ${name}, ${name}, 'statutory', 'months', 36, ${[...covers]}::uuid[])
          returning id`,
      )
    )?.id ?? ''
  const emergency = await course('Emergency')
  const standard = await course('Standard', [emergency])
  const heights = await course('Heights')
  const record = (who: string, what: string, days: number) =>
    db.run(sql`insert into training_records (company_id, name, person, course, completed_on, expires_on)
      values (current_company(), 'As it was called', ${who}, ${what}, '2020-01-01', company_today() + ${days}::integer)`)
  await record(ana, standard, 500)
  await record(ben, heights, -1)
  const audience = [ana, ben].map((id) => ({
    out: false,
    kind: 'person',
    id,
    value: null,
    name: '',
  }))
  await db.run(sql`insert into training_requirements (company_id, name, courses, level, grace_days, starts_on, audience)
    values (current_company(), 'Crew', ${[emergency, heights]}::uuid[], 'mandatory', 30, '2020-01-01',
      ${JSON.stringify(audience)})`)
  await recomputeAudiences(db)
  const since = (day: string) => db.run(sql`update audience_member set since = ${day}`)
  await since('2020-01-01')
  return { ana, ben, emergency, standard, heights, since }
}

const cellsOf = async ({ db }: Pick<TestContext, 'db'>) => {
  const { courses, people, cells } = await readTrainingMatrix(db, 'everyone', {})
  return Object.fromEntries(
    people.map(({ name }, at) => [
      name.split(' ')[0],
      Object.fromEntries(courses.map((course, n) => [course.name, cells[at]?.[n]])),
    ]),
  )
}

dbTest(
  'a cell says whether somebody has what is asked of them, also by a course that counts as it',
  async (given) => {
    await trained(given)
    const cells = await cellsOf(given)
    assert.deepEqual(
      [cells.Ana, cells.Ben],
      [
        { Emergency: 'v', Heights: 'm', Standard: 'h' },
        { Emergency: 'm', Heights: 'x', Standard: '.' },
      ],
    )
  },
)

dbTest('the days of grace begin when somebody comes to need it', async (given) => {
  const { since } = await trained(given)
  await since('2999-01-01')
  const cells = await cellsOf(given)
  assert.deepEqual([cells.Ana?.Heights, cells.Ben?.Emergency], ['g', 'g'])
})

dbTest(
  'a role of an operation asks for the courses that it names, by name or code',
  async (given) => {
    const { db } = given
    const { ben, standard } = await trained(given)
    await db.run(sql`update training set code = 'FA-S' where id = ${standard}`)
    await db.run(sql`
    with kind as (insert into operations (company_id, name) values (current_company(), 'Roofing') returning id)
    insert into operation_roles (company_id, name, operation, persons, trainings)
    select current_company(), 'Roofer', id, array[${ben}::uuid],
      '[{"id": "01890000-0000-7000-8000-000000000000", "training": "fa-s", "need": "required"}]' from kind`)
    assert.equal((await cellsOf(given)).Ben?.Standard, 'm')
    const report = await readTrainingMatrix(db, 'roles', {})
    assert.deepEqual(
      report.people.map(({ id }) => id),
      [ben],
    )
    const [role] = await rolesWithPeople(db)
    assert.deepEqual([role?.name, role?.operation], ['Roofer', 'Roofing'])
    const of = async (operation_role: string) =>
      (await readTrainingMatrix(db, 'roles', { operation_role })).people.length
    assert.deepEqual([await of(role?.id ?? ''), await of(standard)], [1, 0])
  },
)

dbTest(
  'pressed, a cell says the same letter, what asks for it and what counts as it',
  async (given) => {
    const { ana, ben, emergency, heights } = await trained(given)
    const good = await readTrainingCell(given.db, ana, emergency)
    assert.equal(good.letter, 'v')
    assert.deepEqual(
      [good.required.map(({ name }) => name), good.records.map(({ name }) => name)],
      [['Crew'], ['As it was called']],
    )
    assert.equal((await readTrainingCell(given.db, ben, heights)).letter, 'x')
  },
)

dbTest('a reader whose scope is their own sees themselves', async (given) => {
  const { ben } = await trained(given)
  await enterScope(given.db, 'own', ben)
  const { people } = await readTrainingMatrix(given.db, 'everyone', {})
  assert.deepEqual(
    people.map(({ id }) => id),
    [ben],
  )
})

test('narrowed, only people with such a cell are left, and no course that none of them needs or has', () => {
  const course = (name: string, category: string) => ({ name, category })
  const matrix = {
    courses: [course('a', 'trade'), course('b', 'company'), course('c', 'trade')],
    people: [
      { name: 'Zoë', detail: null },
      { name: 'Ben', detail: 'Roofer' },
    ],
    cells: ['vm.', 'x..'],
  }
  const narrow = (more: object) => narrowMatrix(matrix, { search: '', show: 'all', ...more })
  assert.deepEqual(narrow({}).cells, ['vm', 'x.'])
  assert.deepEqual(narrow({ show: 'expired' }).people, [matrix.people[1]])
  assert.deepEqual(narrow({ search: 'zoe' }).cells, ['vm'])
  assert.deepEqual(narrow({ search: 'roof' }).cells, ['x'])
  assert.deepEqual(narrow({ category: 'company' }).cells, ['m', '.'])
  assert.deepEqual(compliance(['v3gx', 'mp.h']), { required: 6, good: 3 })
})
