// A form that asks for the project: which are taken, and where the answer leads.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { revising } from './revising.ts'
import { check, manager, question, sending, stranger, text, user } from './sending.ts'

type Named = { id: string; name: string }
type Counted = { id: string | null; name: string | null; submissions: number }

describe('projects in submissions', () => {
  const server = withServer()
  const { ask, good, form, body, submit, sent } = sending(server)
  const { change, revised } = revising(server)
  const asksForIt = [question('site', 'project', { required: true, prefill: 'project' })]
  let made = 0
  async function project(by = manager, status = 'planned') {
    made += 1
    const given = { number: `P-${made}`, name: `Site ${made}`, status, start_date: '2026-03-02' }
    const { id } = await good<{ id: string }>(by, 'POST', 'projects', given)
    return { id, name: `P-${made} – Site ${made}` }
  }
  type About = { about: { project: Named | null }; names: Record<string, string> }
  const about = (id: string) => good<About>(user, 'GET', `submissions/${id}/whole`)

  test('the answer is a fact of the submission, by which lists and reports are narrowed', async () => {
    const [one, other] = [await project(), await project()]
    const of = await form(asksForIt)
    const given = body(of, { site: one.id })
    await sent(user, given)
    await sent(user, body(of, { site: other.id }))
    const read = await about(given.id)
    assert.deepEqual(read.about.project, one)
    assert.equal(read.names[one.id], one.name)
    const listed = await good<{ data: Named[] }>(
      manager,
      'GET',
      `submissions?filter[project]=${one.id}`,
    )
    assert.deepEqual(
      listed.data.map(({ id }) => id),
      [given.id],
    )
    const counts = await good<{ rows: Counted[] }>(manager, 'GET', 'forms-submitted?by=project')
    const counted = counts.rows.find(({ id }) => id === one.id)
    assert.deepEqual([counted?.name, counted?.submissions], [one.name, 1])
    type Report = { submissions: number; by_project: Counted[] }
    const report = (query = '') => good<Report>(manager, 'GET', `form-reports/${of.id}${query}`)
    assert.deepEqual((await report()).by_project.map(({ name }) => name).sort(), [
      one.name,
      other.name,
    ])
    assert.equal((await report(`?project=${one.id}`)).submissions, 1)
    await revised(user, given.id, change(of, { site: other.id }))
    assert.deepEqual((await about(given.id)).about.project, other)
  })

  test('what fails there is put right there: the deficiency names the project', async () => {
    const [one, other] = [await project(), await project()]
    const of = await form([...asksForIt, check('guard', { deficiency: { severity: 'low' } })])
    const { deficiencies } = await sent(user, body(of, { site: one.id, guard: 'fail' }))
    type Row = { id: string; version: number; project: Named | null }
    const path = `deficiencies/${deficiencies[0]?.id}`
    const raised = await good<Row>(manager, 'GET', path)
    assert.equal(raised.project?.id, one.id)
    const ids = async (id: string) =>
      (await good<{ data: Row[] }>(manager, 'GET', `deficiencies?filter[project]=${id}`)).data.map(
        (row) => row.id,
      )
    assert.deepEqual([await ids(one.id), await ids(other.id)], [[raised.id], []])
    const sheet = await ask(
      manager,
      'GET',
      `deficiencies/export?format=csv&filter[project]=${one.id}`,
    )
    assert.equal(sheet.status, 200)
    const change = (id: string) =>
      ask(manager, 'PATCH', path, { version: raised.version, project: id })
    assert.equal((await change((await project(stranger)).id)).status, 422)
    assert.equal((await change(other.id)).status, 200)
    const byHand = await good<Row>(manager, 'POST', 'deficiencies', {
      title: 'A loose board',
      project: one.id,
    })
    assert.equal(byHand.project?.id, one.id)
  })

  test('another company’s, and one that nobody knows, are refused in words', async () => {
    const theirs = await project(stranger)
    const of = await form([
      ...asksForIt,
      question('crews', 'group', { fields: [text('name'), question('at', 'project')] }),
    ])
    const ours = await project()
    const wrong = async (answers: object) => {
      const { status, body: refused } = await submit(user, body(of, { ...answers }))
      return [status, refused.code, refused.errors]
    }
    const words = ['Please choose from the list.']
    for (const site of [theirs.id, randomUUID(), 'P-1'])
      assert.deepEqual(await wrong({ site }), [422, 'submission/answers', { site: words }])
    const crews = [
      { name: 'A', at: ours.id },
      { name: 'B', at: theirs.id },
    ]
    assert.deepEqual(await wrong({ site: ours.id, crews }), [
      422,
      'submission/answers',
      { 'crews.1.at': words },
    ])
  })

  test('what was begun is taken when the project is completed since; it begins with none', async () => {
    const done = await project()
    const of = await form(asksForIt)
    type Fillable = { begin: { project: string | null } }
    const begins = async () =>
      (await good<Fillable>(user, 'GET', `fillable-forms/${of.id}`)).begin.project
    await sent(user, body(of, { site: done.id }))
    assert.equal(await begins(), done.id)
    await good(manager, 'PUT', `projects/${done.id}/complete`)
    assert.notEqual(await begins(), done.id)
    await sent(user, body(of, { site: done.id }))
  })

  test('one that a submission names is not deleted for good', async () => {
    const used = await project()
    const of = await form(asksForIt)
    await sent(user, body(of, { site: used.id }))
    await good(manager, 'PUT', `projects/${used.id}/archive`, {})
    const { status, body: refused } = await ask(manager, 'DELETE', `projects/${used.id}`)
    assert.deepEqual([status, refused.code], [409, 'row/referred'])
  })
})
