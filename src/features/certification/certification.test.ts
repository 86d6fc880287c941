// Who stands on a certification page: those who agreed, with what holds today, and nothing else of them.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../tests/api/server.ts'
import { manager, stranger } from '../../../tests/submissions/sending.ts'
import type { CertificationPage } from './certification.contract.ts'

type Settings = {
  path: string | null
  people: { id: string; name: string; certificates: number; agreed_on: string | null }[]
}

describe('the certification page of a project', () => {
  const server = withServer()
  const as = async (who: string, method: string, path: string, body?: unknown) =>
    server.ask(method, `/api/dashboard/projects${path}`, { token: await server.token(who), body })
  const data = <T>({ body }: { body: Record<string, unknown> }) => body.data as T
  const project = async () => {
    const { data: rows } = data<{ data: { id: string }[] }>(
      await as(manager, 'GET', '?search=Harbour'),
    )
    return rows[0]?.id ?? ''
  }
  const scan = (path: string | null) =>
    server.ask('GET', `/api${(path ?? '').replace('/project/', '/projects/')}`)

  test('is off at first, shows names with certificates of those who agreed, and goes with its code', async () => {
    const id = await project()
    const at = `/${id}/certification`
    const { path: before, people } = data<Settings>(await as(manager, 'GET', at))
    assert.equal(before, null)
    for (const { id: person } of people)
      await as(manager, 'PUT', `${at}/people/${person}`, { agrees: false })
    const one = people.find(({ certificates }) => certificates > 0)
    assert.ok(one)
    const { path } = data<Settings>(await as(manager, 'PUT', at))
    assert.deepEqual(data<CertificationPage>(await scan(path)).people, [])
    await as(manager, 'PUT', `${at}/people/${one.id}`, { agrees: true })
    const shown = data<CertificationPage>(await scan(path)).people
    assert.deepEqual(
      shown.map(({ name, certificates }) => [name, certificates.length]),
      [[one.name, one.certificates]],
    )
    assert.deepEqual(Object.keys(shown[0] ?? {}).sort(), ['certificates', 'name'])
    assert.deepEqual(Object.keys(shown[0]?.certificates[0] ?? {}).sort(), ['name', 'valid_to'])
    await as(manager, 'PUT', `${at}/people/${one.id}`, { agrees: false })
    assert.deepEqual(data<CertificationPage>(await scan(path)).people, [])
    await as(manager, 'DELETE', at)
    assert.equal((await scan(path)).status, 404)
  })

  test('is not another company’s to open', async () => {
    const id = await project()
    assert.equal((await as(stranger, 'PUT', `/${id}/certification`)).status, 404)
    assert.equal((await as(stranger, 'GET', `/${id}/certification`)).status, 404)
  })
})
