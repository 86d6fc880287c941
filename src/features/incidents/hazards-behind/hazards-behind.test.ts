// An incident closes the loop: what was seen becomes a hazard or a deficiency, and hazards behind it are rated anew.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { asking } from '../testing/asking.ts'

const server = withServer()
const { as, report } = asking(server)

type Behind = {
  hazards: { id: string; cause: string | null; done_at: string | null }[]
  can: string[]
}
type Review = {
  incident: { id: string } | null
  cause: string | null
  done_at: string | null
  note: string | null
  came_of: boolean
}

async function aHazard(more: object = {}) {
  const manager = await as('manager')
  const first = async (path: string) =>
    ((await manager('GET', path)).data as unknown as { data: { id: string; level: number }[] }).data
  const [p, s, c] = [
    await first('probability-ratings'),
    await first('severity-ratings'),
    await first('hazard-categories'),
  ]
  const rated = (level: number) => ({
    initial_probability: p.find((one) => one.level === level)?.id,
    initial_severity: s.find((one) => one.level === 2)?.id,
  })
  const body = { name: `Plank ${Math.random()}`, category: c[0]?.id, ...rated(2), ...more }
  const made = await manager('POST', 'hazards', body)
  assert.equal(made.status, 201, JSON.stringify(made))
  return { ...made.data, rated }
}

const work = async (who: string, hazard: string): Promise<boolean> => {
  const token = await server.token(`${who}@northgate.test`)
  const { body } = await server.ask('GET', '/api/dashboard/my-work', { token })
  return JSON.stringify(body).includes(`hazards/record/${hazard}`)
}
const reviews = async (hazard: string, who = 'manager') =>
  (await (await as(who))('GET', `hazards/${hazard}/reviews`)).data.reviews as Review[]

describe('the hazards behind an incident', () => {
  test('wait in My work for a review until their rating is changed', async () => {
    const { id } = await report()
    const hazard = await aHazard()
    const foreman = await as('user')
    const path = `incidents/${id}/hazards/${hazard.id}`
    assert.equal(await work('manager', hazard.id), false)
    const pointed = await foreman('PUT', path, { cause: 'The plank was loose' })
    assert.ok(pointed.status < 300, JSON.stringify(pointed))
    const behind = (await foreman('GET', `incidents/${id}/hazards`)).data as unknown as Behind
    assert.deepEqual(
      behind.hazards.map(({ id: one, cause, done_at }) => [one, cause, done_at]),
      [[hazard.id, 'The plank was loose', null]],
    )
    assert.equal(await work('manager', hazard.id), true)
    const manager = await as('manager')
    const version = async () => (await manager('GET', `hazards/${hazard.id}`)).data.version
    // Another name is no other rating.
    await manager('PATCH', `hazards/${hazard.id}`, { version: await version(), name: 'A plank' })
    assert.equal(await work('manager', hazard.id), true)
    const again = { version: await version(), ...hazard.rated(4) }
    assert.equal((await manager('PATCH', `hazards/${hazard.id}`, again)).status, 200)
    assert.equal(await work('manager', hazard.id), false)
    assert.ok((await reviews(hazard.id))[0]?.done_at)
    // The same cause once more asks for nothing; another one does.
    await foreman('PUT', path, { cause: 'The plank was loose' })
    assert.equal(await work('manager', hazard.id), false)
    await foreman('PUT', path, { cause: 'It was never inspected' })
    assert.equal(await work('manager', hazard.id), true)
  })

  test('have a rating that somebody says stands, with why', async () => {
    const { id } = await report()
    const hazard = await aHazard()
    const manager = await as('manager')
    await manager('PUT', `incidents/${id}/hazards/${hazard.id}`, { cause: null })
    const stands = (note: string) => manager('POST', `hazards/${hazard.id}/rating-stands`, { note })
    assert.equal((await stands('')).status, 422)
    assert.ok((await stands('It happens once in ten years.')).status < 300)
    const [review] = await reviews(hazard.id)
    assert.equal(review?.note, 'It happens once in ten years.')
    assert.equal(await work('manager', hazard.id), false)
  })

  test('can be added from an observation, with a link back, and are rated then', async () => {
    const { id } = await report({ kind: 'hazard', description: 'A plank lies loose.' })
    const hazard = await aHazard()
    const manager = await as('manager')
    await manager('PUT', `incidents/${id}/hazards/${hazard.id}`, { came_of: true })
    const [review] = await reviews(hazard.id)
    assert.deepEqual([review?.came_of, review?.incident?.id], [true, id])
    assert.equal(await work('manager', hazard.id), false)
    const raised = await manager('POST', 'deficiencies', {
      ...{ title: 'A plank lies loose', source: 'incident', incident: id, severity: 'high' },
    })
    assert.equal((raised.data.incident as { id: string }).id, id)
  })

  test('say nothing of a restricted incident to people who do not see it', async () => {
    const { id } = await report({ confidential: true })
    const hazard = await aHazard()
    const manager = await as('manager')
    await manager('PUT', `incidents/${id}/hazards/${hazard.id}`, { cause: 'A word that hurt' })
    const [seen] = await reviews(hazard.id, 'user')
    assert.deepEqual([seen?.incident, seen?.cause], [null, null])
    assert.equal((await reviews(hazard.id))[0]?.cause, 'A word that hurt')
    const foreman = await as('user')
    assert.equal((await foreman('GET', `incidents/${id}/hazards`)).status, 404)
  })

  test('are pointed at by people who edit an incident that is not over', async () => {
    const { id } = await report({ kind: 'near_miss' })
    const hazard = await aHazard()
    const [manager, management] = [await as('manager'), await as('management')]
    const path = `incidents/${id}/hazards/${hazard.id}`
    assert.equal((await management('PUT', path, { cause: null })).code, 'grant/missing')
    const step = async (name: string) => {
      const { data } = await manager('GET', `incidents/${id}`)
      return manager('POST', `incidents/${id}/steps`, { version: data.version, step: name })
    }
    await step('triage')
    await step('close')
    assert.equal((await manager('PUT', path, { cause: null })).code, 'incident/state')
  })
})
