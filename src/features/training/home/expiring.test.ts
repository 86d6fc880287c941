// What the home screen says of training that expires, and how a record is found by its number.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager, sending } from '../../../../tests/submissions/sending.ts'
import { daysFromNow } from '../../../kit/day.ts'

describe('training that expires', () => {
  const { good, ask } = sending(withServer())
  type Named = { id: string }
  const make = (path: string, fields: object) => good<Named>(manager, 'POST', path, fields)
  type Expiring = { total: number; expired: number; records: { id: string; expired: boolean }[] }
  const read = () => good<Expiring>(manager, 'GET', 'training-expiring')

  test('counts until it is renewed, the one that expired last first; its record is found by its number', async () => {
    const before = await read()
    const course = await make('training', {
      ...{ name: 'Slinging', category: 'trade', validity: 'months', months: 36 },
    })
    const person = await make('people-without-account', {
      ...{ first_name: 'Ines', last_name: 'Sling', kind: 'employee', starts_on: daysFromNow(-30) },
    })
    const record = (completed_on: string, expiry_override: string, number: string) =>
      make('users-trainings', {
        ...{ person: person.id, course: course.id, completed_on, certificate_number: number },
        ...{ expiry_override, expiry_reason: 'As the card says' },
      })
    const lapsed = await record('2024-01-01', daysFromNow(-1), 'SLING-0001')
    const one = await read()
    assert.deepEqual([one.total, one.expired], [before.total + 1, before.expired + 1])
    assert.deepEqual([one.records[0]?.id, one.records[0]?.expired], [lapsed.id, true])
    assert.ok(one.records.length <= 5)

    const { kinds } = (await ask(manager, 'GET', 'search?q=SLING-0001')).body as unknown as {
      kinds: { name: string; found: { id: string; path: string }[] }[]
    }
    const found = kinds.find(({ name }) => name === 'users-trainings')?.found ?? []
    assert.deepEqual(
      found.map(({ path }) => path),
      [`/dashboard/users-trainings/${person.id}/record/${lapsed.id}`],
    )

    await record('2024-02-01', daysFromNow(20), 'SLING-0002')
    const soon = await read()
    assert.deepEqual([soon.total, soon.expired], [before.total + 1, before.expired])
    await record('2024-03-01', daysFromNow(200), 'SLING-0003')
    assert.equal((await read()).total, before.total)
  })
})
