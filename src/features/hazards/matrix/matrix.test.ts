import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { dbTest } from '../../../../tests/database.ts'
import { sql } from '../../../kit/db/sql.ts'
import { risk } from '../../../regulation/index.ts'
import type { Matrix } from './matrix.contract.ts'
import { findMatrix, setUpRisk } from './matrix.store.ts'

const server = withServer()
const path = '/api/dashboard/risk-matrix'

const ask = async (email: string, method: string, address: string, body?: unknown) =>
  server.ask(method, address, { token: await server.token(email), body })
const manager = 'manager@northgate.test'

const matrixOf = async (email = manager) =>
  (await ask(email, 'GET', path)).body.data as unknown as Matrix

const meaning = { colour: 'good', action_required: 'Go on.', approval_level: 'Supervisor' }
const bands = { low: meaning, moderate: meaning, high: meaning, extreme: meaning }
const sent = (matrix: Matrix, change: (cell: Matrix['cells'][number]) => object = () => ({})) => ({
  number: matrix.number,
  bands,
  cells: matrix.cells.map((cell) => {
    const { probability, severity, score, band } = cell
    return { probability, severity, score, band, ...change(cell) }
  }),
})

test('every company begins with five levels of each and a matrix in which nothing deadly is low', async () => {
  const { cells, probabilities, severities, number } = await matrixOf('manager@southfield.test')
  assert.deepEqual([number, cells.length], [1, 25])
  assert.deepEqual(
    probabilities.map(({ level }) => level),
    [1, 2, 3, 4, 5],
  )
  assert.deepEqual(
    severities.map(({ level }) => level),
    [1, 2, 3, 4, 5],
  )
  assert.ok(cells.every(({ severity, band }) => severity < 5 || band !== 'low'))
})

test('the matrix that a company begins with is the usual one of the regulation room', async () => {
  const { cells } = await matrixOf('manager@southfield.test')
  for (const { probability, severity, score, band } of cells) {
    const usual = risk.rate({ probability, severity })
    assert.deepEqual([score, band], [usual.score, usual.band])
  }
})

test('saving makes a new version; the one before stays to be read', async () => {
  const before = await matrixOf()
  const body = { ...sent(before, () => ({ band: 'high' })), note: 'Stricter.' }
  assert.equal((await ask(manager, 'PUT', path, body)).status, 200)
  const after = await matrixOf()
  assert.equal(after.number, before.number + 1)
  assert.ok(
    after.cells.every(
      ({ band, action_required }) => band === 'high' && action_required === 'Go on.',
    ),
  )
  assert.deepEqual([after.note, after.saved_by], ['Stricter.', 'Maya Okafor'])
  const old = await ask(manager, 'GET', `${path}?number=${before.number}`)
  assert.deepEqual((old.body.data as unknown as Matrix).cells, before.cells)
})

test('what can kill is never low', async () => {
  const matrix = await matrixOf()
  const low = sent(matrix, ({ severity }) => (severity === 5 ? { band: 'low' } : {}))
  const { status, body } = await ask(manager, 'PUT', path, low)
  assert.equal(status, 422)
  assert.match(JSON.stringify(body.errors), /never low/)
  assert.equal((await matrixOf()).number, matrix.number)
})

test('a matrix with a cell twice is refused', async () => {
  const matrix = await matrixOf()
  const twice = sent(matrix, ({ probability }) => (probability === 5 ? { probability: 4 } : {}))
  assert.equal((await ask(manager, 'PUT', path, twice)).status, 422)
})

test('who had an older version before them is told so', async () => {
  const matrix = await matrixOf()
  const answers = await Promise.all([1, 2].map(() => ask(manager, 'PUT', path, sent(matrix))))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('all staff read the matrix; only people with the grant change it', async () => {
  const matrix = await matrixOf('user@northgate.test')
  assert.equal(matrix.cells.length, 25)
  assert.equal((await ask('user@northgate.test', 'PUT', path, sent(matrix))).status, 403)
})

test('hazards are counted where they stand, retired ones not', async () => {
  type Count = { when: string; count: number }
  const counted = async () => {
    const { body } = await ask(manager, 'GET', `${path}/hazards`)
    const all = body.data as unknown as Count[]
    const of = (when: string) =>
      all.filter((one) => one.when === when).reduce((sum, { count }) => sum + count, 0)
    return [of('initial'), of('residual')]
  }
  assert.deepEqual(await counted(), [40, 37])
  const list = await ask(manager, 'GET', '/api/dashboard/hazards')
  const [row] = (list.body.data as unknown as { data: { id: string; version: number }[] }).data
  const retired = { version: row?.version, status: 'retired' }
  await ask(manager, 'PATCH', `/api/dashboard/hazards/${row?.id}`, retired)
  assert.deepEqual(await counted(), [39, 36])
})

test('levels are worded anew, never added or removed', async () => {
  const address = '/api/dashboard/severity-ratings'
  const { body } = await ask(manager, 'GET', address)
  const rows = (body.data as unknown as { data: { id: string; used: boolean }[] }).data
  const [used, unused] = [rows.find((row) => row.used), rows.find((row) => !row.used)]
  const edit = (row: { id: string } | undefined, change: object) =>
    ask(manager, 'PATCH', `${address}/${row?.id}`, { version: 1, ...change })

  assert.deepEqual(Object.keys((await edit(used, { range_to: 77 })).body.errors ?? {}), [
    'range_to',
  ])
  assert.equal((await edit(unused, { range_to: 77 })).status, 200)
  assert.equal((await edit(used, { name: 'Hospital', colour: 'danger' })).status, 200)
  assert.equal((await edit(used, { version: 2, level: 5 })).status, 422)
  assert.ok((await ask(manager, 'POST', address, { name: 'Sixth' })).status >= 404)
  assert.ok((await ask(manager, 'PUT', `${address}/${used?.id}/archive`, {})).status >= 404)
  const backwards = { version: 2, range_from: 9, range_to: 2 }
  assert.deepEqual(Object.keys((await edit(unused, backwards)).body.errors ?? {}), ['range_to'])
})

dbTest('setting a company up twice leaves what it has', async ({ db }) => {
  await setUpRisk(db, 'en')
  await setUpRisk(db, 'en')
  assert.equal((await findMatrix(db))?.versions.length, 1)
})

for (const [language, rarest, worst, action] of [
  ['en', 'Rare', 'Fatal', 'Stop the work until the risk is reduced.'],
  ['fr', 'Rare', 'Mortelle', 'Arrêter le travail jusqu’à ce que le risque soit réduit.'],
  ['es', 'Rara', 'Mortal', 'Detener el trabajo hasta que se reduzca el riesgo.'],
] as const)
  dbTest(
    `a company that begins in ${language} finds its matrix in that language`,
    async ({ db }) => {
      await setUpRisk(db, language)
      const matrix = await findMatrix(db)
      assert.equal(matrix?.probabilities[0]?.name, rarest)
      assert.equal(matrix?.severities[4]?.name, worst)
      assert.deepEqual([25, action], [matrix?.cells.length, matrix?.cells.at(-1)?.action_required])
      const words = [...(matrix?.probabilities ?? []), ...(matrix?.severities ?? [])]
      assert.equal(words.filter(({ name, description }) => name && description).length, 10)
    },
  )

dbTest('no request rewrites a version of the matrix', async ({ db }) => {
  await setUpRisk(db, 'en')
  const may = await db.many<{ right: string }>(sql`
    select t || ' ' || p as "right" from unnest('{risk_matrix,risk_matrix_cell}'::text[]) t,
      unnest('{update,delete,truncate}'::text[]) p where has_table_privilege('plumbline_app', t, p)`)
  assert.deepEqual(may, [])
})
