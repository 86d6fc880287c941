// The usual courses: they fit the register in each language, name sources that are known, and point at each other.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sourceFaults } from '../../../../tests/sources.ts'
import { manager } from '../../../../tests/submissions/sending.ts'
import { locales } from '../../../kit/locales.ts'
import type { RegisterRow } from '../../../register/define.ts'
import { created } from '../../../register/schemas.ts'
import { training } from '../courses/training.register.ts'
import { courseLibrary, shelvedCourses } from './course-library.ts'

const server = withServer()

test('each usual course fits the register in each language, has a code of its own and a known source', () => {
  for (const course of shelvedCourses)
    for (const language of locales) created(training).parse(course.fields(language))
  for (const { id, legislation } of courseLibrary)
    assert.deepEqual(sourceFaults(legislation), [], id)
  const ids = new Set(courseLibrary.map(({ id }) => id))
  assert.equal(ids.size, courseLibrary.length)
  assert.equal(new Set(courseLibrary.map(({ code }) => code)).size, ids.size)
  for (const { covers, prerequisites, refresher, id } of courseLibrary)
    for (const named of [...covers, ...prerequisites, ...(refresher ? [refresher] : [])])
      assert.ok(ids.has(named), `${id} names ${named}`)
})

describe('courses', () => {
  const call = async (method: string, path: string, body?: unknown) => {
    const token = await server.token(manager)
    return server.ask(method, `/api/dashboard/${path}`, { token, body })
  }
  const bring = async (ids: string[]) =>
    (await call('POST', 'training-library', { language: 'es', ids })).body.data as {
      made: { id: string; title: string }[]
      skipped: { why: string }[]
    }
  /** The demo company has the courses of the library already. */
  async function archiveAll() {
    const { body } = await call('GET', 'training?per_page=200')
    const { data } = body.data as unknown as { data: { id: string }[] }
    for (const { id } of data) await call('PUT', `training/${id}/archive`, { reason: 'Made anew' })
  }
  const rowOf = async (id: string) =>
    (await call('GET', `training/${id}`)).body.data as RegisterRow<typeof training>

  test('of the library count as each other once they are brought in, in whatever order they are asked for', async () => {
    await archiveAll()
    const { made } = await bring(['first-aid-standard', 'first-aid-emergency'])
    assert.deepEqual(
      made.map(({ title }) => title),
      ['Primeros auxilios de emergencia', 'Primeros auxilios estándar'],
    )
    const row = await rowOf(made[1]?.id ?? '')
    assert.deepEqual(
      [row.covers.map(({ id }) => id), row.months, row.certainty],
      [[made[0]?.id], 36, 'C'],
    )
    assert.deepEqual((await bring(['first-aid-standard'])).skipped[0]?.why, 'there')
  })

  test('cannot count as each other in a circle', async () => {
    const { made } = await bring(['lift-truck', 'rigging'])
    const [lift, rigging] = [await rowOf(made[0]?.id ?? ''), await rowOf(made[1]?.id ?? '')]
    const change = (row: typeof lift, fields: object) =>
      call('PATCH', `training/${row.id}`, { version: row.version, ...fields })
    assert.equal((await change(lift, { covers: [rigging.id] })).status, 200)
    const refused = await change(rigging, { covers: [lift.id] })
    assert.equal(refused.status, 422)
    assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['covers'])
    // A refresher counts as its course.
    assert.equal((await change(rigging, { refresher: lift.id })).status, 200)
  })
})
