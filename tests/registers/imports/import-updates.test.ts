// A sheet of people of whom some are there already: they become what it says, and what they were again.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { allGrants } from '../../../src/access/grants.ts'
import { users } from '../../../src/features/people/users/users.register.ts'
import { projects } from '../../../src/features/projects/projects.register.ts'
import { teams } from '../../../src/features/projects/teams/teams.register.ts'
import type { ImportVerdict } from '../../../src/register/capabilities/import/contract.ts'
import { callsOf } from '../../../src/register/contract.ts'
import type { AnyRow } from '../../../src/register/define.ts'
import type { Caller, Values } from '../caller.ts'
import { type House, openHouse } from '../house.ts'
import { sendSheet } from '../sheets.ts'

const calls = callsOf(users)
let house: House
before(async () => {
  house = await openHouse('import updates')
  await house.make(projects, 'required', { name: 'North yard', number: 'NY-1' })
  await house.make(projects, 'required', { name: 'South yard', number: 'SY-1' })
  await house.make(teams, 'required', { name: 'Formwork crew' })
})

async function sheetOf(who: Caller, lines: readonly string[], twins = 'update') {
  const file = await sendSheet(who, 'people.csv', lines.join('\r\n'))
  const ask = async (query: Values, body: Values = {}) => {
    const { status, body: answer } = await who.ask(calls.importRows, {
      query,
      body: { file, twins, ...body },
    })
    return { status, data: answer.data as ImportVerdict, body: answer }
  }
  return {
    check: () => ask({ dry_run: '1' }),
    commit: (token: string) => ask({}, { token }),
    undo: (token: string) => who.ask(calls.undoImport, { body: { token } }),
  }
}

const rowOf = async (search: string): Promise<AnyRow> => {
  const [row] = await house.manager.rows(calls.list, { search })
  assert.ok(row, search)
  return row
}
const named = (value: unknown) => (value as { name: string }[]).map(({ name }) => name)
const wrongIn = ({ lines }: ImportVerdict) =>
  lines.map(({ verdict, errors }) => [verdict, Object.values(errors).flat().join(' ')])

test('a line changes who is there: field by field in the trial, then for good, and back for a day', async () => {
  const { manager } = house
  await house.make(users, 'required', {
    ...{ first_name: 'Ada', last_name: 'Known', email: 'ada@ridge.test', employee_no: 'U-1' },
    job_title: 'Labourer',
  })
  const sheet = await sheetOf(manager, [
    'Email,Last,First,Job title,Project,Team',
    'ADA@ridge.test,,,Foreman,NY-1,formwork crew',
    'new@ridge.test,New,Bo,,South yard; NY-1,',
    'ada@ridge.test,,,Twice,,',
  ])
  const [ada, bo, twice] = (await sheet.check()).data.lines
  assert.deepEqual(
    [
      ada?.name,
      ada?.verdict,
      ada?.changes.map(({ label, before, after }) => [label, before, after]),
    ],
    [
      'Ada Known',
      'update',
      [
        ['Job title', 'Labourer', 'Foreman'],
        ['Projects', '', 'North yard'],
        ['Teams', '', 'Formwork crew'],
      ],
    ],
  )
  assert.deepEqual([bo?.verdict, twice?.verdict], ['create', 'error'])
  assert.equal((await rowOf('ada@ridge.test')).job_title, 'Labourer', 'a trial changes nothing')

  const right = await sheetOf(manager, [
    'Email,Last,First,Job title,Project,Team',
    'ADA@ridge.test,,,Foreman,NY-1,formwork crew',
    'new@ridge.test,New,Bo,,South yard; NY-1,',
  ])
  const { token, totals } = (await right.check()).data
  assert.deepEqual(totals, { lines: 2, create: 1, update: 1, skip: 0, error: 0 })
  assert.equal((await right.commit(token)).status, 200)
  const changed = await rowOf('ada@ridge.test')
  assert.deepEqual(
    [changed.job_title, named(changed.projects), named(changed.teams), changed.last_name],
    ['Foreman', ['North yard'], ['Formwork crew'], 'Known'],
  )
  assert.deepEqual(named((await rowOf('new@ridge.test')).projects).sort(), [
    'North yard',
    'South yard',
  ])
  const same = await sheetOf(manager, ['Email,Job title', 'ada@ridge.test,Foreman'])
  assert.deepEqual(wrongIn((await same.check()).data), [['same', '']])

  assert.deepEqual((await right.undo(token)).body.data, { removed: 1, restored: 1 })
  const back = await rowOf('ada@ridge.test')
  assert.deepEqual([back.job_title, back.projects, back.teams], ['Labourer', [], []])
})

test('what was changed since is in the way of taking it back, and is named', async () => {
  const { manager } = house
  const cy = await house.make(users, 'required', { email: 'cy@ridge.test', last_name: 'Later' })
  const sheet = await sheetOf(manager, ['Email,Trade', 'cy@ridge.test,Carpenter'])
  const { token } = (await sheet.check()).data
  assert.equal((await sheet.commit(token)).status, 200)
  const now = await manager.row(calls.read, { params: { id: cy.id } })
  await manager.row(calls.edit, {
    params: { id: cy.id },
    body: { version: now.version, trade: 'Mason' },
  })
  const refused = await sheet.undo(token)
  assert.equal(refused.status, 409)
  assert.match(JSON.stringify(refused.body.errors), /Later.*changed since/)
  assert.equal((await manager.row(calls.read, { params: { id: cy.id } })).trade, 'Mason')
})

test('nobody widens a right by a sheet, nor puts people where they may not', async () => {
  await house.make(users, 'required', { email: 'di@ridge.test', role_id: '3' })
  const lines = ['Email,Role,Project', 'di@ridge.test,H&S manager,', 'di@ridge.test,,NY-1']
  const office = await house.person(['users.create', 'users.edit'])
  const verdicts = async (who: Caller, line: string) =>
    (await (await sheetOf(who, [lines[0] ?? '', line])).check()).data.lines
  const [role] = await verdicts(office, lines[1] ?? '')
  assert.match(role?.errors.permission_template_id?.[0] ?? '', /rights you do not have/)
  const [place] = await verdicts(office, lines[2] ?? '')
  assert.match(place?.errors.projects?.[0] ?? '', /permission to change who is on a project/)
  const [allowed] = await verdicts(await house.person(allGrants), lines[2] ?? '')
  assert.equal(allowed?.verdict, 'update')
  const noEdit = await sheetOf(await house.person(['users.create']), lines)
  const { status, body } = await noEdit.check()
  assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, ['twins']])
})

test('a place that nobody knows is answered with the one that was meant', async () => {
  const sheet = await sheetOf(house.manager, ['First,Last,Project', 'Ed,East,Nroth yard'])
  const { lines } = (await sheet.check()).data
  assert.deepEqual(lines[0]?.errors.projects, [
    '“Nroth yard” is not in the list of choices. Did you mean “North yard”?',
  ])
})

test('the verdicts come as they are judged, to the caller who wants lines', async () => {
  const { manager } = house
  const lines = Array.from({ length: 450 }, (_, n) => `Line${n},Many,line${n}@ridge.test`)
  const file = await sendSheet(manager, 'many.csv', ['First,Last,Email', ...lines].join('\n'))
  const answer = await fetch(`${house.address}/api/dashboard/users/import?dry_run=1`, {
    method: 'POST',
    headers: {
      ...manager.headers,
      accept: 'application/x-ndjson',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ file }),
  })
  const said = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const parts = said.slice(0, -1).map(({ progress }) => progress)
  assert.deepEqual(Object.keys(parts[0].columns), ['headings', 'examples', 'mapping', 'guessed'])
  assert.deepEqual([parts.at(-1).done, parts.at(-1).of, parts.length > 3], [450, 450, true])
  assert.deepEqual(
    parts.flatMap((part) => part.lines),
    said.at(-1).reply.data.lines,
  )
})
