// A shift is covered by who has a training record of first aid, and bare as soon as that counts no longer.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { dbTest } from '../../../../tests/database.ts'
import { makeAccount } from '../../../../tests/factories.ts'
import { manager, sending } from '../../../../tests/submissions/sending.ts'
import { until } from '../../../../tests/until.ts'
import { sql } from '../../../kit/db/sql.ts'
import { training as law } from '../../../regulation/index.ts'
import { lawCourses, recordsOf, storedCourses } from '../../competence/index.ts'
import type { CoveredPlace } from './coverage.contract.ts'
import { bestFor, type Certificate } from './judge.ts'

const certificate = (level: Certificate['level'], state: Certificate['state'], day?: string) => ({
  ...{ level, state, until: day ?? null },
  ...{ record: null, revoked_on: null, expiring: false },
})

test('of several certificates the one counts that the shift asks for and that holds', () => {
  const [lapsed, lower] = [
    certificate('standard', 'expired', '2024-01-01'),
    certificate('emergency', 'valid'),
  ]
  const [short, long] = [
    certificate('standard', 'valid', '2030-01-01'),
    certificate('standard', 'valid', '2031-01-01'),
  ]
  for (const [workers, all, best] of [
    [5, [lapsed, lower], lower],
    [6, [lower, lapsed], lapsed],
    [6, [lower, short, lapsed], short],
    [6, [short, long], long],
    [1, [], undefined],
  ] as const)
    assert.equal(bestFor<Certificate>(workers, all), best)
})

dbTest(
  'what records say of first aid is what the law’s room says',
  async ({ db, company, asOwner }) => {
    const person = (await asOwner(() => makeAccount(db, company.id))).id
    const idOf = async (of: ReturnType<typeof sql>) =>
      (await db.maybe({ id: 'string' }, of))?.id ?? ''
    const course = (
      name: string,
      first_aid: string | null,
      more: { covers?: string; refresher?: string; evidence?: string } = {},
    ) =>
      idOf(sql`
      insert into training (company_id, name, category, validity, first_aid, covers, refresher, evidence)
      values (current_company(), ${name}, 'statutory', 'none', ${first_aid},
        ${more.covers === undefined ? [] : [more.covers]}::uuid[], ${more.refresher ?? null},
        ${more.evidence === undefined ? [] : [more.evidence]}) returning id`)
    const refresher = await course('Standard again', null)
    const emergency = await course('Emergency', 'emergency', { evidence: 'number' })
    const standard = await course('Standard', 'standard', { covers: emergency, refresher })
    const other = await course('Heights', null)
    await course('Heart', 'cpr', { covers: other })
    const location = await idOf(sql`
    insert into locations (company_id, name, kind) values (current_company(), 'Yard', 'yard') returning id`)
    await db.run(sql`
    insert into first_aiders (company_id, person, location, name, shift, starts_on, certificate_level)
    values (current_company(), ${person}, ${location}, 'Ana', 'day', '2020-01-01', 'standard')`)

    const vectors: [
      string,
      { expires?: string; done?: string; revoked?: boolean; verified?: boolean; number?: string },
    ][] = [
      [standard, {}],
      [standard, { expires: '2999-01-01' }],
      [standard, { expires: '2024-01-01' }],
      [standard, { revoked: true }],
      [standard, { done: '2998-01-01' }],
      [refresher, { expires: '2999-01-01' }],
      [refresher, { revoked: true }],
      [emergency, {}],
      [emergency, { number: 'E-1' }],
      [emergency, { verified: true }],
      [emergency, { number: 'E-1', expires: '2024-01-01' }],
      [other, {}],
    ]
    const courses = lawCourses(await storedCourses(db))
    const day = await db.maybe({ today: 'string' }, sql`select company_today() as today`)
    for (const [
      of,
      { expires, done = '2023-01-01', revoked = false, verified, number },
    ] of vectors) {
      await db.run(sql`delete from training_records where company_id = current_company()`)
      await db.run(sql`
      insert into training_records (company_id, name, person, course, completed_on, expires_on, revoked,
        revoked_on, verified_how, verified_on, certificate_number)
      values (current_company(), 'x', ${person}, ${of}, ${done}, ${expires ?? null}, ${revoked},
        ${revoked ? '2024-02-02' : null}::date, ${verified ? 'original' : null},
        ${verified ? '2024-02-02' : null}::date, ${number ?? null})`)
      const records = await recordsOf(db, [person])
      const said = await db.many(
        { level: 'string', state: 'string' },
        sql`select level, state from first_aid_certificates(array[${person}::uuid])`,
      )
      for (const [level, asked] of [
        ['standard', standard],
        ['emergency', emergency],
      ] as const) {
        const { status } = law.status({
          ...{ courses, records, today: day?.today ?? '' },
          requirement: { course: asked },
        })
        const holds = said.some((one) => one.level === level && one.state === 'valid')
        const why = `${level} ${JSON.stringify([of, expires, done, revoked, verified, number])}`
        assert.equal(holds, status === 'valid' || status === 'expiring', why)
      }
    }
  },
)

describe('first aid by training records', () => {
  const server = withServer()
  const { good } = sending(server)
  type Row = { id: string; version: number; certificate_state?: string; certificate_until?: string }

  test('a cell turns red on the next read when the record is revoked, and who must know is told', async () => {
    const make = (path: string, fields: object) => good<Row>(manager, 'POST', path, fields)
    const change = async (path: string, fields: object) => {
      const { version } = await good<Row>(manager, 'GET', path)
      return good<Row>(manager, 'PATCH', path, { ...fields, version })
    }
    const chosen = async (field: string, search: string) =>
      (
        await good<{ id: string }[]>(
          manager,
          'GET',
          `first-aiders/choices/${field}?search=${encodeURIComponent(search)}`,
        )
      )[0]?.id ?? ''
    const course = await make('training', {
      ...{ name: 'Standard for the van', category: 'statutory', validity: 'none' },
      first_aid: 'standard',
    })
    const person = await chosen('person', 'Jean Gagnon')
    const location = await chosen('location', 'Service van 9')
    const aider = await make('first-aiders', {
      ...{ person, location, certificate_level: 'standard', starts_on: '2024-01-01' },
    })
    await good(manager, 'PUT', 'appointments/head-counts', { location, shift: 'day', workers: 9 })
    const cell = async () => {
      const places = await good<CoveredPlace[]>(manager, 'GET', 'appointments/places')
      return places.find((place) => place.location.id === location)?.shifts[0]
    }
    const state = async () => {
      const { certificate_state, certificate_until } = await good<Row>(
        manager,
        'GET',
        `first-aiders/${aider.id}`,
      )
      return [certificate_state, certificate_until]
    }
    assert.equal((await cell())?.covered, false)
    assert.deepEqual(await state(), ['unknown', null])
    const record = await make('users-trainings', {
      ...{ person, course: course.id, completed_on: '2024-01-01' },
      ...{ expiry_override: '2999-01-01', expiry_reason: 'As the card says' },
    })
    assert.equal((await cell())?.covered, true)
    assert.deepEqual(await state(), ['valid', '2999-01-01'])

    const path = `users-trainings/${record.id}`
    await change(path, { revoked: true, revoked_reason: 'It was of another person' })
    const bare = await cell()
    assert.deepEqual(
      [bare?.covered, bare?.lapsed.map(({ because, record: of }) => [because, of])],
      [false, [['revoked', record.id]]],
    )
    assert.equal((await state())[0], 'revoked')
    const told = () =>
      server.database.database.transaction('owner', async (db) => {
        const rows = await db.many<{ facts: Record<string, string | null> }>(sql`
          select n.facts from notice n join account a on a.id = n.account
          where n.kind = 'first-aid-uncovered' and n.record = ${location} and a.id = ${person}`)
        return rows.map(({ facts }) => facts)
      })
    const [first] = await until(async () => {
      const rows = (await told()).filter(({ revoked_of }) => revoked_of !== null)
      return rows.length > 0 && rows
    })
    assert.match(String(first?.revoked_of), /Jean/)

    await change(path, { revoked: false })
    assert.equal((await cell())?.covered, true)
    await change(path, { expiry_override: '2024-06-30' })
    assert.deepEqual(
      (await cell())?.lapsed.map(({ because, day }) => [because, day]),
      [['expired', '2024-06-30']],
    )
    await until(async () => (await told()).some(({ expired_on }) => expired_on === '2024-06-30'))
  })
})
