import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'

const server = withServer()
type Row = Record<string, unknown> & { id: string; version: number }

const as = async (email: string) => {
  const token = await server.token(`${email}@northgate.test`)
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await server.ask(method, `/api/dashboard/${path}`, { token, body })
    return { ...answer, row: answer.body.data as Row }
  }
  const rows = async (path: string) =>
    ((await ask('GET', path)).body.data as unknown as { data: Row[] }).data
  return { ask, rows }
}

/** The ids of both scales by their level, and of a category. */
async function scales() {
  const { ask, rows } = await as('manager')
  const ids = async (path: string) =>
    new Map((await rows(path)).map(({ level, id }) => [Number(level), id]))
  const [p, s] = [await ids('probability-ratings'), await ids('severity-ratings')]
  const { row } = await ask('POST', 'hazard-categories', { name: `Category ${Math.random()}` })
  const rated = (when: 'initial' | 'residual', probability: number, severity: number) => ({
    [`${when}_probability`]: p.get(probability),
    [`${when}_severity`]: s.get(severity),
  })
  return { category: row.id, rated }
}

async function aHazard(more: object = {}, initial: [number, number] = [3, 3]) {
  const { category, rated } = await scales()
  const person = await as('manager')
  const body = { name: 'Loose plank', category, ...rated('initial', ...initial), ...more }
  return { ...person, rated, category, made: await person.ask('POST', 'hazards', body) }
}

test('a rating takes its score from the matrix in force and keeps it when the matrix changes', async () => {
  const { ask, made, rated } = await aHazard()
  assert.equal(made.status, 201)
  assert.deepEqual([made.row.initial_score, made.row.initial_band], [9, 'moderate'])
  assert.equal(made.row.residual_score, null)

  const matrix = (await ask('GET', 'risk-matrix')).row as unknown as {
    number: number
    cells: { probability: number; severity: number; score: number; band: string }[]
  }
  const meaning = { colour: 'notice', action_required: 'Do it.', approval_level: 'Supervisor' }
  const saved = await ask('PUT', 'risk-matrix', {
    number: matrix.number,
    cells: matrix.cells.map(({ probability, severity, score, band }) =>
      probability === 3 && severity === 3
        ? { probability, severity, score: 11, band: 'high' }
        : { probability, severity, score, band },
    ),
    bands: { low: meaning, moderate: meaning, high: meaning, extreme: meaning },
  })
  assert.equal(saved.status, 200)

  const path = `hazards/${made.row.id}`
  const renamed = await ask('PATCH', path, { version: 1, name: 'Loose scaffold plank' })
  assert.deepEqual([renamed.row.initial_score, renamed.row.initial_matrix], [9, matrix.number])
  const again = await ask('PATCH', path, { version: 2, ...rated('residual', 3, 3), note: 'Anew.' })
  assert.deepEqual(
    [again.row.initial_score, again.row.residual_score, again.row.residual_matrix],
    [9, 11, matrix.number + 1],
  )
  assert.equal(again.row.acceptable, false)
})

test('a score is nobody’s to send', async () => {
  const { made } = await aHazard({ initial_score: 1 })
  assert.equal(made.status, 422)
})

test('a residual risk above the initial one needs a note', async () => {
  const { ask, made, rated } = await aHazard()
  const path = `hazards/${made.row.id}`
  const worse = { version: 1, ...rated('residual', 4, 4) }
  const refused = await ask('PATCH', path, worse)
  assert.equal(refused.status, 422)
  assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['note'])
  assert.equal((await ask('PATCH', path, { ...worse, note: 'New work above.' })).status, 200)
})

test('a residual risk is rated by both or by neither', async () => {
  const { ask, made, rated } = await aHazard()
  const { residual_severity } = rated('residual', 1, 1)
  const refused = await ask('PATCH', `hazards/${made.row.id}`, { version: 1, residual_severity })
  assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['residual_probability'])
})

test('an extreme risk becomes active with the work stopped, by a manager alone', async () => {
  const { ask, made } = await aHazard({}, [5, 5])
  assert.equal(made.row.initial_band, 'extreme')
  const path = `hazards/${made.row.id}`
  const going = await ask('PATCH', path, { version: 1, status: 'active' })
  assert.deepEqual(Object.keys(going.body.errors ?? {}), ['stop_work'])

  const stopped = { version: 1, status: 'active', stop_work: true }
  const foreman = await as('user')
  const refused = await foreman.ask('PATCH', path, stopped)
  assert.equal(refused.status, 422)
  assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['status'])

  const active = await ask('PATCH', path, stopped)
  assert.equal(active.status, 200)
  assert.deepEqual((active.row.activated_by as { name: string }).name, 'Maya Okafor')
  // Once it stands, others may keep it in order; the work stays stopped.
  const edited = await foreman.ask('PATCH', path, { version: 2, description: 'Seen.' })
  assert.equal(edited.status, 200)
  const resumed = await ask('PATCH', path, { version: 3, stop_work: false })
  assert.equal(resumed.status, 422)
})

test('a risk that becomes extreme while it is active needs a manager as well', async () => {
  const { made, rated } = await aHazard({ status: 'active', stop_work: true })
  const foreman = await as('user')
  const worse = { version: 1, ...rated('initial', 5, 5) }
  const refused = await foreman.ask('PATCH', `hazards/${made.row.id}`, worse)
  assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['status'])
})

test('a high risk met by PPE alone is told, and not refused', async () => {
  const control = (level: string, n: number) => ({
    id: `00000000-0000-7000-8000-00000000000${n}`,
    control: 'Something',
    level,
  })
  const { ask, rows, made } = await aHazard({ controls: [control('ppe', 1)] }, [4, 4])
  assert.deepEqual([made.status, made.row.ppe_only], [201, true])
  const listed = await rows('hazards?filter[ppe_only]=yes&per_page=200')
  assert.ok(listed.some(({ id }) => id === made.row.id))
  const better = { version: 1, controls: [control('ppe', 1), control('engineer', 2)] }
  assert.equal((await ask('PATCH', `hazards/${made.row.id}`, better)).row.ppe_only, false)
  // A control that was removed from the list controls nothing.
  const gone = [control('ppe', 1), { ...control('engineer', 2), archived: true }]
  const { row } = await ask('PATCH', `hazards/${made.row.id}`, { version: 2, controls: gone })
  assert.equal(row.ppe_only, true)
})

test('a retired hazard is not edited back to draft', async () => {
  const { ask, made } = await aHazard({ status: 'retired' })
  const path = `hazards/${made.row.id}`
  const refused = await ask('PATCH', path, { version: 1, status: 'draft' })
  assert.deepEqual(Object.keys(refused.body.errors ?? {}), ['status'])
  assert.equal((await ask('PATCH', path, { version: 1, status: 'under_review' })).status, 200)
})

test('a category with active hazards stays', async () => {
  const { ask, made, category } = await aHazard({ status: 'active' })
  const path = `hazard-categories/${category}/archive`
  assert.equal((await ask('PUT', path, {})).status, 422)
  await ask('PATCH', `hazards/${made.row.id}`, { version: 1, status: 'retired' })
  assert.equal((await ask('PUT', path, {})).status, 200)
})

test('two categories of one name are one too many, however it is written', async () => {
  const { ask } = await as('manager')
  const twin = await ask('POST', 'hazard-categories', { name: 'ELECTRICITY' })
  assert.deepEqual([twin.status, Object.keys(twin.body.errors ?? {})], [422, ['name']])
})

test('hazards are put in order by who may do that', async () => {
  const { ask, rows } = await as('manager')
  const [first, second] = await rows('hazards')
  const ids = [second?.id, first?.id]
  assert.equal((await ask('PUT', 'hazards/order', { ids })).status, 204)
  assert.deepEqual(
    (await rows('hazards')).slice(0, 2).map(({ id }) => id),
    ids,
  )
  const foreman = await as('user')
  assert.equal((await foreman.ask('PUT', 'hazards/order', { ids })).status, 403)
})

test('an operation tells the hazards that name it, and is found by them', async () => {
  const { ask, rows } = await as('manager')
  const [operation] = await rows('operations?search=Scaffolding')
  const { made } = await aHazard({ operations: [operation?.id] })
  const { row } = await ask('GET', `operations/${operation?.id}`)
  const told = row.hazards as { id: string; name: string }[]
  assert.deepEqual(told.at(-1), { id: made.row.id, name: 'Loose plank' })
  const found = await rows(`operations?filter[hazards]=${made.row.id}`)
  assert.deepEqual(
    found.map(({ name }) => name),
    ['Scaffolding'],
  )
})
